// The match that a link has in its words.
import { engine } from '@/lib/engine';
import { unpack } from '@/lib/link';
import { isName, importedGame, type StoredGame } from './storedGame';

/** A packed match, with the names of its players as far as the link has any. Throws a sentence if the link is damaged. */
export async function playOfLink(packed: string, words: URLSearchParams): Promise<StoredGame> {
  const names = words.get('names');
  const named = names === null ? [] : (await unpack(names)).split('\n').filter(isName);
  return importedGame(await engine.matchRead(await unpack(packed)), named);
}
