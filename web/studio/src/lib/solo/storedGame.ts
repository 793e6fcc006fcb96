// A game on the table as it is kept: the library's file of it, and what the page adds.
import type { SoloGame, SoloMove, SoloSettings } from 'bastide-engine';
import { randomSeed } from '@/lib/seed';

export interface StoredGame {
  id: string;
  /** With the moves that were taken back and may be played again. */
  game: SoloGame;
  /** How many of the moves stand. */
  played: number;
  /** Nothing is taken back, and there are no hints. */
  ranked: boolean;
  /** The day whose board this is, if it is one that counts. */
  daily: string | null;
}

export interface Options extends SoloSettings {
  ranked: boolean;
}

export const usual: SoloSettings = { size: 11, roads: 'plain', dealer: 'weighted', chain_bonus: 'per-city' };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isSettings = (value: unknown): value is SoloSettings =>
  isObject(value) &&
  Number.isInteger(value.size) &&
  (value.roads === 'plain' || value.roads === 'directed') &&
  typeof value.dealer === 'string' &&
  (value.chain_bonus === 'per-city' || value.chain_bonus === 'pairwise');

const isMove = (value: unknown): value is SoloMove =>
  isObject(value) && (value.discard === true || (Array.isArray(value.place) && value.place.length === 3));

// Whether its moves are allowed is for the library to say.
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

/** The game as it stands, without what was taken back. */
export const standing = (play: StoredGame): SoloGame => ({ ...play.game, moves: play.game.moves.slice(0, play.played) });

export function newGame(settings: SoloSettings, seed: string, more: Partial<StoredGame> = {}): StoredGame {
  const game: SoloGame = { version: 1, ...settingsOf(settings), seed, moves: [] };
  return { id: randomSeed(12), game, played: 0, ranked: false, daily: null, ...more };
}
