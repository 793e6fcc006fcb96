// The table by link that a match was opened from, to be watched or reviewed. It is remembered with the page of the browser's
// history, not in the address: whoever is given that has no use for the table.

/** Opens a link to another page; if it is opened from a table, or what was, that page leads back there. */
export function leaveFor(link: string) {
  const table = location.hash.startsWith('#/table?') ? location.hash : tableBehind();
  location.href = link;
  if (table) history.replaceState({ table }, '');
}

/** The address of the table, if there is one. */
export const tableBehind = (): string | undefined => (history.state as { table?: string } | null)?.table;
