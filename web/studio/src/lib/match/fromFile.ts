// Matches from files.
import { startReviewEngine } from '@/lib/engine';
import { isName, importedGame, type SavedGame } from './savedGame';

/** A match from a file of ours or of another program, with its names, and who has forfeited it, as a sentence. */
export async function playOfFile(text: string): Promise<{ play: SavedGame; forfeit?: string }> {
  const reader = startReviewEngine();
  try {
    const { match, names, forfeit } = await reader.ask.matchOpen(text);
    return { play: importedGame(match, names.filter(isName)), ...(forfeit !== undefined && { forfeit }) };
  } finally {
    reader.stop();
  }
}
