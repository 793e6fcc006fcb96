// The link to the review of a match.
import { engine } from '@/lib/engine';
import { linkTo } from '@/lib/link';
import { matchInLink } from '@/lib/match/fromLink';
import { standingWords, type StoredGame } from '@/lib/match/storedGame';

// Undone moves are not in it.
export async function reviewLink(play: StoredGame): Promise<string> {
  const match = await engine.matchPlayed(...standingWords(play));
  return linkTo('review', matchInLink(match, play));
}
