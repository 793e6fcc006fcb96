// The moves of a turn as the board of a review draws them.
import type { BetterMove, JudgedTurn, MatchHand } from 'bastide-engine';
import { areSame, type Square } from '@/lib/game/square';
import { letterOf, marks, optionsOf, parseMove } from '@/lib/match/review/describe';

export interface DrawnMove {
  /** A letter, or the mark of the move that was played. */
  label: string;
  x: number;
  y: number;
  tile: string;
  rotation: number;
  /** The piece with the meeple; null for none. */
  piece: number | null;
  /** Otherwise another tile covers the square, and only the label is drawn. */
  hasTile: boolean;
  isChosen: boolean;
  isPlayed: boolean;
  /** Position of the label among those of the square. */
  offset: number;
}

/** A tile and where it was placed. */
type Played = Pick<JudgedTurn, 'tile' | 'move'>;

/** The mark of a turn's move on the board. */
export const signOf = (turn: JudgedTurn) => marks[turn.mark] || '•';

/** The move that was played, with its mark. On the board before it, its tile is drawn as well. */
export const playedMove = (turn: JudgedTurn, hand: MatchHand, hasTile = true): DrawnMove => ({ ...dimmedMove(turn, signOf(turn), hand), hasTile });

/** A move that is not on the board, with a mark. */
export function dimmedMove(turn: Played, label: string, hand: MatchHand): DrawnMove {
  return { ...placed(turn, turn.move, hand), label, hasTile: true, isChosen: false, isPlayed: true, offset: 0 };
}

/** A move whose tile is on the board, next to the label of a move on the same square. */
export function labelledMove(turn: Played, move: string, label: string, hand: MatchHand): DrawnMove {
  const offset = areSame(parseMove(move), parseMove(turn.move)) ? 1 : 0;
  return { ...placed(turn, move, hand), label, hasTile: false, isChosen: true, isPlayed: false, offset };
}

/** The better moves of a turn. None has its tile on the square of the move played, unless it is chosen. */
export const betterMoves = (turn: JudgedTurn, hand: MatchHand, chosen: BetterMove | null): DrawnMove[] =>
  letteredMoves(turn.tile, optionsOf(turn), hand, chosen, parseMove(turn.move));

/**
 * Moves with letters. If one is chosen, only that one has its tile; otherwise all have that are neither on the taken square nor on
 * that of a move before.
 */
export function letteredMoves(tile: string, moves: readonly BetterMove[], hand: MatchHand, chosen: BetterMove | null, taken?: Square): DrawnMove[] {
  const all: DrawnMove[] = [];
  moves.forEach((option, i) => {
    const move = placed({ tile }, option.move, hand);
    const before = all.filter((each) => areSame(each, move)).length;
    const isChosen = option.move === chosen?.move;
    const isTaken = taken !== undefined && areSame(move, taken);
    all.push({ ...move, label: letterOf(i), hasTile: chosen ? isChosen : before === 0 && !isTaken, isChosen, isPlayed: false, offset: before + (isTaken ? 1 : 0) });
  });
  return all;
}

function placed({ tile }: Pick<Played, 'tile'>, text: string, hand: MatchHand) {
  const { x, y, rotation, word } = parseMove(text);
  const piece = hand.pieces.findIndex(({ words }) => words[rotation] === word);
  return { x, y, tile, rotation, piece: piece < 0 ? null : piece };
}
