// What has come of a table by what happened there, entry by entry. Whether a move is allowed and what it scores is for the
// library to say: here is only who sits where, what was drawn and laid, and what is asked.
import type { MatchRecord } from 'bastide-engine';
import { botSeat, type SavedGame, type Seat } from '@/lib/match/savedGame';
import type { Entry, Terms } from './messages';

export type GivingUp = 'resigned' | 'late';

export interface Sitting {
  /** Empty where nobody sits yet. */
  name: string;
  /** For the order of the tiles. */
  word: string;
  /** Who plays there by itself: also for somebody who gave up. */
  bot: string | null;
  /** How the person who sat there gave up. */
  gaveUp: GivingUp | null;
  /** The bot has moved for whoever gave up. */
  hasStandIn: boolean;
  /** Milliseconds thought so far. */
  used: number;
}

/** Something said or done that all are told. */
export interface Heard {
  n: number;
  seat: number;
  /** The number of a set phrase, or what was done. */
  what: number | GivingUp | 'declined';
  /** How many moves stood then. */
  moves: number;
  /** Who had asked, of what was declined. */
  to?: number;
}

export interface Course {
  /** How many entries have come. */
  seen: number;
  seats: readonly Sitting[];
  isStarted: boolean;
  /** The tiles in the order they were drawn, and how many there were after each move. */
  drawn: readonly string[];
  drawnAfter: readonly number[];
  moves: readonly string[];
  /** When the turn began. */
  began: number;
  /** Who asks to take back, and who has agreed, that one included. */
  asked: { by: number; agreed: readonly number[] } | null;
  /** Who gave up last, if nothing was laid since. */
  gaveUp: { seat: number; how: GivingUp } | null;
  heard: readonly Heard[];
  /** What the order of the tiles was made of, once the match is over. */
  secret: string | null;
  /** All entries as they came. */
  told: readonly string[];
}

/** Plays on for somebody who gave up. */
export const substitute = 'medium';

export function beginning({ seats }: Terms): Course {
  const bots: Seat[] = [];
  const sitting = seats.map(({ bot }): Sitting => {
    if (bot !== null) bots.push(botSeat(bot, bots));
    return { name: bot === null ? '' : bots.at(-1)!.name, word: '', bot, gaveUp: null, hasStandIn: false, used: 0 };
  });
  return {
    seen: 0, seats: sitting, isStarted: false, drawn: [], drawnAfter: [0], moves: [], began: 0, asked: null, gaveUp: null, heard: [],
    secret: null, told: [],
  };
}

/** Nobody gains time by taking back: who is to move before and after goes on, and else what was used so far counts. */
function clockOfBack({ seats, moves, began }: Course, count: number, at: number): Partial<Course> {
  const mover = moves.length % seats.length;
  if (count % seats.length === mover) return {};
  return { seats: seats.map((each, i) => (i === mover ? { ...each, used: each.used + at - began } : each)), began: at };
}

function change(course: Course, { is, at, seat = -1, text = '', count = 0, n }: Entry): Partial<Course> {
  const withSeat = (more: Partial<Sitting>) => course.seats.map((each, i) => (i === seat ? { ...each, ...more } : each));
  const hears = (what: Heard['what'], to?: number) => ({ heard: [...course.heard, { n, seat, what, moves: course.moves.length, to }] });
  switch (is) {
    case 'sat':
      return { seats: withSeat({ name: text }) };
    case 'word':
      return { seats: withSeat({ word: text }) };
    case 'stood':
      return { seats: withSeat({ name: '', word: '' }) };
    case 'started':
      return { isStarted: true, began: at };
    case 'drew': {
      const drawn = [...course.drawn, ...text.split(' ')];
      return { drawn, drawnAfter: course.drawnAfter.with(course.moves.length, drawn.length) };
    }
    case 'moved': {
      const used = course.seats[seat]!.used + at - course.began;
      const drawnAfter = [...course.drawnAfter, course.drawn.length];
      return { moves: [...course.moves, text], drawnAfter, seats: withSeat({ used, hasStandIn: course.seats[seat]!.gaveUp !== null }), began: at, asked: null, gaveUp: null };
    }
    case 'resigned':
    case 'late':
      return {
        seats: withSeat({ bot: substitute, gaveUp: is }), asked: null, gaveUp: { seat, how: is },
        // In a match of two the headline tells of it.
        ...(course.seats.length > 2 && hears(is)),
      };
    case 'asked':
      return { asked: { by: seat, agreed: [seat] } };
    case 'agreed':
      return { asked: course.asked && { ...course.asked, agreed: [...course.asked.agreed, seat] } };
    case 'declined':
      // Or whoever asked does no more.
      return { asked: null, ...(course.asked && course.asked.by !== seat && hears('declined', course.asked.by)) };
    case 'back':
      return {
        moves: course.moves.slice(0, count), drawnAfter: course.drawnAfter.slice(0, count + 1),
        drawn: course.drawn.slice(0, course.drawnAfter[count]), asked: null, ...clockOfBack(course, count, at),
      };
    case 'said':
      return hears(count);
    case 'ended':
      return { secret: text };
    case 'rematch':
      return {};
  }
}

/** Why entries cannot follow: some before them are lacking, or others were told in their place. */
export type Break = 'lacking' | 'other';

/** After more entries. Those that are here already may come again, but no others in their place. */
export function after(course: Course, entries: readonly Entry[]): Course | Break {
  const told = [...course.told];
  let next = course;
  for (const entry of entries) {
    const text = JSON.stringify(entry);
    if (entry.n > told.length + 1) return 'lacking';
    if (entry.n <= told.length) {
      if (text !== told[entry.n - 1]) return 'other';
      continue;
    }
    told.push(text);
    next = { ...next, ...change(next, entry), seen: entry.n };
  }
  return { ...next, told };
}

/** The match with the tiles that are known; what is still to come is not among them. */
export function matchOf({ seats, drawn, moves, secret, gaveUp }: Course, terms: Terms): MatchRecord {
  // Whoever gave up leaves the tile in hand: without it the match is over, and counted.
  const isCut = secret !== null && gaveUp !== null;
  const deck = isCut ? drawn.slice(0, -1) : [...drawn];
  return { version: 1, players: seats.length, options: terms.options, deck, moves: [...moves] };
}

// A match that ended when somebody gave up was that person's to its end: the bot is shown only where it plays on.
const faceOf = ({ bot, gaveUp, hasStandIn }: Sitting, isOver: boolean) => (gaveUp !== null && isOver && !hasStandIn ? null : bot);

export function playOf(course: Course, terms: Terms, id: string): SavedGame {
  const seats = course.seats.map((each) => ({ name: each.name, bot: faceOf(each, course.secret !== null) }));
  return { id, match: matchOf(course, terms), played: course.moves.length, seats, ranked: false };
}

/** What a list of tables says of one. */
export function noteOf({ seats, moves, secret, isStarted }: Course) {
  const isOver = secret !== null;
  const mover = isStarted && !isOver ? moves.length % seats.length : null;
  return { names: seats.map(({ name }) => name), moves: moves.length, mover, isOver };
}
