// What is dealt today, the same for everyone, and how far one has come with it.
import { botName } from '@/lib/bots/faces';
import { engine } from '@/lib/engine';
import { today } from '@/lib/seed';
import { streaks } from '@/lib/streak';
import { easiest, namesOf, newPlay as newMatch, usual as usualMatch } from '@/pages/match/play';
import { Results as MatchResults } from '@/pages/match/results.svelte';
import { idOfDay } from '@/pages/puzzle/play';
import { Progress } from '@/pages/puzzle/progress.svelte';
import { newPlay as newSolo, standing, usual as usualSolo } from '@/pages/solo/play';
import { Results as SoloResults } from '@/pages/solo/results.svelte';
import { say } from '@/words';
import { matchPlays, puzzlePlays, soloPlays } from './kept';
import { ofMatch, ofPuzzle, ofSolo, type Picture } from './pictures';

export interface Daily {
  href: string;
  title: string;
  /** How far one has come. */
  state: string;
  isDone: boolean;
  /** Days in a row. */
  streak: number;
  picture: Promise<Picture | undefined>;
}

export function soloOfToday(): Daily {
  const results = new SoloResults();
  const day = today();
  const begun = soloPlays().find((play) => play.daily === day);
  const result = results.onDay(day);
  const game = async () => (begun ? standing(begun) : newSolo(usualSolo, await engine.dailySeed(day)).game);
  const onTheDay = results.daily.filter((each) => each.date === each.daily).map((each) => each.date);
  return {
    href: '#/solo?deal=today',
    title: say.home.solo,
    state: result ? say.home.points(result.score) : begun && begun.played > 0 ? say.home.begun(begun.played) : say.home.fresh,
    isDone: result !== undefined,
    streak: streaks(onTheDay, day).now,
    picture: game().then(engine.soloView).then(ofSolo),
  };
}

export function matchOfToday(): Daily {
  const results = new MatchResults();
  const day = today();
  const begun = matchPlays().find((play) => play.daily === day);
  const result = results.onDay(day);
  const play = async () => begun ?? newMatch(usualMatch, await engine.dailySeed(day));
  const onTheDay = results.daily.filter((each) => each.date === each.daily).map((each) => each.date);
  const fresh = say.home.against(botName(easiest));
  return {
    href: '#/match?deal=today',
    title: say.home.match,
    state: result ? say.home.outcome(say.home[result.outcome], result.points, result.others)
      : begun && begun.played > 0 ? say.home.begun(begun.played) : fresh,
    isDone: result !== undefined,
    streak: streaks(onTheDay, day).now,
    picture: play().then((own) => engine.matchView(own.match, own.played, namesOf(own))).then(ofMatch),
  };
}

export function puzzleOfToday(): Daily {
  const progress = new Progress();
  const day = today();
  const id = idOfDay(day);
  const begun = puzzlePlays().find((play) => play.id === id);
  const isDone = progress.has(id);
  const text = async () => begun?.puzzle ?? (await (await import('@/pages/puzzle/catalogue')).daily(day)).puzzle;
  return {
    href: '#/puzzle?deal=today',
    title: say.home.puzzle,
    state: isDone ? say.home.solved : begun && begun.played > 0 ? say.home.laid(begun.played) : say.home.fresh,
    isDone,
    streak: progress.streak,
    picture: text().then(ofPuzzle),
  };
}
