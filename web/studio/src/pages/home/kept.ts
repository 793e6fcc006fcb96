// The games that pages keep, as the first page shows them.
import { read } from '@/lib/kept.svelte';
import { isPlay as isMatch, type Play as MatchPlay } from '@/pages/match/play';
import { isPlay as isPuzzle, type Play as PuzzlePlay } from '@/pages/puzzle/play';
import { isPlay as isSolo, type Play as SoloPlay } from '@/pages/solo/play';

const all = <Play>(name: string, isPlay: (value: unknown) => value is Play): readonly Play[] =>
  read(name, [], (value): value is Play[] => Array.isArray(value) && value.every(isPlay));

/** The one that was played last comes first. */
export const soloPlays = (): readonly SoloPlay[] => all('solo.games', isSolo);
export const matchPlays = (): readonly MatchPlay[] => all('match.games', isMatch);
export const puzzlePlays = (): readonly PuzzlePlay[] => all('puzzle.plays', isPuzzle);
