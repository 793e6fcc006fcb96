// Problems of the match, in the module of reviews.
import type { MatchRecord } from './match.js';
import type { Call } from './module.js';
import type { JudgedTurn } from './review.js';

/** What the best move does that the next best does not. */
export type MatchTheme = 'join' | 'block' | 'field' | 'free' | 'ending' | 'complete' | 'claim' | 'build';

/** A position with one best move, as `bastide match problems --json` has it. */
export interface MatchProblem {
  theme: MatchTheme;
  rating: number;
  best: string;
  /** Of the best move before the next best, in hundredths of a point. */
  lead: number;
  error: number;
  match: MatchRecord;
}

export interface ProblemAnswer {
  id: string;
  /** Of the problem. */
  rating: number;
  right: boolean;
  /** In UTC, "2026-11-21". */
  day: string;
}

export interface MatchPractice {
  rating: number;
  /** Its standard error. */
  deviation: number;
  /** The place of the problem that comes next; none if all are solved. */
  next: number | null;
  /** The place of the problem of the day. */
  daily: number;
  /** On how many days in a row something was answered. */
  days: number;
}

export function problemCalls(call: Call) {
  return {
    /** Judges the last of a match's moves, as an answer to a problem. */
    matchAnswer: (match: MatchRecord, moves: number, names: readonly string[]): JudgedTurn =>
      JSON.parse(call('match_answer', [JSON.stringify(match), String(moves), names.join('\n')])),

    /** What follows from the answers given, the first first, to problems in an order of one's own. */
    matchPractice: (
      problems: readonly { id: string; rating: number }[],
      answers: readonly ProblemAnswer[],
      today: string,
    ): MatchPractice =>
      JSON.parse(
        call('match_practice', [
          problems.map(({ id, rating }) => `${rating} ${id}`).join('\n'),
          answers.map(({ id, rating, right, day }) => `${rating} ${right ? 1 : 0} ${day} ${id}`).join('\n'),
          today,
        ]),
      ),
  };
}
