// What a server of tables and this page send to each other, as bastide/match/online/message.h has it.
import type { OnlineCommand, OnlineSettings } from 'bastide-engine';
import { t } from '@/i18n';

export type Clock = keyof typeof t.table.clocks;

/** Something that happened at a table; the first is number 1. What it means is for the library to say. */
export interface Entry {
  n: number;
}

export interface Welcome {
  is: 'table';
  /** One's own; null of who watches. */
  seat: number | null;
  table: OnlineSettings;
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

export interface Wish {
  do: OnlineCommand;
  name?: string;
  word?: string;
  move?: string;
  number?: number;
}

/** The keys of a new table. */
export interface Keys {
  seats: (string | null)[];
  watch: string;
}

const isKeys = (value: unknown): value is Keys => typeof value === 'object' && value !== null && 'seats' in value && 'watch' in value;

/** Lays a table; throws a sentence if the server does not. */
export async function layTable(settings: OnlineSettings): Promise<Keys> {
  const response = await fetch('./api/tables', { method: 'POST', body: JSON.stringify(settings) });
  if (response.status === 429) throw new Error(t.table.tooMany);
  // What stands before the server answers in its own way.
  const answer: unknown = await response.json().catch(() => ({ error: t.table.notNow }));
  if (!response.ok || !isKeys(answer)) throw new Error((answer as { error?: string }).error ?? t.table.notNow);
  return answer;
}
