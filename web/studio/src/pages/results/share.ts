// Today's results as text to paste: points and streaks, nothing about the boards.
import { botName } from '@/lib/bots/faces';
import { t } from '@/i18n';
import type { Result as MatchResult } from '@/lib/match/results.svelte';
import type { Result as SoloResult } from '@/lib/solo/results.svelte';

const words = t.results;

export interface OfToday {
  day: string;
  solo?: SoloResult;
  match?: MatchResult;
  isPuzzleSolved: boolean;
  streaks: { solo: number; match: number; puzzle: number };
}

export const matchLine = ({ outcome, points, others }: MatchResult) => t.home.outcome(t.home[outcome], points, others);
export const companyOf = (bots: readonly string[]) => bots.map(botName).join(', ');

const withStreak = (line: string, days: number) => (days > 1 ? words.shareStreak(line, days) : line);

export function todayText({ day, solo, match, isPuzzleSolved, streaks }: OfToday): string {
  const lines = [words.title(day)];
  if (solo) lines.push(withStreak(words.shareSolo(solo.score), streaks.solo));
  if (match) lines.push(withStreak(words.shareMatch(matchLine(match), companyOf(match.bots)), streaks.match));
  if (isPuzzleSolved) lines.push(withStreak(words.sharePuzzle, streaks.puzzle));
  return lines.join('\n');
}
