// Matches from files, and positions as text.
import type { MatchForfeit, OpenedMatch, ReviewEngine } from 'bastide-engine';
import { loadSections, t } from '@/i18n';
import { translate } from '@/i18n/translate';
import { startReviewEngine } from '@/lib/engine';
import { randomSeed } from '@/lib/seed';
import type { AsyncCalls } from '@/lib/workerClient';
import { hasPositionPart, isPositionText, onOneLine } from './positionText';
import { isName, importedGame, standingWords, type StoredGame } from './storedGame';

/** Whether JSON is meant as a record of Bastide, a save of JCloisterZone or a log of Board Game Arena. */
function isGame(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const has = (...members: string[]) => members.every((member) => member in value);
  if (Array.isArray(value)) return typeof value[0] === 'object' && value[0] !== null && 'data' in value[0];
  return has('players', 'moves') || has('replay') || has('appVersion') || has('data') || has('status');
}

/** Reads a JSON file with a game. Throws a sentence if it is of another kind. */
export function openMatch(calls: AsyncCalls<ReviewEngine>, text: string): Promise<OpenedMatch> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The library says where the text is damaged.
    return calls.matchOpen(text);
  }
  if (!isGame(value)) throw new Error(t.match.notAGame);
  return calls.matchOpen(text);
}

/**
 * Opens a saved game of this or another program, with its names and remarks for the reader, or a game that begins in a
 * position.
 */
export async function playOfFile(text: string): Promise<{ play: StoredGame; remarks: string; forfeit?: MatchForfeit | undefined }> {
  const reader = startReviewEngine();
  try {
    if (isPositionText(text)) {
      if (!hasPositionPart(text)) throw new Error(t.match.notAGame);
      const { match } = await reader.calls.matchPosition(onOneLine(text));
      return { play: importedGame({ ...match, seed: randomSeed() }), remarks: '' };
    }
    const { match, names, forfeit, differences } = await openMatch(reader.calls, text);
    if (differences.length > 0) await loadSections(['messages']);
    const remarks = differences.map((each) => `${translate(each)}.`);
    if (forfeit) remarks.unshift(t.match.mayGoOn(names[forfeit.seat]!, forfeit.why));
    return { play: importedGame(match, names.filter(isName)), remarks: remarks.join(' '), forfeit };
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
