// The link to the review of a match.
import { engine } from '@/lib/engine';
import { linkTo } from '@/lib/link';
import { namesOf, standingWords, type StoredGame } from '@/lib/match/storedGame';

// Undone moves are not in it.
export async function reviewLink(play: StoredGame): Promise<string> {
  const match = await engine.matchPlayed(...standingWords(play));
  return linkTo('review', { match: JSON.stringify(match), names: namesOf(play).join('\n') });
}
