// The reader's tables: their keys, stored in the browser, latest first.
import type { OnlineKeys } from 'bastide-engine';
import { read, remove, watch, write } from '@/lib/localStore.svelte';
import { randomSeed } from '@/lib/seed';

export interface MyTable {
  /** The invitation and the reader's own key, "invitation~own", or the key of a seat that has a link of its own. */
  key: string;
  /** Names a seat with a link of its own in the address, which must not contain the key. */
  alias?: string;
  /** The server's commitment at the first visit, and whether that was before the game. */
  commitment?: string;
  sealSeen?: boolean;
  /** The server has changed what this browser had accepted of the game. */
  isChanged?: boolean;
  /** All keys, if the reader created the table when each seat had a link of its own. */
  keys?: OnlineKeys;
  seat?: number | null;
  /** The name with which the reader sits down at the first visit. */
  sitsAs?: string;
  /** The key of its rematch. */
  next?: string;
  /** In a rematch, the player that each seat is meant for. */
  meant?: string[];
  /** As of the last visit: the players, the number of moves, and the player to move unless the game is over. */
  names?: string[];
  moves?: number;
  mover?: number | null;
  isOver?: boolean;
  /** The finished game was added to the reader's games. */
  isCollected?: boolean;
}

const isMine = (value: unknown): value is MyTable => typeof value === 'object' && value !== null && typeof (value as MyTable).key === 'string';
const areMine = (value: unknown): value is MyTable[] => Array.isArray(value) && value.every(isMine);

const name = 'tables';
const most = 60;

/** The part of a key that may be shared. */
export const invitationOf = (key: string) => key.split('~')[0]!;
const hasSeat = ({ seat }: MyTable) => typeof seat === 'number';
const isPlayed = (table: MyTable) => hasSeat(table) && !table.isOver;

/** Names under which more is stored about a table. */
export const storedNames = (key: string) => ({ sent: `tables.sent.${key}`, last: `tables.last.${key}`, held: `tables.held.${key}`, deal: `tables.deal.${key}` });

class Tables {
  all = $state.raw<readonly MyTable[]>(read(name, [], areMine));

  constructor() {
    watch(name, (value) => areMine(value) && (this.all = value));
  }

  of(key: string): MyTable | undefined {
    return this.all.find((each) => each.key === key);
  }

  /**
   * Stores what is known of a table, in its place or as the latest. It replaces a visit without a seat. Unfinished games of the
   * reader stay in the list, however many tables follow.
   */
  save(key: string, more: Partial<MyTable>) {
    const before = this.of(key);
    const now = { ...before, ...more, key };
    if (JSON.stringify(before) === JSON.stringify(now)) return;
    const isOlderVisit = (each: MyTable) => invitationOf(each.key) === invitationOf(key) && !hasSeat(each);
    this.#set(before ? this.all.map((each) => (each === before ? now : each)) : [now, ...this.all.filter((each) => !isOlderVisit(each))].filter((each, i) => i < most || isPlayed(each)));
  }

  remove(key: string) {
    this.#set(this.all.filter((each) => each.key !== key));
    for (const stored of Object.values(storedNames(key))) remove(stored);
  }

  #set(all: readonly MyTable[]) {
    this.all = all;
    write(name, all);
  }
}

export const tables = new Tables();

/** An own key for a table that the reader opens for the first time. */
export const withOwnKey = (invitation: string) => `${invitation}~${randomSeed(32)}`;

/** The key of the table in the address; empty if there is none. */
export function keyOfAddress(words: URLSearchParams): string {
  const alias = words.get('mine');
  if (alias) return tables.all.find((each) => each.alias === alias)?.key ?? '';
  const given = words.get('key') ?? '';
  if (given === '' || given.includes('~')) return given;
  const known = tables.all.find(({ key }) => invitationOf(key) === given);
  return known && (known.key !== given || hasSeat(known)) ? known.key : withOwnKey(given);
}

/** The address of a table, which others may see: it contains no key of the reader's seat if there is another way. */
export function addressOf(key: string): string {
  const alias = tables.of(key)?.alias;
  return alias ? `#/table?mine=${alias}` : `#/table?key=${invitationOf(key)}`;
}

// The part after '#' is never sent to the server.
const linkTo = (key: string) => `${location.href.split('#')[0]}#/table?key=${key}`;
/** The link to the reader's seat, for another device. */
export const privateLink = linkTo;
/** The link that shows the table and offers free seats; nothing if the reader has only the link of a seat. */
export function invitationLink(key: string): string | undefined {
  const invitation = key.includes('~') ? invitationOf(key) : tables.of(key)?.keys?.watch;
  return invitation && linkTo(invitation);
}

/** Gives a seat that has a link of its own a name for the address. */
export const aliasFor = (key: string) => tables.of(key)?.alias ?? randomSeed();
