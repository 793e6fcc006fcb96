// Matches from files.
import { t } from '@/i18n';
import { startReviewEngine } from '@/lib/engine';
import { isName, importedGame, type StoredGame } from './storedGame';

/** Opens a saved game of this or another program, with its names and forfeit. */
export async function playOfFile(text: string): Promise<{ play: StoredGame; forfeit?: string }> {
  const reader = startReviewEngine();
  try {
    const { match, names, forfeit } = await reader.calls.matchOpen(text);
    return { play: importedGame(match, names.filter(isName)), ...(forfeit && { forfeit: t.match.mayGoOn(names[forfeit.seat]!, forfeit.why) }) };
  } finally {
    reader.stop();
  }
}
