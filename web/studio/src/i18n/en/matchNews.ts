// Messages during a game: moves, scores and illegal moves.
import { english as plural } from '../plural';

/** A scored feature, as the library reports it. */
interface Paid {
  kind: 'city' | 'road' | 'monastery' | 'field';
  complete: boolean;
  tiles: number;
  pennants: number;
  cities: number;
}

export const matchNews = {
  /** Scored features in the log. */
  paid: {
    what: ({ kind, complete, tiles, pennants, cities }: Paid): string => {
      if (kind === 'field') return `A field touching ${cities === 0 ? 'no complete city' : plural(cities, 'complete city', 'complete cities')}`;
      if (kind === 'monastery') return complete ? 'A monastery is complete' : `A monastery with ${plural(tiles - 1, 'tile', 'tiles')} around it`;
      const shields = pennants === 0 ? '' : ` with ${pennants === 1 ? 'a pennant' : `${pennants} pennants`}`;
      return `${complete ? 'A' : 'An open'} ${kind} of ${plural(tiles, 'tile', 'tiles')}${shields}${complete ? ' is complete' : ''}`;
    },
    pays: (what: string, points: number, isShared: boolean, names: string) =>
      `${what}: ${plural(points, 'point', 'points')}${isShared ? ' each' : ''} for ${names}`,
  },
  andScored: (points: number, others: readonly { name: string; points: number }[]) =>
    (points === 0 ? '' : ` and scored ${points}`) + others.map((other) => `, ${other.name} scored ${other.points}`).join(''),
  yourMove: '. Your move',
  moveOf: (name: string) => `. Your move, ${name}`,
  turnOf: (name: string) => `${name}’s turn`,
  layFirst: 'Place the first tile: choose a marked square',
  noPlaceFor: (tile: string) => `No place for ${tile}`,
  takeBackAnyway: 'You have seen the next tile. Undo anyway?',
  completeSomething: 'You have no meeples left: complete something to get one back',
  noMeeplesLeft: 'You have no meeples left',
  noFarmers: 'This game is played without farmers',
  occupied: 'There is already a meeple on that',
};
