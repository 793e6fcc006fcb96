// Matches from files.
import { loadSections, t } from '@/i18n';
import { translate } from '@/i18n/translate';
import { startReviewEngine } from '@/lib/engine';
import { isName, importedGame, type StoredGame } from './storedGame';

/** Opens a saved game of this or another program, with its names and remarks for the reader. */
export async function playOfFile(text: string): Promise<{ play: StoredGame; remarks: string }> {
  const reader = startReviewEngine();
  try {
    const { match, names, forfeit, differences } = await reader.calls.matchOpen(text);
    if (differences.length > 0) await loadSections(['messages']);
    const remarks = differences.map((each) => `${translate(each)}.`);
    if (forfeit) remarks.unshift(t.match.mayGoOn(names[forfeit.seat]!, forfeit.why));
    return { play: importedGame(match, names.filter(isName)), remarks: remarks.join(' ') };
  } finally {
    reader.stop();
  }
}
