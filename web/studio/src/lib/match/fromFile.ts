// Matches from files, and positions as text.
import { loadSections, t } from '@/i18n';
import { translate } from '@/i18n/translate';
import { startReviewEngine } from '@/lib/engine';
import { randomSeed } from '@/lib/seed';
import { isPositionText, onOneLine } from './positionText';
import { isName, importedGame, standingWords, type StoredGame } from './storedGame';

/**
 * Opens a saved game of this or another program, with its names and remarks for the reader, or a game that begins in a
 * position.
 */
export async function playOfFile(text: string): Promise<{ play: StoredGame; remarks: string }> {
  const reader = startReviewEngine();
  try {
    if (isPositionText(text)) {
      const { match } = await reader.calls.matchPosition(onOneLine(text));
      return { play: importedGame({ ...match, seed: randomSeed() }), remarks: '' };
    }
    const { match, names, forfeit, differences } = await reader.calls.matchOpen(text);
    if (differences.length > 0) await loadSections(['messages']);
    const remarks = differences.map((each) => `${translate(each)}.`);
    if (forfeit) remarks.unshift(t.match.mayGoOn(names[forfeit.seat]!, forfeit.why));
    return { play: importedGame(match, names.filter(isName)), remarks: remarks.join(' ') };
  } finally {
    reader.stop();
  }
}

/** The text of the position of a game. */
export async function positionOf(play: StoredGame): Promise<string> {
  const writer = startReviewEngine();
  try {
    return await writer.calls.matchPositionText(...standingWords(play));
  } finally {
    writer.stop();
  }
}
