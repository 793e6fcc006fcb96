// Matches in links.
import { engine } from '@/lib/engine';
import { unpack } from '@/lib/link';
import { t } from '@/i18n';
import type { MatchRecord } from 'bastide-engine';
import { areBots, botsOf, importedGame, isName, namesOf, type Seat, type StoredGame } from './storedGame';

/** The parameters of a link that say who plays. Older links lack the bots. */
export const playersInLink = (play: { seats: readonly Seat[] }) =>
  ({ names: namesOf(play).join('\n'), bots: JSON.stringify(botsOf(play)) });

/** The parameters of a link with a match. */
export const matchInLink = (match: MatchRecord, play: { seats: readonly Seat[] }) =>
  ({ match: JSON.stringify(match), ...playersInLink(play) });

async function botsInLink(words: URLSearchParams) {
  const packed = words.get('bots');
  if (packed === null) return [];
  const bots: unknown = JSON.parse(await unpack(packed));
  if (!areBots(bots)) throw new Error(t.lib.damagedLink);
  return bots;
}

/** Unpacks a match with the players that the link contains. Throws a sentence if the link is damaged. */
export async function playOfLink(packed: string, words: URLSearchParams): Promise<StoredGame> {
  const names = words.get('names');
  const playerNames = names === null ? [] : (await unpack(names)).split('\n').filter(isName);
  return importedGame(await engine.matchRead(await unpack(packed)), playerNames, await botsInLink(words));
}
