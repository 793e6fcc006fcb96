// The best moves for the tile in hand, judged as in a review.
import type { BetterMove, MatchHand, MatchPosition, ReviewEngine } from 'bastide-engine';
import { engine } from '@/lib/engine';
import { importedGame } from '@/lib/match/storedGame';
import type { AsyncCalls } from '@/lib/workerClient';
import { t } from '@/i18n';

export interface Analysis {
  hand: MatchHand;
  player: number;
  /** Up to three, the best first. */
  moves: readonly BetterMove[];
  /** Whether all that can follow was searched to the end. */
  isExact: boolean;
}

/** Needs a tile in hand. */
export async function analyse(calls: AsyncCalls<ReviewEngine>, { match }: MatchPosition, names: readonly string[]): Promise<Analysis> {
  const { seats } = importedGame(match);
  const { view } = await engine.matchAct({ match, played: 0, seats, ranked: false }, '');
  const hand = view?.hand;
  // A review compares the best moves with one that was played, which may be any.
  const any = hand?.places[0]?.choices[0]?.move;
  if (!hand || any === undefined) throw new Error(t.position.analysisNeedsHand);
  const { player, best, exact } = await calls.matchAnswer({ ...match, moves: [...match.moves, any] }, 1, names);
  return { hand, player, moves: best, isExact: exact };
}
