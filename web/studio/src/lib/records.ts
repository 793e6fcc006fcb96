// The records that docs/records.md tells of, as the repository has them.
import type { FeatureKind } from 'bastide-engine';
import list from '../../../../examples/records/records.json';
import { loadSections, t } from '@/i18n';

export interface RecordEntry {
  file: string;
  /** A map for the Score page, or a match to step through. */
  kind: 'map' | 'match';
  name: keyof typeof t.arrange.recordNames;
  value: string;
  /** By the landscape rules; those of the first player in a match. */
  points: number;
  /** Whether it is proved that nothing is better, or the best that was found. */
  isProved: boolean;
}

export const records = list as readonly RecordEntry[];

const texts = import.meta.glob<string>('../../../../examples/records/*-*.json', { query: '?raw', import: 'default' });

export const textOf = (file: string) => texts[`../../../../examples/records/${file}`]!();

/** The record of a file with its name in words; null if there is no such one. */
export async function recordOf(file: string | null) {
  const record = records.find((each) => each.file === file);
  if (!record) return null;
  await loadSections(['arrange']);
  return { ...record, words: t.arrange.recordNames[record.name](record.value) };
}

/** Which feature of a map a record is about: one of this kind, with so many tiles as the record's value says. */
export const kindOfFeature: Partial<Record<RecordEntry['name'], FeatureKind>> = { largestCity: 'city', longestRoad: 'road' };
