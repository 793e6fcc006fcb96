// A tile that lies for the time being, and what can be done with it, as boards show it.
import type { Snippet } from 'svelte';
import type { Square } from './square';

/** Something on the tile that can be chosen, at a place of its 100 by 100. */
export interface Spot {
  digit: number;
  x: number;
  y: number;
  /** "City, +4" */
  name: string;
  isChosen: boolean;
}

export interface Held {
  at: Square;
  /** What is held, if it is no tile. */
  name?: string;
  /** What the buttons do, in words: "Lay it here", "Take it off". */
  lay: string;
  off: string;
  onlay: () => void;
  onoff: () => void;
  /** Only if it fits in more ways than one. */
  onturn?: (direction: 1 | -1) => void;

  spots?: readonly Spot[];
  spotsName?: string;
  /** What is on the button of a spot, by its digit. */
  face?: Snippet<[number]>;
  onspot?: (digit: number) => void;
  /** A spot is pointed at, or has the focus; null when it is over. */
  onlook?: (digit: number | null) => void;
  /** The choice of none of the spots. */
  none?: string;
  isNone?: boolean;
  noneFace?: Snippet;
  onnone?: () => void;
}
