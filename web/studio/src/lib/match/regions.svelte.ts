// Features whose outlines the board shows.
import type { MatchEvent, MatchRegion, MatchView } from 'bastide-engine';
import { engine } from '@/lib/engine';
import { takeLatest } from '@/lib/takeLatest';
import { pieceOf } from './art';
import type { StoredGame } from './storedGame';

export class Regions {
  shown = $state.raw<readonly MatchRegion[]>([]);
  /** Number of complete cities fed by the shown fields; null without a field. */
  readonly fed = $derived.by(() => {
    const fields = this.shown.filter(({ kind }) => kind === 'field');
    return fields.length === 0 ? null : new Set(fields.flatMap(({ cities }) => cities.map(({ area }) => area))).size;
  });
  // Features that no longer exist, for example after undo, are not shown.
  readonly #take = takeLatest<MatchRegion[]>((all) => (this.shown = all), () => (this.shown = []));

  show(asked: readonly Promise<MatchRegion | null>[]) {
    this.#take(Promise.all(asked).then((all) => all.filter((region) => region !== null)));
  }
}

/** The player who alone scores these events; null if there are several. */
export function claimerOf(events: readonly MatchEvent[]): number | null {
  const winners = new Set(events.flatMap((event) => event.winners));
  return winners.size === 1 ? [...winners][0]! : null;
}

type MatchRef = Pick<StoredGame, 'match'>;
const regionsAt = ({ match }: MatchRef, view: MatchView, nodes: Iterable<number>) =>
  [...new Set(nodes)].map((node) => engine.matchRegion(match, view.moves, node));

/** The features of events. */
export const regionsOf = (play: MatchRef, view: MatchView, events: readonly MatchEvent[]) =>
  regionsAt(play, view, events.map(({ node }) => node));

const farmersOf = (view: MatchView, player: number) =>
  view.board.flatMap(({ tile, rotation, meeple }) =>
    meeple?.player === player && pieceOf(tile, rotation, meeple.piece)?.kind === 'field' ? [meeple.node] : [],
  );

export const hasFarm = (view: MatchView, player: number) => farmersOf(view, player).length > 0;

/** The field at a point of the board. */
export const fieldAt = ({ match }: MatchRef, view: MatchView, { x, y }: { x: number; y: number }) => [engine.matchFieldAt(match, view.moves, x, y)];

/** The fields with a player's farmers. */
export const farmsOf = (play: MatchRef, view: MatchView, player: number) => regionsAt(play, view, farmersOf(view, player));
