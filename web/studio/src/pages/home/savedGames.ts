// The games that pages keep, as the first page shows them.
import { read } from '@/lib/localStore.svelte';
import { isSavedGame as isMatch, type SavedGame as Match } from '@/lib/match/savedGame';
import { isSavedGame as isPuzzle, type SavedGame as Puzzle } from '@/lib/puzzle/savedGame';
import { isSavedGame as isSolo, type SavedGame as Solo } from '@/lib/solo/savedGame';

const all = <Game>(name: string, isGame: (value: unknown) => value is Game): readonly Game[] =>
  read(name, [], (value): value is Game[] => Array.isArray(value) && value.every(isGame));

/** The one that was played last comes first. */
export const soloGames = (): readonly Solo[] => all('solo.games', isSolo);
export const matchGames = (): readonly Match[] => all('match.games', isMatch);
export const puzzleGames = (): readonly Puzzle[] => all('puzzle.plays', isPuzzle);
