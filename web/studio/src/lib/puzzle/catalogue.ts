// All puzzles, easy to hard: the published examples and puzzles that the library makes from a seed.
import type { PuzzleLevel } from 'bastide-engine';
import { engine } from '@/lib/engine';
import { t } from '@/i18n';
import { dayName } from '@/i18n/dayName';
import graded from '../../../../../examples/puzzle/graded.json';
import { dayOf, idOfDay, newGame, ownId, type StoredGame } from './storedGame';

const texts = import.meta.glob<string>('../../../../../examples/puzzle/*.txt', { query: '?raw', import: 'default', eager: true });

export type Level = keyof typeof t.puzzle.levels;
export const levels = ['easy', 'medium', 'hard', 'expert'] as const satisfies readonly Level[];

export interface Entry {
  id: string;
  name: string;
  level: Level;
  tiles: number;
  rotations: boolean;
  text: () => Promise<string>;
}

const levelOf: Record<string, Level> = { easy: 'easy', moderate: 'medium', hard: 'hard' };

const examples: readonly Entry[] = graded.map(({ file, rotations, words }) => {
  const id = file.replace('.txt', '');
  const text = texts[`../../../../../examples/puzzle/${file}`]!;
  return {
    id,
    name: t.puzzle.names[id as keyof typeof t.puzzle.names],
    level: levelOf[words] ?? 'expert',
    tiles: text.match(/^tile\b/gm)?.length ?? 0,
    rotations,
    text: async () => text,
  };
});

// Generated puzzles are named after bastide towns. The name is the seed.
const towns: Record<string, readonly string[]> = {
  easy: ['Domme', 'Eymet', 'Najac', 'Cordes', 'Lalinde', 'Beaumont', 'Mirande', 'Fourcès', 'Vianne', 'Sauveterre'],
  medium: ['Monpazier', 'Villeréal', 'Castillonnès', 'Monflanquin', 'Libourne', 'Créon', 'Cadillac', 'Grenade', 'Revel', 'Réalmont'],
  hard: ['Villefranche', 'Montauban', 'Mirepoix', 'Marciac', 'Plaisance', 'Montréal', 'Lauzerte', 'Damazan', 'Puymirol', 'Labastide'],
};

const made = ({ name: level, tiles, rotations }: PuzzleLevel): Entry[] =>
  (towns[level] ?? []).map((name) => ({
    id: `${level}/${name}`, name, level: level as Level, tiles, rotations, text: () => engine.puzzleMade(level, name),
  }));

const easiest = graded[0]!;
/** The puzzle that a newcomer finds on the table. */
export const firstPlay = newGame(examples[0]!.id, texts[`../../../../../examples/puzzle/${easiest.file}`]!, easiest.rotations);

/** All puzzles, with each level's examples first. */
export async function catalogue(): Promise<readonly Entry[]> {
  const all = [...examples, ...(await engine.puzzleLevels()).flatMap(made)];
  return levels.flatMap((level) => all.filter((entry) => entry.level === level));
}

/** The puzzle of a day such as "2026-11-21", the same for everyone. */
export async function daily(day: string): Promise<StoredGame> {
  const level = 'medium';
  const seed = await engine.dailySeed(day);
  const rotations = (await engine.puzzleLevels()).some((each) => each.name === level && each.rotations);
  return newGame(idOfDay(day), await engine.puzzleMade(level, seed), rotations);
}

/** The name of a puzzle. */
export function nameOf(id: string): string {
  const day = dayOf(id);
  if (day !== null) return t.puzzle.ofDay(dayName(day));
  if (id === ownId) return t.puzzle.own;
  return examples.find((entry) => entry.id === id)?.name ?? id.slice(id.indexOf('/') + 1);
}
