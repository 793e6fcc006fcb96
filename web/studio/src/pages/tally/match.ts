// A match on the pad: the lines of its extended log, with players as numbers, and the pad's own data: names, meeple colours
// and the stage.
import type { OpenedLog } from 'bastide-engine';
import { t } from '@/i18n';

export type Phase = 'play' | 'final';
export type Stage = Phase | 'done';

export interface Match {
  readonly players: number;
  /** Empty or missing for players without a name. */
  readonly names: readonly string[];
  /** Colours from the library's list. Empty or missing for the chart's colours. Old matches have none. */
  readonly colours?: readonly string[];
  readonly play: readonly string[];
  readonly final: readonly string[];
  readonly stage: Stage;
}

/** The current match, if any, and the previous one, so that a reload loses neither. */
export interface PadState {
  readonly match: Match | null;
  readonly before: Match | null;
}

export const emptyPad: PadState = { match: null, before: null };

/** Limits of the pad. The command has higher ones. */
export const maxPlayers = 1000;
export const maxEntries = 10_000;
export const maxNameLength = 24;

const isLines = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((line) => typeof line === 'string' && line !== '' && !line.includes('\n'));

export const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= maxPlayers &&
  value.every((name) => typeof name === 'string' && name.length <= 2 * maxNameLength && !name.includes('\n'));

const isMatch = (value: unknown): value is Match => {
  if (typeof value !== 'object' || value === null) return false;
  const { players, names, colours, play, final, stage } = value as Record<keyof Match, unknown>;
  return (
    typeof players === 'number' && Number.isInteger(players) && players >= 1 && players <= maxPlayers &&
    isNames(names) && (colours === undefined || isNames(colours)) && isLines(play) && isLines(final) &&
    (stage === 'play' || stage === 'final' || stage === 'done')
  );
};

/** The names or colours in a link; none if they are invalid. */
export function namesOf(json: string): string[] {
  try {
    const names: unknown = JSON.parse(json);
    return isNames(names) ? names : [];
  } catch {
    return [];
  }
}

export const isPadState = (value: unknown): value is PadState => {
  if (typeof value !== 'object' || value === null) return false;
  const { match, before } = value as Record<keyof PadState, unknown>;
  return (match === null || isMatch(match)) && (before === null || isMatch(before));
};

export const newMatch = (players: number, names: readonly string[], colours: readonly string[]): Match => ({
  players, names: names.slice(0, players), colours: colours.slice(0, players), play: [], final: [], stage: 'play',
});

export const hasEntries = (match: Match) => match.play.length + match.final.length > 0;
export const nameOf = (match: Match, player: number) => match.names[player - 1] || t.tally.player(player);
export const colourOf = (match: Match, player: number) => match.colours?.[player - 1] ?? '';

/** Names of all players; none if there are only numbers. */
export const allNames = (match: Match): string[] =>
  match.names.some((name) => name !== '') ? Array.from({ length: match.players }, (_, i) => nameOf(match, i + 1)) : [];

/** The list with one player's word replaced. */
export const withWord = (words: readonly string[], player: number, word: string): string[] =>
  Array.from({ length: Math.max(player, words.length) }, (_, i) => (i + 1 === player ? word : (words[i] ?? '')));

/** The colours with one player's replaced. A player who had that colour gets a free one. */
export function withColour(colours: readonly string[], player: number, colour: string): string[] {
  const had = colours[player - 1] ?? '';
  const others = colours.map((each) => (each === colour && colour !== '' ? had : each));
  return withWord(others, player, colour);
}

const headLines = 1;
const endsPlay = ({ stage, final }: Match) => stage !== 'play' || final.length > 0;

/** The log as text. */
export function toLog(match: Match): string {
  const { players, play, final, stage } = match;
  const end = endsPlay(match) ? [':', ...final] : [];
  return [`players ${players}`, ...play, ...end, ...(stage === 'done' ? ['.'] : []), ''].join('\n');
}

/** The match of an opened log. Throws a sentence if it exceeds the pad's limits. */
export function ofLog(log: OpenedLog, names: readonly string[], colours: readonly string[]): Match {
  const { players, play, final } = log;
  if (players > maxPlayers) throw new Error(t.tally.tooManyPlayers(maxPlayers));
  if (play.length + final.length > maxEntries) throw new Error(t.tally.tooManyLines(maxEntries));
  return {
    players,
    names: (names.length > 0 ? names : log.names).slice(0, players),
    ...(colours.length > 0 && { colours: colours.slice(0, players) }),
    play,
    final,
    stage: !log.play_has_ended ? 'play' : log.has_ended ? 'done' : 'final',
  };
}

/** Entries are identified by their line in the log. */
function placeOf(match: Match, line: number): { phase: Phase; at: number } {
  const at = line - 1 - headLines;
  return at < match.play.length ? { phase: 'play', at } : { phase: 'final', at: at - match.play.length - 1 };
}

export function withLine(match: Match, phase: Phase, text: string): Match {
  return { ...match, [phase]: [...match[phase], text] };
}

export function withLineAt(match: Match, line: number, text: string): Match {
  const { phase, at } = placeOf(match, line);
  return { ...match, [phase]: match[phase].with(at, text) };
}

export function withoutLineAt(match: Match, line: number): Match {
  const { phase, at } = placeOf(match, line);
  return { ...match, [phase]: match[phase].toSpliced(at, 1) };
}
