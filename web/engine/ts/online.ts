// Online tables. The library turns their events into a view that a page can draw without knowing the rules.
import type { Call } from './module.js';
import type { OnlineLimits, OnlineSettings, OnlineView } from './types.js';

export function onlineCalls(call: Call) {
  return {
    /** The table seen from a seat, null for spectators. Each event is the JSON that the server sent. */
    matchOnline: (settings: OnlineSettings, commitment: string, seat: number | null, events: readonly string[]): OnlineView =>
      JSON.parse(
        call('match_online', [JSON.stringify(settings), commitment, String(seat ?? -1), events.map((each) => `${each}\n`).join('')]),
      ),
    /** A browser's contribution to the deal, from 64 random hexadecimal digits and the player's word. */
    matchContribution: (random: string, word: string): string => call('match_contribution', [random, word]),
    /** The random bits of a contribution from 32 hexadecimal digits of the reader, for a table, a round of its deal and a seat. */
    matchOwnRandom: (number: string, serverCommitment: string, round: number, seat: number): string =>
      call('match_own_random', [number, serverCommitment, String(round), String(seat)]),
    /** The commitment to a contribution, for a table, a round of its deal and a seat. */
    matchCommitment: (contribution: string, serverCommitment: string, round: number, seat: number): string =>
      call('match_commitment', [contribution, serverCommitment, String(round), String(seat)]),
    /** The limits of all tables. */
    matchOnlineLimits: (): OnlineLimits => JSON.parse(call('match_online_limits', [])),
  };
}
