// A match on the pad: the lines of its log, an extended one whose players are numbers, and what stands beside it:
// what people are called, the colours of their meeples, and how far the pad has come.
import type { OpenedLog } from 'bastide-engine';
import { t } from '@/i18n';

export type Phase = 'play' | 'final';
export type Stage = Phase | 'done';

export interface Match {
  readonly players: number;
  /** What is called by its number alone is empty or missing. */
  readonly names: readonly string[];
  /** As the library lists them; empty or missing for those of the chart. Matches of earlier days have none. */
  readonly colours?: readonly string[];
  readonly play: readonly string[];
  readonly final: readonly string[];
  readonly stage: Stage;
}

/** What lies on the desk: a match or none yet, and the one put away for it, so that no reload loses it. */
export interface PadState {
  readonly match: Match | null;
  readonly before: Match | null;
}

export const emptyPad: PadState = { match: null, before: null };

/** What the pad holds; the command takes more. */
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

/** The names or colours in a link; none if they are not what they should be. */
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

/** What all players are called; none if that is their numbers alone. */
export const called = (match: Match): string[] =>
  match.names.some((name) => name !== '') ? Array.from({ length: match.players }, (_, i) => nameOf(match, i + 1)) : [];

/** A list in which one player's word is another. */
export const withWord = (words: readonly string[], player: number, word: string): string[] =>
  Array.from({ length: Math.max(player, words.length) }, (_, i) => (i + 1 === player ? word : (words[i] ?? '')));

/** Colours in which one player has another; whoever had that one takes what is free now. */
export function withColour(colours: readonly string[], player: number, colour: string): string[] {
  const had = colours[player - 1] ?? '';
  const others = colours.map((each) => (each === colour && colour !== '' ? had : each));
  return withWord(others, player, colour);
}

const headLines = 1;
const endsPlay = ({ stage, final }: Match) => stage !== 'play' || final.length > 0;

/** The text that the library reads. */
export function toLog(match: Match): string {
  const { players, play, final, stage } = match;
  const end = endsPlay(match) ? [':', ...final] : [];
  return [`players ${players}`, ...play, ...end, ...(stage === 'done' ? ['.'] : []), ''].join('\n');
}

/** The match of a log that the library has opened. Throws with a sentence if that is more than a pad holds. */
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

/** An entry is known by its line in the log. */
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
