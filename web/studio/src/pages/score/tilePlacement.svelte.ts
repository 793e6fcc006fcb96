// The tile being placed on a map: previewed under the mouse, pinned by a press, placed on request.
import type { Five, Square } from 'bastide-engine';
import { isFive, sameTile, rotate } from '@/lib/landscape/map';

export interface Held {
  square: Square;
  five: Five;
}

/** Whether a stored value is a pinned tile or null. */
export const isHeld = (value: unknown): value is Held | null => {
  if (value === null) return true;
  const { square, five } = (typeof value === 'object' ? value : {}) as Partial<Held>;
  return Array.isArray(square) && square.length === 2 && square.every(Number.isInteger) && isFive(five);
};

const same = (one: Square, other: Square) => one[0] === other[0] && one[1] === other[1];

export class TilePlacement {
  /** The pinned tile. */
  pinned = $state.raw<Held | null>(null);
  hovered = $state.raw<Square | null>(null);
  readonly #isLegal: (square: Square, five: Five) => boolean;

  /** `goes` tells whether a tile fits on a square in its rotation. */
  constructor(isLegal: (square: Square, five: Five) => boolean) {
    this.#isLegal = isLegal;
  }

  /** The rotations of a tile that fit on a square, the given one first. Equal rotations count once. */
  ways(square: Square, five: Five): Five[] {
    const all = [0, 1, 2, 3].map((turn) => rotate(five, turn)).filter((each) => this.#isLegal(square, each));
    return all.filter((each, i) => all.findIndex((other) => sameTile(each, other)) === i);
  }

  /** Pins a tile where it fits, or rotates the one that is pinned there. Returns false if it does not fit. */
  press(square: Square, five: Five): boolean {
    if (this.pinned && same(this.pinned.square, square)) this.turn(1);
    else return this.pin(square, five);
    return true;
  }

  pin(square: Square, five: Five): boolean {
    const way = this.ways(square, five)[0];
    if (way) this.pinned = { square, five: way };
    return way !== undefined;
  }

  turn(direction: 1 | -1) {
    if (!this.pinned) return;
    const ways = this.ways(this.pinned.square, this.pinned.five);
    this.pinned = { ...this.pinned, five: ways.at(direction % ways.length)! };
  }

  takeOff() {
    this.pinned = null;
  }

  /** The tile to show: the pinned one, or the chosen one under the mouse if it fits. */
  shown(chosen: Five | null): Held | null {
    if (this.pinned || !this.hovered || !chosen) return this.pinned;
    const five = this.ways(this.hovered, chosen)[0];
    return five ? { square: this.hovered, five } : null;
  }
}
