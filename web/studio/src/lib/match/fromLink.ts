// Opens matches from links.
import { engine } from '@/lib/engine';
import { unpack } from '@/lib/link';
import { isName, importedGame, type StoredGame } from './storedGame';

/** Unpacks a match with the names that the link contains. Throws a sentence if the link is damaged. */
export async function playOfLink(packed: string, words: URLSearchParams): Promise<StoredGame> {
  const names = words.get('names');
  const playerNames = names === null ? [] : (await unpack(names)).split('\n').filter(isName);
  return importedGame(await engine.matchRead(await unpack(packed)), playerNames);
}
