// Reviews of matches, in a module of their own.
import type { MatchPiece, MatchRecord } from './match.js';
import type { Call, Listener } from './module.js';

export type MoveMark = 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';

/** What a move does; owners are the players who are paid, or led the feature before. */
export interface Deed {
  act: 'completes' | 'claims' | 'joins' | 'takes' | 'blocks' | 'frees';
  kind: MatchPiece;
  owners: number[];
  /** Points for each owner, or meeples that come back. */
  count: number;
}

export interface BetterMove {
  move: string;
  /** Points ahead of the mover's, as it may expect after the move, and the standard error beside the best. */
  value: number;
  error: number;
  /** Of the mover to win, 0 to 1. */
  chance: number;
  does: Deed[];
  words: string;
}

/** A turn, judged: points are those that the mover is ahead, chances are to win, 0 to 1, by player. */
export interface JudgedTurn {
  /** From 1. */
  turn: number;
  player: number;
  tile: string;
  move: string;
  mark: MoveMark;
  /** Whether all there is to come was searched to the end. */
  exact: boolean;
  before: number;
  drawn: number;
  after: number;
  luck: number;
  loss: number;
  loss_error: number;
  chances_before: number[];
  chances: number[];
  chance_luck: number;
  chance_loss: number;
  sentence: string;
  does: Deed[];
  /** Up to three, the best first. */
  best: BetterMove[];
}

export interface PlayerReview {
  name: string;
  /** 0 to 100; null of a player who has no turn. */
  accuracy: number | null;
  /** Points ahead, and where they come from: once all turns are judged. */
  start?: number;
  luck?: number;
  lost?: number;
  others?: number;
  unforeseen?: number;
  ahead?: number;
  marks: Record<MoveMark, number>;
}

export interface TurningPoint {
  turn: number;
  /** Whether it was the draw, and not the move. */
  luck: boolean;
  /** Of the mover's chance to win. */
  change: number;
  sentence: string;
}

export interface MatchReview {
  done: number;
  turns: number;
  over: boolean;
  players: PlayerReview[];
  turning_points: TurningPoint[];
}

export function reviewCalls(call: Call) {
  return {
    /** A match from its file, ours or a save of JCloisterZone 5, its moves checked; and who has forfeited it. */
    matchOpen: (file: string): { match: MatchRecord; names: string[]; forfeit?: { seat: number; why: string } } => JSON.parse(call('match_open', [file])),
    /**
     * Judges the first of a match's moves, turn by turn; `piece` gets each as the JSON of a `JudgedTurn`. With no
     * simulations it is a quick look. The same gives the same.
     */
    matchReview: (
      match: MatchRecord,
      moves: number,
      names: readonly string[],
      simulations: number,
      listener?: Listener,
    ): MatchReview =>
      JSON.parse(
        call('match_review', [JSON.stringify(match), String(moves), names.join('\n'), String(simulations)], listener),
      ),
  };
}
