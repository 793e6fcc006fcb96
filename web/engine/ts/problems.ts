// Problems of the match, in the module of reviews.
import type { Call } from './module.js';
import type { JudgedTurn, MatchPractice, MatchRecord } from './types.js';

export interface ProblemAnswer {
  id: string;
  /** Of the problem. */
  rating: number;
  right: boolean;
  /** In UTC, "2026-11-21". */
  day: string;
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
