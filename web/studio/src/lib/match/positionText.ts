// Texts of positions. The library reads them.

/** Everything else that a match can be opened from is JSON. */
export const isPositionText = (text: string) => !/^\s*[[{]/.test(text);

/** Mails and chats wrap long lines. */
export const onOneLine = (text: string) => text.trim().replace(/\s+/g, ' ');
