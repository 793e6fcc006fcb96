// Messages of the library: locations, and sentences by message id. English has no sentences here, because messages bring
// their own.
export const messages = {
  place: (line: number, column: number) => (column > 0 ? `line ${line}, column ${column}` : `line ${line}`),
  /** In a text of one line. */
  column: (column: number) => `column ${column}`,
  colon: ': ',
  sentences: {} as Record<string, (...operands: string[]) => string>,
};
