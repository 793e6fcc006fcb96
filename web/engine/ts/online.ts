// A table that people share by links, as what happened there has made it: a page draws this and knows no rule.
import type { Call } from './module.js';
import type { MatchOptions, MatchRecord } from './types.js';

/** What is agreed about a table, as its server has it. */
export interface OnlineSettings {
  seats: { bot: string | null }[];
  options?: MatchOptions;
  clock?: string;
}

export type GivingUp = 'resigned' | 'late';

export interface OnlineSeat {
  /** Empty where nobody sits yet. */
  name: string;
  /** Moves for the seat: also once a player has given up. */
  bot: string | null;
  /** The bot to show: none for a player who only ended the match. */
  face: string | null;
  gave_up: GivingUp | null;
  /** Milliseconds that were left when the turn began; null where no clock runs. */
  left: number | null;
}

/** Something that a player said or did, for the others. */
export interface OnlineNews {
  /** The number of the event. */
  n: number;
  seat: number;
  kind: 'said' | 'declined' | GivingUp;
  /** Of what was said, the number of the phrase. */
  phrase: number;
  /** Of what was declined, the seat that had asked. */
  to: number | null;
  /** How many moves stood then. */
  moves: number;
}

export type OnlineCommand = 'sit' | 'stand' | 'move' | 'resign' | 'back' | 'agree' | 'decline' | 'say' | 'rematch';

export interface OnlineView {
  /** How many events there are. */
  events: number;
  phase: 'lobby' | 'playing' | 'over';
  seats: OnlineSeat[];
  /** Null unless the match is played. */
  to_move: number | null;
  /** When the clock of the seat to move ends, by the server's time. */
  deadline: number | null;
  /** The request to take back. */
  asked: { by: number; agreed: number[] } | null;
  /** Who gave up and so ended the match. */
  ended_by: { seat: number; how: GivingUp } | null;
  news: OnlineNews[];
  /** The seat that asked for a rematch. */
  rematch_by: number | null;
  /** The number of the last event that settles a move sent before it. */
  decided: number;
  /** The commands that the own seat may send now. */
  may: OnlineCommand[];
  moves: number;
  /** With the tiles drawn so far; null before the match. */
  match: MatchRecord | null;
  /** Whether the secret is the one that was committed to, and the tiles follow from it; null before the end. */
  fair: { kept: boolean; dealt: boolean } | null;
}

export interface OnlineLimits {
  protocol: number;
  clocks: string[];
  /** In bytes. */
  max_name: number;
  max_word: number;
  phrases: number;
}

export function onlineCalls(call: Call) {
  return {
    /** The table of a seat, null of who watches: each event is the JSON that the server sent. */
    matchOnline: (settings: OnlineSettings, commitment: string, seat: number | null, events: readonly string[]): OnlineView =>
      JSON.parse(
        call('match_online', [JSON.stringify(settings), commitment, String(seat ?? -1), events.map((each) => `${each}\n`).join('')]),
      ),
    /** What is the same for all tables. */
    matchOnlineLimits: (): OnlineLimits => JSON.parse(call('match_online_limits', [])),
  };
}
