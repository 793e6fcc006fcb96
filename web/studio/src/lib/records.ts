// The records of docs/records.md, as the repository stores them.
import type { FeatureKind } from 'bastide-engine';
import list from '../../../../examples/records/records.json';
import { loadSections, t } from '@/i18n';

export interface RecordEntry {
  file: string;
  /** A map for the Score page, or a match to replay. */
  kind: 'map' | 'match';
  name: keyof typeof t.arrange.recordNames;
  value: string;
  /** By the landscape rules, or the first player's points in a match. */
  points: number;
  /** Whether it is proved to be the best. */
  isProved: boolean;
}

export const records = list as readonly RecordEntry[];

const texts = import.meta.glob<string>('../../../../examples/records/*-*.json', { query: '?raw', import: 'default' });

export const textOf = (file: string) => texts[`../../../../examples/records/${file}`]!();

/** The record in a file, with its name in words; null if there is none. */
export async function recordOf(file: string | null) {
  const record = records.find((each) => each.file === file);
  if (!record) return null;
  await loadSections(['arrange']);
  return { ...record, words: t.arrange.recordNames[record.name](record.value) };
}

/** The kind of feature that a record is about. It has as many tiles as the record's value. */
export const kindOfFeature: Partial<Record<RecordEntry['name'], FeatureKind>> = { largestCity: 'city', longestRoad: 'road' };
