// Opens files for a review.
import { startReviewEngine } from '@/lib/engine';
import { GameCollection } from '@/lib/match/collection.svelte';
import { playOfFile } from '@/lib/match/fromFile';
import { isPositionText } from '@/lib/match/positionText';
import { namesOf, type StoredGame } from '@/lib/match/storedGame';

/** Reads a game or a position. A game is also added to the reader's games. Throws a sentence if the text is neither. */
export async function openForReview(text: string): Promise<{ play: StoredGame; remarks: string; isNew: boolean }> {
  const { play, remarks, forfeit } = await playOfFile(text);
  if (isPositionText(text)) return { play, remarks, isNew: false };
  const worker = startReviewEngine();
  try {
    const isNew = await new GameCollection().add(worker.calls, { ...play.match, names: namesOf(play), ...(forfeit && { forfeit }) });
    return { play, remarks, isNew };
  } finally {
    worker.stop();
  }
}
