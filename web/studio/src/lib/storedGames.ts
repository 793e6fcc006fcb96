// The games stored by other pages.
import { read } from '@/lib/localStore.svelte';
import { isStoredGame as isMatch, type StoredGame as Match } from '@/lib/match/storedGame';
import { isStoredGame as isPuzzle, type StoredGame as Puzzle } from '@/lib/puzzle/storedGame';
import { isStoredGame as isSolo, type StoredGame as Solo } from '@/lib/solo/storedGame';

const all = <Game>(name: string, isGame: (value: unknown) => value is Game): readonly Game[] =>
  read(name, [], (value): value is Game[] => Array.isArray(value) && value.every(isGame));

/** The game played last comes first. */
export const soloGames = (): readonly Solo[] => all('solo.games', isSolo);
export const matchGames = (): readonly Match[] => all('match.games', isMatch);
export const puzzleGames = (): readonly Puzzle[] => all('puzzle.plays', isPuzzle);
