// A pinned tile and its buttons, as boards show them.
import type { Snippet } from 'svelte';
import type { Square } from './square';

/** A choice on the tile, at a point of its 100 by 100. */
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
  /** Describes what is held if it is not a tile. */
  name?: string;
  /** Labels of the buttons: "Place it here", "Remove it". */
  placeTile: string;
  off: string;
  onplace: () => void;
  onoff: () => void;
  /** Missing if it fits in only one way. */
  onturn?: (direction: 1 | -1) => void;

  spots?: readonly Spot[];
  spotsName?: string;
  /** Content of a spot's button, by digit. */
  face?: Snippet<[number]>;
  onspot?: (digit: number) => void;
  /** Called when a spot is pointed at or focused, and with null afterwards. */
  onlook?: (digit: number | null) => void;
  /** Label for choosing none of the spots. */
  none?: string;
  isNone?: boolean;
  noneFace?: Snippet;
  onnone?: () => void;
}
