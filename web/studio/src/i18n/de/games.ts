// Die Seite mit den eigenen Partien.
import type { Words } from '../en';
import { german as plural } from '../plural';

const gameCount = (count: number) => plural(count, 'Partie', 'Partien');
const problemCount = (count: number) => plural(count, 'Aufgabe', 'Aufgaben');

export const games: Words['games'] = {
  about: 'Spiel deine beendeten Partien nach oder analysiere sie. Wähl einen Spieler, und aus seinen Fehlern werden Aufgaben.',
  empty: 'Hier stehen die Partien, die du auf der Seite Partie zu Ende spielst. Andere kannst du aus Dateien hinzufügen: aus Bastide, JCloisterZone und von Board Game Arena.',
  play: 'Eine Partie spielen',
  add: 'Partien hinzufügen …',
  drop: 'oder Dateien hierher ziehen',
  tags: 'Anlass und Datum der nächsten Dateien',
  event: 'Anlass',
  date: 'Datum',
  tagsHow: 'Ein leeres Feld übernimmt die Angabe der Datei. Um Anlass oder Datum einer Partie zu ändern, füge ihre Datei noch einmal hinzu.',
  added: (added, known) =>
    known === 0 ? `${gameCount(added)} hinzugefügt` : `${gameCount(added)} hinzugefügt. ${plural(known, 'war', 'waren')} schon da.`,
  damaged: (count) => `${gameCount(count)} nicht lesbar.`,
  damagedList: 'Die in diesem Browser gespeicherten Partien sind nicht lesbar.',
  search: 'Suche',
  player: 'Spieler',
  everyone: 'Alle',
  result: 'Ergebnis',
  anyResult: 'Alle',
  results: { won: 'gewonnen', drawn: 'unentschieden', lost: 'verloren' },
  anyEvent: 'Alle',
  firstMoves: 'Erste Züge',
  ofMover: 'Siege, Niederlagen und Vorsprünge sind die des Spielers, der den Zug macht.',
  nextMoves: 'Nächste Züge',
  path: 'Züge bis hierher',
  allFirstMoves: 'Alle ersten Züge',
  noMoves: 'Keine Partie geht von hier weiter.',
  timesPlayed: (count, players) => `${gameCount(count)} zu ${players}`,
  outcomes: (won, drawn, lost) => `${won} gewonnen, ${drawn} unentschieden, ${lost} verloren`,
  meanLead: (lead) => `Mittlerer Vorsprung am Ende: ${lead}`,
  expectedLead: (lead) => `Erwarteter Vorsprung: ${lead}`,
  showAllMoves: (count) => `Alle ${count} Züge zeigen`,
  mistakes: (player) => `Aufgaben aus den Fehlern von ${player}`,
  mistakesHow: (count) => `Sucht in ${gameCount(count)} die Runden, in denen es einen deutlich besseren Zug gab. Eine Partie dauert einige Sekunden.`,
  searchGames: (count) => `${gameCount(count)} durchsuchen`,
  searching: (found) => `Suche läuft … ${problemCount(found)} gefunden`,
  foundProblems: (count) => `${problemCount(count)} gefunden.`,
  allSearched: (count) =>
    `${gameCount(count)} durchsucht. Eine Runde wird nur dann zur Aufgabe, wenn ein Zug um mindestens einen Punkt besser war als alle anderen und nicht gespielt wurde.`,
  stop: 'Anhalten',
  solve: (count) => `Deine ${problemCount(count)} lösen`,
  found: (count) => gameCount(count),
  none: 'Keine Partie passt zu deiner Suche.',
  unfinished: (turns) => `nach ${plural(turns, 'Zug', 'Zügen')} abgebrochen`,
  watch: 'Nachspielen',
  removed: (players) => `Die Partie von ${players} ist entfernt`,
  remove: (players) => `Partie von ${players} entfernen`,
  showMore: (count) => `${count} weitere zeigen`,
};
