// The result of a match, and its text for sharing.
import type { MatchPiece, MatchView } from 'bastide-engine';
import { dotsOf } from '@/lib/bots/faces';
import { t } from '@/i18n';
import { joinWords } from '@/i18n/joinWords';
import { gameSummary } from './rules';
import type { StoredGame, Seat } from './storedGame';

export interface Standing {
  player: number;
  name: string;
  bot: string | null;
  /** Equal points share a rank, and the next rank is skipped. */
  rank: number;
  points: number;
  byKind: Record<MatchPiece, number>;
  /** How the player left before the end, such as "resigned". */
  left?: string;
}

/** The players of a finished match, best first. */
export function standings(view: MatchView, seats: readonly Seat[]): Standing[] {
  const rows = seats.map(({ name, bot }, player) => {
    const byKind: Record<MatchPiece, number> = { city: 0, road: 0, monastery: 0, field: 0 };
    for (const event of view.events) if (event.winners.includes(player)) byKind[event.kind] += event.points;
    return { player, name, bot, rank: view.ranks[player]!, points: view.projected[player]!, byKind };
  });
  return rows.sort((one, other) => one.rank - other.rank || one.player - other.player);
}

/** The only person among bots; -1 if there is none. */
function onlyPerson(rows: readonly Standing[]): number {
  const people = rows.filter(({ bot }) => bot === null);
  return people.length === 1 ? people[0]!.player : -1;
}

/** "Ann wins by 12 points", "You win by 1 point" for the winner, "Ann and Bob tie for first place" */
export function victory(rows: readonly Standing[], reader = onlyPerson(rows)): string {
  const winners = rows.filter((row) => row.rank === 1);
  if (winners.length > 1) return t.match.share(joinWords(winners.map((row) => row.name)));
  const [first, second] = rows as [Standing, ...Standing[]];
  if (!second) return t.match.scoresAlone(first.name, first.points);
  const by = first.points - second.points;
  return first.player === reader ? t.match.youWin(by) : t.match.wins(first.name, by);
}

const marked = [
  ['city', '🏰'],
  ['road', '🛣️'],
  ['monastery', '⛪'],
  ['field', '🌾'],
] as const;

/** "1. Ann 84 (🏰40 🛣️21 ⛪9 🌾14)": points and their sources, nothing about the board. */
export function resultText(rows: readonly Standing[], play: StoredGame): string {
  const lines = rows.map(({ rank, name, bot, points, byKind, left }) => {
    const strength = (bot === null ? '' : ` ${dotsOf(bot)}`) + (left === undefined ? '' : ` (${left})`);
    const kinds = marked.map(([kind, mark]) => `${mark}${byKind[kind]}`).join(' ');
    return `${rank}. ${name}${strength} ${points} (${kinds})`;
  });
  const { seed } = play.match;
  const { matchOfDay, matchOfSeed, matchPlain } = t.results;
  const isPlain = seed === undefined || play.match.position !== undefined;
  const title = play.daily ? matchOfDay(play.daily) : isPlain ? matchPlain : matchOfSeed(seed);
  return [title, gameSummary(play), ...lines].join('\n');
}
