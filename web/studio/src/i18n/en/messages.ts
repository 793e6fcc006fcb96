// Messages of the library: where in a text something is wrong, and sentences by a message's id. English has none of these.
export const messages = {
  place: (line: number, column: number) => (column > 0 ? `line ${line}, column ${column}` : `line ${line}`),
  colon: ': ',
  sentences: {} as Record<string, (...operands: string[]) => string>,
};
