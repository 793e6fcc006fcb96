// A match on the pad: the lines of its log as they are written, and what a log does not know, which is the
// players' names and how far the pad has come.
export type Phase = 'play' | 'final';
export type Stage = Phase | 'done';

export interface Match {
  readonly players: number;
  /** What is called by its number alone is empty or missing. */
  readonly names: readonly string[];
  readonly play: readonly string[];
  readonly final: readonly string[];
  readonly stage: Stage;
}

/** What lies on the desk: a match or none yet, and the one put away for it, so that no reload loses it. */
export interface Desk {
  readonly match: Match | null;
  readonly before: Match | null;
}

export const emptyDesk: Desk = { match: null, before: null };

/** What the pad holds; the command takes more. */
export const mostPlayers = 1000;
export const mostEntries = 10_000;
export const longestName = 24;

const isLines = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((line) => typeof line === 'string' && /^\d+ [a-z]+( \d+)?$/.test(line));

const isMatch = (value: unknown): value is Match => {
  if (typeof value !== 'object' || value === null) return false;
  const { players, names, play, final, stage } = value as Record<keyof Match, unknown>;
  return (
    typeof players === 'number' && Number.isInteger(players) && players >= 1 && players <= mostPlayers &&
    isNames(names) && isLines(play) && isLines(final) &&
    (stage === 'play' || stage === 'final' || stage === 'done')
  );
};

export const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= mostPlayers &&
  value.every((name) => typeof name === 'string' && name.length <= longestName);

/** The names in a link; none if they are not what they should be. */
export function namesOf(json: string): string[] {
  try {
    const names: unknown = JSON.parse(json);
    return isNames(names) ? names : [];
  } catch {
    return [];
  }
}

export const isDesk = (value: unknown): value is Desk => {
  if (typeof value !== 'object' || value === null) return false;
  const { match, before } = value as Record<keyof Desk, unknown>;
  return (match === null || isMatch(match)) && (before === null || isMatch(before));
};

export const newMatch = (players: number, names: readonly string[]): Match => ({
  players, names: names.slice(0, players), play: [], final: [], stage: 'play',
});

export const entriesOf = (match: Match) => match.play.length + match.final.length;
export const nameOf = (match: Match, player: number) => match.names[player - 1] || `Player ${player}`;

/** The text that the library reads. */
export function toLog({ players, play, final, stage }: Match): string {
  const end = stage === 'play' && final.length === 0 ? [] : [':', ...final];
  return [players, ...play, ...end, '.', ''].join('\n');
}

/** The match of a log that the library has read without an error. */
export function ofLog(text: string, names: readonly string[]): Match {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .map((line) => line.trim().split(/[ \t]+/).join(' '))
    .filter((line) => line !== '');
  const colon = lines.indexOf(':');
  const players = Number(lines[0]);
  return {
    players,
    names: names.slice(0, players),
    play: lines.slice(1, colon < 0 ? -1 : colon),
    final: colon < 0 ? [] : lines.slice(colon + 1, -1),
    stage: colon < 0 ? 'play' : 'done',
  };
}

/** Throws with a sentence if a log is more than a pad holds. */
export function checkSize(text: string) {
  if (/^\uFEFF?\s*(players\b|#)/.test(text))
    throw new Error("The pad takes plain logs: 'bastide tally --to plain' makes one of an extended log.");
  const players = Number(/^\uFEFF?\s*(\d+)\s/.exec(text)?.[1] ?? 0);
  if (players > mostPlayers)
    throw new Error(`The pad holds up to ${mostPlayers} players: use the command, bastide tally, for more.`);
  if (text.split('\n').length > mostEntries)
    throw new Error(`The pad holds up to ${mostEntries} lines: use the command, bastide tally, for more.`);
}

/** An entry is known by its place in the log: those of play come first. */
function placeOf(match: Match, index: number): { phase: Phase; at: number } {
  const inPlay = index < match.play.length;
  return inPlay ? { phase: 'play', at: index } : { phase: 'final', at: index - match.play.length };
}

export function withLine(match: Match, phase: Phase, line: string): Match {
  return { ...match, [phase]: [...match[phase], line] };
}

export function withLineAt(match: Match, index: number, line: string): Match {
  const { phase, at } = placeOf(match, index);
  return { ...match, [phase]: match[phase].with(at, line) };
}

export function withoutLineAt(match: Match, index: number): Match {
  const { phase, at } = placeOf(match, index);
  return { ...match, [phase]: match[phase].toSpliced(at, 1) };
}
