// Remembers the online table from which a match was opened to watch or review. It is stored with the entry in the browser's
// history, not in the address, because other readers of the link have no use for the table.

/** Opens a link to another page, which leads back to the table if this page is a table or came from one. */
export function leaveFor(link: string) {
  const table = location.hash.startsWith('#/table?') ? location.hash : tableBehind();
  location.href = link;
  if (table) history.replaceState({ table }, '');
}

/** The address of the table, if there is one. */
export const tableBehind = (): string | undefined => (history.state as { table?: string } | null)?.table;
