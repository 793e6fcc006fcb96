// The records that docs/records.md tells of, as the repository has them.
import list from '../../../../../examples/records/records.json';
import type { say } from '@/words';

export interface RecordEntry {
  file: string;
  /** A map for the Score page, or a match to step through. */
  kind: 'map' | 'match';
  name: keyof typeof say.arrange.recordNames;
  value: string;
  /** By the landscape rules; those of the first player in a match. */
  points: number;
  /** Whether it is proved that nothing is better, or the best that was found. */
  isProved: boolean;
}

export const records = list as readonly RecordEntry[];

const texts = import.meta.glob<string>('../../../../../examples/records/*-*.json', { query: '?raw', import: 'default' });

export const textOf = (file: string) => texts[`../../../../../examples/records/${file}`]!();
