// The match that a link has in its words.
import { engine } from '@/lib/engine';
import { unpack } from '@/lib/link';
import { isName, openedPlay, type Play } from './play';

/** A packed match, with the names of its players as far as the link has any. Throws a sentence if the link is damaged. */
export async function playOfLink(packed: string, words: URLSearchParams): Promise<Play> {
  const names = words.get('names');
  const named = names === null ? [] : (await unpack(names)).split('\n').filter(isName);
  return openedPlay(await engine.matchRead(await unpack(packed)), named);
}
