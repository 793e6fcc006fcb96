// A saved game: the library's file and the page's own data.
import type { SoloGame, SoloMove, SoloSettings } from 'bastide-engine';
import { randomSeed } from '@/lib/seed';

export interface StoredGame {
  id: string;
  /** Includes undone moves that can be redone. */
  game: SoloGame;
  /** Number of moves played. */
  played: number;
  /** No undo and no hints. */
  ranked: boolean;
  /** The day of this board, if it is a board of the day that counts. */
  daily: string | null;
}

export interface Options extends SoloSettings {
  ranked: boolean;
}

export const usual: SoloSettings = { size: 11, roads: 'plain', dealer: 'weighted', chain_bonus: 'per-city' };

/** The size of a first game, whose board fits on a phone. */
export const smallSize = 7;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isSettings = (value: unknown): value is SoloSettings =>
  isObject(value) &&
  Number.isInteger(value.size) &&
  (value.roads === 'plain' || value.roads === 'directed') &&
  typeof value.dealer === 'string' &&
  (value.chain_bonus === 'per-city' || value.chain_bonus === 'pairwise');

const isMove = (value: unknown): value is SoloMove =>
  isObject(value) && (value.discard === true || (Array.isArray(value.place) && value.place.length === 3));

// The library checks whether the moves are legal.
export const isStoredGame = (value: unknown): value is StoredGame =>
  isObject(value) &&
  typeof value.id === 'string' &&
  isSettings(value.game) &&
  'moves' in value.game &&
  Array.isArray(value.game.moves) &&
  value.game.moves.every(isMove) &&
  Number.isInteger(value.played) &&
  (value.played as number) >= 0 &&
  (value.played as number) <= value.game.moves.length &&
  typeof value.ranked === 'boolean' &&
  (value.daily === null || typeof value.daily === 'string');

export const isOptions = (value: unknown): value is Options =>
  isSettings(value) && 'ranked' in value && typeof value.ranked === 'boolean';

export const settingsOf = ({ size, roads, dealer, chain_bonus }: SoloSettings): SoloSettings => ({
  size,
  roads,
  dealer,
  chain_bonus,
});

/** The game without undone moves. */
export const standing = (play: StoredGame): SoloGame => ({ ...play.game, moves: play.game.moves.slice(0, play.played) });

export function newGame(settings: SoloSettings, seed: string, more: Partial<StoredGame> = {}): StoredGame {
  const game: SoloGame = { version: 1, ...settingsOf(settings), seed, moves: [] };
  return { id: randomSeed(12), game, played: 0, ranked: false, daily: null, ...more };
}
