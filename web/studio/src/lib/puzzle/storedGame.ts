// A saved puzzle: its tiles and where they were placed.
import type { Placement, PuzzleTable } from 'bastide-engine';
import type { BaseGame } from '@/lib/game/GameTable.svelte';

export interface StoredGame extends BaseGame, Pick<PuzzleTable, 'puzzle' | 'rotations' | 'moves'> {
  /** Id from the catalogue: "pond", "easy/Domme", "day/2026-11-21". "own" for one entered here. */
  id: string;
  /** Hints shown and tiles undone so far, 0 if missing. */
  hints?: number;
  undone?: number;
}

export const ownId = 'own';

const dayPrefix = 'day/';
export const idOfDay = (day: string) => dayPrefix + day;
/** The day, if it is a puzzle of the day. */
export const dayOf = (id: string) => (id.startsWith(dayPrefix) ? id.slice(dayPrefix.length) : null);

// The library checks whether the moves are legal.
const isCount = (value: unknown) => value === undefined || (Number.isInteger(value) && (value as number) >= 0);
const isPlacement = (value: unknown): value is Placement => Array.isArray(value) && value.length === 3;

export const isStoredGame = (value: unknown): value is StoredGame => {
  const play = value as StoredGame | null;
  return (
    typeof play === 'object' &&
    play !== null &&
    typeof play.id === 'string' &&
    typeof play.puzzle === 'string' &&
    typeof play.rotations === 'boolean' &&
    isCount(play.hints) &&
    isCount(play.undone) &&
    Array.isArray(play.moves) &&
    play.moves.every(isPlacement) &&
    Number.isInteger(play.played) &&
    play.played >= 0 &&
    play.played <= play.moves.length
  );
};

export const newGame = (id: string, puzzle: string, rotations: boolean): StoredGame => ({
  id, puzzle, rotations, moves: [], played: 0, ranked: false,
});
