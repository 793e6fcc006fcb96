// Results of the reader's games against bots. Games between people have no owner, and games from a position have no equal
// start. Both are not stored.
import type { MatchView } from 'bastide-engine';
import { GameResults, type GameResult } from '@/lib/game/gameResults.svelte';
import { today } from '@/lib/seed';
import type { StoredGame, Seat } from './storedGame';

export type Outcome = 'won' | 'drawn' | 'lost';
const outcomes: readonly string[] = ['won', 'drawn', 'lost'] satisfies Outcome[];

export interface Result extends GameResult {
  /** The other players, by the library's names. */
  bots: string[];
  outcome: Outcome;
  points: number;
  /** Points of the best bot. */
  others: number;
  /** The reader saw a hint. */
  hinted?: boolean;
}

const isResult = (value: unknown): value is Result => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, bots, outcome, points, others, date, daily } = value as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    Array.isArray(bots) &&
    bots.every((bot) => typeof bot === 'string') &&
    outcomes.includes(outcome as string) &&
    Number.isInteger(points) &&
    Number.isInteger(others) &&
    typeof date === 'string' &&
    (daily === null || typeof daily === 'string')
  );
};
const areResults = (value: unknown): value is Result[] => Array.isArray(value) && value.every(isResult);

/** The seat of the only person among bots; -1 if there is none. */
export function ownSeat(seats: readonly Seat[]): number {
  const people = seats.flatMap(({ bot }, i) => (bot === null ? [i] : []));
  return people.length === 1 ? people[0]! : -1;
}

// Games without opponents have no result.
function resultOf(view: MatchView, play: StoredGame): Result | undefined {
  const own = ownSeat(play.seats);
  if (own < 0 || play.seats.length < 2 || play.match.position !== undefined) return undefined;
  const points = view.projected[own]!;
  const others = Math.max(...view.projected.filter((_, player) => player !== own));
  const outcome = points > others ? 'won' : points === others ? 'drawn' : 'lost';
  const bots = play.seats.flatMap(({ bot }) => (bot === null ? [] : [bot]));
  return { id: play.id, bots, outcome, points, others, date: today(), daily: play.daily ?? null, ...(play.hinted && { hinted: true }) };
}

export interface Standing {
  bots: string[];
  won: number;
  drawn: number;
  lost: number;
  played: number;
  /** How far the reader was ahead of the best bot on average. Negative if behind. */
  meanLead: number;
  /** The reader's most points. */
  best: number;
}

/** The reader's points more than the best bot. */
export const leadOf = ({ points, others }: Result) => points - others;

/** Adds up games, which may be against different bots. */
export function standingOf(bots: string[], games: readonly Result[]): Standing {
  const count = (of: Outcome) => games.filter(({ outcome }) => outcome === of).length;
  return {
    bots,
    won: count('won'),
    drawn: count('drawn'),
    lost: count('lost'),
    played: games.length,
    meanLead: games.reduce((sum, game) => sum + leadOf(game), 0) / games.length,
    best: Math.max(...games.map(({ points }) => points)),
  };
}

export class Results extends GameResults<Result> {
  /** `name` is where results are stored; null for nowhere. */
  constructor(name: string | null = 'match.results') {
    super(name, areResults);
  }

  of(id: string): Result | undefined {
    return this.all.find((result) => result.id === id);
  }

  /** Results per bot or group of bots, latest first. */
  get records(): readonly Standing[] {
    const games = new Map<string, Result[]>();
    for (const game of [...this.all].reverse()) {
      const company = [...game.bots].sort().join();
      games.set(company, [...(games.get(company) ?? []), game]);
    }
    return [...games].map(([company, all]) => standingOf(company.split(','), all));
  }

  /** Stores the result of a finished game. Returns false if the browser stores nothing. */
  save(view: MatchView, play: StoredGame): boolean {
    const result = resultOf(view, play);
    if (!result || this.of(play.id)) return true;
    return this.add(result);
  }
}
