// Whether the deal of a match at a shared table was fair, once it is over.
import type { MatchRecord } from './match.js';
import type { Call } from './module.js';

export interface MatchFairness {
  /** The secret is the one that was committed to. */
  kept: boolean;
  /** The tiles were drawn in the order that follows from it and the players' words. */
  dealt: boolean;
}

export function fairCalls(call: Call) {
  return {
    /** The match has for its deck the tiles as they were drawn; there is a word of each seat, which may be empty. */
    matchFair: (drawn: MatchRecord, commitment: string, secret: string, own: readonly string[]): MatchFairness =>
      JSON.parse(call('match_fair', [JSON.stringify(drawn), commitment, secret, own.join('\n')])),
  };
}
