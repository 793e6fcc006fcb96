/** A square of a board, by column and row. */
export interface Square {
  x: number;
  y: number;
}

export const areSame = (one: Square, other: Square) => one.x === other.x && one.y === other.y;

/** A key that identifies a square. */
export const keyOf = ({ x, y }: Square) => `${x},${y}`;
