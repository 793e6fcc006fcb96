// Match problems, in the module of reviews.
import type { Call } from './module.js';
import type { JudgedTurn, MatchPractice, MatchRecord } from './types.js';

export interface ProblemAnswer {
  id: string;
  /** Rating of the problem. */
  rating: number;
  right: boolean;
  /** Day in UTC, "2026-11-21". */
  day: string;
}

export function problemCalls(call: Call) {
  return {
    /** Judges the last of a match's moves as an answer to a problem. */
    matchAnswer: (match: MatchRecord, moves: number, names: readonly string[]): JudgedTurn =>
      JSON.parse(call('match_answer', [JSON.stringify(match), String(moves), names.join('\n')])),

    /** Rates the answers given so far, oldest first, and chooses the next problem. */
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
