// Today's games, the same for everyone, with the reader's progress.
import { botName } from '@/lib/bots/faces';
import { engine } from '@/lib/engine';
import { today } from '@/lib/seed';
import { easiest, namesOf, newGame as newMatch, usual as usualMatch } from '@/lib/match/storedGame';
import { Results as MatchResults } from '@/lib/match/results.svelte';
import { idOfDay } from '@/lib/puzzle/storedGame';
import { Progress } from '@/lib/puzzle/progress.svelte';
import { newGame as newSolo, standing, usual as usualSolo } from '@/lib/solo/storedGame';
import { Results as SoloResults } from '@/lib/solo/results.svelte';
import { t } from '@/i18n';
import { matchGames, puzzleGames, soloGames } from './storedGames';
import { ofMatch, ofPuzzle, ofSolo, type Picture } from '@/lib/pictures';

export interface Daily {
  href: string;
  title: string;
  /** The progress in words. */
  state: string;
  isDone: boolean;
  /** Length of the streak in days. */
  streak: number;
  picture: Promise<Picture | undefined>;
}

export function soloOfToday(): Daily {
  const results = new SoloResults();
  const day = today();
  const begun = soloGames().find((play) => play.daily === day);
  const result = results.onDay(day);
  const game = async () => (begun ? standing(begun) : newSolo(usualSolo, await engine.dailySeed(day)).game);
  return {
    href: '#/solo?deal=today',
    title: t.home.solo,
    state: result ? t.home.points(result.score) : begun && begun.played > 0 ? t.home.begun(begun.played) : t.home.fresh,
    isDone: result !== undefined,
    streak: results.streaks.now,
    picture: game().then(engine.soloView).then(ofSolo),
  };
}

export function matchOfToday(): Daily {
  const results = new MatchResults();
  const day = today();
  const begun = matchGames().find((play) => play.daily === day);
  const result = results.onDay(day);
  const play = async () => begun ?? newMatch(usualMatch, await engine.dailySeed(day));
  const fresh = t.home.against(botName(easiest));
  return {
    href: '#/match?deal=today',
    title: t.home.match,
    state: result ? t.home.outcome(t.home[result.outcome], result.points, result.others)
      : begun && begun.played > 0 ? t.home.begun(begun.played) : fresh,
    isDone: result !== undefined,
    streak: results.streaks.now,
    picture: play().then((own) => engine.matchView(own.match, own.played, namesOf(own))).then(ofMatch),
  };
}

export function puzzleOfToday(): Daily {
  const progress = new Progress();
  const day = today();
  const id = idOfDay(day);
  const begun = puzzleGames().find((play) => play.id === id);
  const isDone = progress.has(id);
  const text = async () => begun?.puzzle ?? (await (await import('@/lib/puzzle/catalogue')).daily(day)).puzzle;
  return {
    href: '#/puzzle?deal=today',
    title: t.home.puzzle,
    state: isDone ? t.home.solved : begun && begun.played > 0 ? t.home.laid(begun.played) : t.home.fresh,
    isDone,
    streak: progress.streak,
    picture: text().then(ofPuzzle),
  };
}
