// How a match ended, and the text of it to paste.
import type { MatchPiece, MatchView } from 'bastide-engine';
import { counted, ordinal } from '@/lib/words';
import { aboutPlay, type Play, type Seat } from './play';

export interface Standing {
  player: number;
  name: string;
  /** Equal points share a rank, and the next is skipped. */
  rank: number;
  points: number;
  byKind: Record<MatchPiece, number>;
}

/** The players of a match that is over, from the first to the last. */
export function standings(view: MatchView, seats: readonly Seat[]): Standing[] {
  const rows = seats.map(({ name }, player) => {
    const byKind: Record<MatchPiece, number> = { city: 0, road: 0, monastery: 0, field: 0 };
    for (const event of view.events) if (event.winners.includes(player)) byKind[event.kind] += event.points;
    return { player, name, rank: view.ranks[player]!, points: view.projected[player]!, byKind };
  });
  return rows.sort((one, other) => one.rank - other.rank || one.player - other.player);
}

/** "Ann wins", "Ann and Bob share the victory" */
export function victory(rows: readonly Standing[]): string {
  const winners = rows.filter((row) => row.rank === 1).map((row) => row.name);
  return winners.length === 1 ? `${winners[0]} wins` : `${winners.slice(0, -1).join(', ')} and ${winners.at(-1)} share the victory`;
}

export function resultText(view: MatchView, play: Play): string {
  const lines = standings(view, play.seats).map(({ rank, name, points }) => `${ordinal(rank)} ${name}: ${counted(points, 'point')}`);
  const { seed } = play.match;
  return [`Bastide match${seed === undefined ? '' : `, seed ${seed}`}`, aboutPlay(view, play), ...lines].join('\n');
}
