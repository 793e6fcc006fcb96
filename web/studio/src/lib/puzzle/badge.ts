// Where a tile's number covers no city, road or village.
import type { Five } from 'bastide-engine';

const [field, road, city] = [0, 1, 2];

// The middles of spots for a circle of radius 11, with the edges next to each: north, east, south, west.
const corners = [[14, 14, 3, 0], [86, 14, 0, 1], [86, 86, 1, 2], [14, 86, 2, 3]] as const;
const sides = [[50, 13, 0], [87, 50, 1], [50, 87, 2], [13, 50, 3]] as const;
// Between a road and the tip of a city.
const besideRoads = [[13, 32, 3], [68, 13, 0], [87, 68, 1], [32, 87, 2]] as const;

/** The first corner without a city, else a side with a field or next to its road, else a corner within the city. */
export function badgeAt(five: Five): { x: number; y: number } {
  const corner = corners.find(([, , one, other]) => five[one] !== city && five[other] !== city);
  const [x, y] = corner ?? sides.find(([, , side]) => five[side] === field) ?? besideRoads.find(([, , side]) => five[side] === road) ?? corners[0];
  return { x, y };
}
