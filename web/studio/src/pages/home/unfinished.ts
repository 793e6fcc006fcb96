// Unfinished games to continue.
import { engine } from '@/lib/engine';
import { read } from '@/lib/localStore.svelte';
import { today } from '@/lib/seed';
import { namesOf } from '@/lib/match/storedGame';
import { ownSeat, Results as MatchResults } from '@/lib/match/results.svelte';
import { countTiles, isTileMap, emptyMap, type TileMap } from '@/lib/landscape/map';
import { idOfDay } from '@/lib/puzzle/storedGame';
import { Progress } from '@/lib/puzzle/progress.svelte';
import { standing } from '@/lib/solo/storedGame';
import { Results as SoloResults } from '@/lib/solo/results.svelte';
import { t } from '@/i18n';
import { matchGames, puzzleGames, soloGames } from '@/lib/storedGames';
import { ofMatch, ofPuzzle, ofSolo, ofTiles, type Picture } from '@/lib/pictures';

export interface Unfinished {
  href: string;
  title: string;
  /** Nothing if the game is over. */
  picture: Promise<Picture | undefined>;
  /** The opponents of a match. */
  against?: string;
  /** Whether others wait for the reader. */
  isDue?: boolean;
}

/** Games of each kind on the first page. The pages of the games list all. */
const maxGames = 3;

// The first stored game is on its page's table.
const linkTo = (page: string, id: string, at: number) => (at === 0 ? `#/${page}` : `#/${page}?continue=${encodeURIComponent(id)}`);

function unfinishedSolo(): Unfinished[] {
  const results = new SoloResults();
  return soloGames().flatMap((play, at) => {
    if (play.played === 0 || play.daily === today() || results.all.some(({ id }) => id === play.id)) return [];
    const picture = engine.soloView(standing(play)).then((view) => (view.finished ? undefined : ofSolo(view)));
    return [{ href: linkTo('solo', play.id, at), title: t.home.soloLeft(play.played), picture }];
  });
}

function unfinishedMatches(): Unfinished[] {
  const results = new MatchResults();
  return matchGames().flatMap((play, at) => {
    if (play.played === 0 || play.daily === today() || results.of(play.id)) return [];
    const names = namesOf(play);
    const picture = engine.matchView(play.match, play.played, names).then((view) => (view.over ? undefined : ofMatch(view)));
    const others = ownSeat(play.seats) < 0 ? names : names.filter((_, player) => player !== ownSeat(play.seats));
    const against = others.join(', ');
    return [{ href: linkTo('match', play.id, at), title: t.home.matchLeft(against, play.played), picture, against }];
  });
}

function unfinishedPuzzles(): Unfinished[] {
  const progress = new Progress();
  return puzzleGames().flatMap((play, at) => {
    if (play.played === 0 || play.id === idOfDay(today()) || progress.has(play.id)) return [];
    return [{ href: linkTo('puzzle', play.id, at), title: t.home.puzzleLeft(play.played), picture: ofPuzzle(play.puzzle) }];
  });
}

const maxTiles = 400;

function unfinishedMap(): Unfinished[] {
  const map = read<TileMap>('score.map', emptyMap, isTileMap);
  const count = countTiles(map);
  if (count === 0 || count > maxTiles) return [];
  const tiles = map.rows.flatMap((row, y) => row.flatMap((five, x) => (five ? [{ x, y, five }] : [])));
  return [{ href: '#/score', title: t.home.mapLeft(count), picture: ofTiles(tiles) }];
}

export const allUnfinished = (): Unfinished[] => [
  ...[unfinishedMatches(), unfinishedSolo(), unfinishedPuzzles()].flatMap((games) => games.slice(0, maxGames)), ...unfinishedMap(),
];
