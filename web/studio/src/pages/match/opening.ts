// Matches from files.
import { startReviewEngine } from '@/lib/engine';
import { isName, openedPlay, type Play } from './play';

/** A match from a file of ours or of another program, with its names, and who has forfeited it, as a sentence. */
export async function playOfFile(text: string): Promise<{ play: Play; forfeit?: string }> {
  const reader = startReviewEngine();
  try {
    const { match, names, forfeit } = await reader.ask.matchOpen(text);
    return { play: openedPlay(match, names.filter(isName)), ...(forfeit !== undefined && { forfeit }) };
  } finally {
    reader.stop();
  }
}
