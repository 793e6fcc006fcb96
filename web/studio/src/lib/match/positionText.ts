// Texts of positions. The library reads them.

/** Everything else that a match can be opened from is JSON. */
export const isPositionText = (text: string) => !/^\s*[[{]/.test(text);

/** Whether a text that is not JSON begins or continues with a part of a position, such as "players 2;". */
export const hasPositionPart = (text: string) => /(^|;)\s*(players|tiles|scores|turn|hand|left)\s/.test(text);

/** Mails and chats wrap long lines. */
export const onOneLine = (text: string) => text.trim().replace(/\s+/g, ' ');
