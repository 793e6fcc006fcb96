// What a server of tables and this page say to each other, as bastide/match/online/message.h has it.
import type { MatchOptions } from 'bastide-engine';
import { t } from '@/i18n';

/** Of what is said here: a server that speaks another version has the page loaded again. */
export const protocol = 1;

export const clocks = ['none', 'quarter', 'day'] as const;
export type Clock = (typeof clocks)[number];

export interface Terms {
  seats: { bot: string | null }[];
  options?: MatchOptions;
  clock: Clock;
}

export type Happening =
  | 'sat' | 'word' | 'stood' | 'started' | 'drew' | 'moved' | 'resigned' | 'late' | 'asked' | 'agreed' | 'declined' | 'back' | 'said'
  | 'ended' | 'rematch';

/** Something that happened at a table; the first is number 1. */
export interface Entry {
  n: number;
  /** In milliseconds since the beginning of 1970. */
  at: number;
  is: Happening;
  seat?: number;
  text?: string;
  count?: number;
}

export interface Welcome {
  is: 'table';
  /** One's own; null of who watches. */
  seat: number | null;
  table: Terms;
  commitment: string;
  /** The server's time. */
  now: number;
  entries: Entry[];
}

export interface There {
  seats: boolean[];
  watching: number;
}

export type Told =
  | Welcome
  | { is: 'entries'; entries: Entry[] }
  | ({ is: 'there' } & There)
  | { is: 'done'; id: number }
  | { is: 'refused'; id: number; why: string }
  | { is: 'rematch'; key: string }
  | { is: 'reload' };

export type Wish =
  | { do: 'sit'; name: string; word: string }
  | { do: 'move'; move: string }
  | { do: 'say'; number: number }
  | { do: 'stand' | 'resign' | 'back' | 'agree' | 'decline' | 'rematch' };

/** The keys of a new table. */
export interface Keys {
  seats: (string | null)[];
  watch: string;
}

const isKeys = (value: unknown): value is Keys => typeof value === 'object' && value !== null && 'seats' in value && 'watch' in value;

/** Lays a table; throws a sentence if the server does not. */
export async function layTable(terms: Terms): Promise<Keys> {
  const response = await fetch('./api/tables', { method: 'POST', body: JSON.stringify(terms) });
  if (response.status === 429) throw new Error(t.table.tooMany);
  // What stands before the server answers in its own way.
  const answer: unknown = await response.json().catch(() => ({ error: t.table.notNow }));
  if (!response.ok || !isKeys(answer)) throw new Error((answer as { error?: string }).error ?? t.table.notNow);
  return answer;
}
