// The smallest rectangle around the placed tiles, or the square of the first tile if none is placed.
import type { Placement } from 'bastide-engine';

export interface Extent {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

export function extentOf(laid: readonly Placement[]): Extent {
  if (laid.length === 0) return { top: 0, left: 0, bottom: 0, right: 0 };
  const rows = laid.map(([row]) => row);
  const columns = laid.map(([, column]) => column);
  return { top: Math.min(...rows), left: Math.min(...columns), bottom: Math.max(...rows), right: Math.max(...columns) };
}
