// Features whose outlines the board shows.
import type { MatchEvent, MatchRegion, MatchView } from 'bastide-engine';
import { engine } from '@/lib/engine';
import { takeLatest } from '@/lib/takeLatest';
import { pieceOf } from './art';
import type { StoredGame } from './storedGame';

/** A feature with the player whose colour it has; null for none or several. */
export type OwnedRegion = MatchRegion & { owner: number | null };
type Asked = Promise<OwnedRegion | null>;

/** A feature in a player's colour. */
export const ownedBy = async (owner: number | null, region: Promise<MatchRegion | null>): Asked => {
  const found = await region;
  return found && { ...found, owner };
};

export class Regions {
  shown = $state.raw<readonly OwnedRegion[]>([]);
  /** Number of complete cities fed by the shown fields; null without a field. */
  readonly fed = $derived.by(() => {
    const fields = this.shown.filter(({ kind }) => kind === 'field');
    return fields.length === 0 ? null : new Set(fields.flatMap(({ cities }) => cities.map(({ area }) => area))).size;
  });
  // Features that no longer exist, for example after undo, are not shown.
  readonly #take = takeLatest<OwnedRegion[]>((all) => (this.shown = all), () => (this.shown = []));

  show(asked: readonly Asked[]) {
    this.#take(Promise.all(asked).then((all) => all.filter((region) => region !== null)));
  }
}

type MatchRef = Pick<StoredGame, 'match'>;
const regionsAt = ({ match }: MatchRef, view: Pick<MatchView, 'moves'>, owners: Iterable<[number, number | null]>) =>
  [...new Map(owners)].map(([node, owner]) => ownedBy(owner, engine.matchRegion(match, view.moves, node)));

/** The features of events, in the colours of their winners. */
export const regionsOf = (play: MatchRef, view: Pick<MatchView, 'moves'>, events: readonly MatchEvent[]) =>
  regionsAt(play, view, events.map(({ node, winners }) => [node, winners.length === 1 ? winners[0]! : null]));

const farmersOf = (view: MatchView, player: number) =>
  view.board.flatMap(({ tile, rotation, meeple }) =>
    meeple?.player === player && pieceOf(tile, rotation, meeple.piece)?.kind === 'field' ? [meeple.node] : [],
  );

/** The field at a point of the board. */
export const fieldAt = ({ match }: MatchRef, view: MatchView, { x, y }: { x: number; y: number }) => [ownedBy(null, engine.matchFieldAt(match, view.moves, x, y))];

/** The fields with a player's farmers. */
export const farmsOf = (play: MatchRef, view: MatchView, player: number) => regionsAt(play, view, farmersOf(view, player).map((node) => [node, player]));
