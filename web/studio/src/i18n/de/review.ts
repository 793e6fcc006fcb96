// Die Wörter der Analysen.
import type { Deed, Leniency, MoveMark } from 'bastide-engine';
import type { Words } from '../en';
import { german as plural } from '../plural';

const points = (count: number) => plural(count, 'Punkt', 'Punkte');
const some = { city: 'eine Stadt', road: 'eine Straße', monastery: 'ein Kloster', field: 'eine Wiese' };
const withA = { city: 'einer Stadt', road: 'einer Straße', monastery: 'einem Kloster', field: 'einer Wiese' };
const onThe = { city: 'in der Stadt', road: 'auf der Straße', monastery: 'im Kloster', field: 'auf der Wiese' };
const many = { city: 'Städte', road: 'Straßen', monastery: 'Klöster', field: 'Wiesen' };
const manyDative = { city: 'Städten', road: 'Straßen', monastery: 'Klöstern', field: 'Wiesen' };
const of = (owners: readonly string[]) => (owners.length === 0 ? '' : ` von ${owners.join(' und ')}`);
const owned = ({ kind, features }: Deed, owners: readonly string[]) =>
  `${features === 1 ? some[kind] : `${features} ${many[kind]}`}${of(owners)}`;
const withOwned = ({ kind, features }: Deed, owners: readonly string[]) =>
  `${features === 1 ? withA[kind] : `${features} ${manyDative[kind]}`}${of(owners)}`;

export const review: Words['review'] = {
  review: 'Analyse',
  title: 'Analyse einer Partie',
  none: 'Eine Analyse geht eine beendete Partie Zug für Zug durch: wie viel Glück beim Ziehen dabei war, welche Züge Punkte verloren haben und welche besser gewesen wären. Öffne ein Log von Board Game Arena, eine gespeicherte Partie oder eine Partie von JCloisterZone (.jcz), oder spiel eine Partie zu Ende und drück dort auf „Analyse“.',
  playFirst: 'Eine Partie spielen',
  files: 'Du kannst auch eine Datei hierher ziehen oder ihren Text einfügen.',
  arena: 'Wo Board Game Arena das Log hat: Wähl am Tisch „Review game“, öffne in den Entwicklerwerkzeugen deines Browsers (F12) „Netzwerk“, sieh dir die Wiederholung an und speichere oder kopiere die Antwort von „logs.html“.',
  board: (step, count) => `Brett nach Zug ${step} von ${count}. Links und Rechts blättern, die Leertaste spielt ab`,
  before: (name) => `Brett vor dem Zug von ${name}, mit dem besseren Zug`,
  looking: 'Die Partie wird analysiert …',
  firstLook: 'Erster Blick',
  quick: 'Eine erste Schätzung der Wendepunkte. „Analyse“ simuliert jeden Zug und findet mehr Fehler.',
  sharpening: (done, all) => `Genauere Analyse: Zug ${done} von ${all}`,
  stop: 'Stopp',
  stopped: (done, all) => `${done} von ${all} Zügen genauer analysiert`,
  course: 'Gewinnchance',
  courseOf: (name) => `Gewinnchance von ${name}, Zug für Zug`,
  legend: 'Zahlen und Ringe: Wendepunkte durch ein Plättchen oder einen Zug. Punkte unter den Linien: Fehler. Unten: Züge.',
  accuracy: 'Genauigkeit',
  percent: (number) => `${number} %`,
  accuracyWhy: '100 bedeutet: Jeder Zug war der beste',
  luck: 'Glück',
  luckWhy: 'Wert der gezogenen Plättchen im Vergleich zum Durchschnitt, in Punkten',
  lost: 'verloren',
  units: 'Glück und Verluste sind in Punkten angegeben.',
  lostWhy: 'Verlorene Punkte im Vergleich zu den besten Zügen',
  turningPoints: 'Wendepunkte',
  turningPointsWhy: (percent) => `Die größten Änderungen der Gewinnchance durch ein Plättchen oder einen Zug, höchstens fünf und jede von mindestens ${percent} Prozentpunkten. Verluste, die Rauschen sein können, stehen hier nicht.`,
  noTurningPoints: (percent) => `Keine: Kein Plättchen und kein Zug änderte die Gewinnchance um mindestens ${percent} Prozentpunkte.`,
  slide: (chance, from, to, before, after, isRise) =>
    `Von Zug ${from} bis ${to} ${isRise ? 'stieg' : 'sank'} ${chance} in kleinen Schritten von ${before} auf ${after}.`,
  chanceOf: (name) => `die Gewinnchance von ${name}`,
  yourChance: 'deine Gewinnchance',
  slideEvent: (turn, name, does) => `Zug ${turn}: ${name} ${does}.`,
  headline: {
    outcome: (name, lead, isOver) => {
      const by = (worth: number) => plural(worth, 'Punkt', 'Punkten');
      if (lead === 0) return isOver ? `${name} teilt sich den ersten Platz` : `${name} teilt sich voraussichtlich den ersten Platz`;
      if (lead < 0) return isOver ? `${name} hat mit ${by(-lead)} Rückstand verloren` : `${name} verliert voraussichtlich mit ${by(-lead)} Rückstand`;
      return isOver ? `${name} hat mit ${by(lead)} Vorsprung gewonnen` : `${name} gewinnt voraussichtlich mit ${by(lead)} Vorsprung`;
    },
    yours: (lead, isOver) => {
      const by = (worth: number) => plural(worth, 'Punkt', 'Punkten');
      if (lead === 0) return isOver ? 'Du teilst dir den ersten Platz' : 'Du teilst dir voraussichtlich den ersten Platz';
      if (lead < 0) return isOver ? `Du hast mit ${by(-lead)} Rückstand verloren` : `Du verlierst voraussichtlich mit ${by(-lead)} Rückstand`;
      return isOver ? `Du hast mit ${by(lead)} Vorsprung gewonnen` : `Du gewinnst voraussichtlich mit ${by(lead)} Vorsprung`;
    },
    sum: (outcome, parts) => `${outcome}: ${parts}.`,
    luck: (worth) => `${worth} durch die gezogenen Plättchen`,
    play: (worth) => `${worth} durch die Züge`,
    others: (worth) => `${worth} durch die Züge der anderen`,
    rest: (worth) => `${worth} durch Korrekturen dieser Schätzungen`,
    behindSince: (turn, isOver) => `Seit Zug ${turn} ${isOver ? 'dauerhaft ' : ''}hinten.`,
    aheadSince: (turn, isOver) => `Seit Zug ${turn} ${isOver ? 'dauerhaft ' : ''}vorn.`,
    costliest: (turn, percent) => `Teuerster Zug: Zug ${turn} (−${percent}).`,
  },
  analysing: 'Wird analysiert …',
  notAnalysed: 'Nicht genauer analysiert',
  unfinished: 'Unbeendete Partie: Diese Zahlen gelten für die gespielten Züge.',
  turn: (turn) => `Zug ${turn}`,
  at: (step, count) => `Zug ${step} von ${count}`,
  marks: { best: 'Bester Zug', good: 'Gut', inaccuracy: 'Ungenau', mistake: 'Fehler', blunder: 'Grober Fehler' } satisfies Record<MoveMark, string>,
  leniency: {
    uncertain: 'Die Probespiele können diesen Verlust nicht von Zufall unterscheiden.',
    decided: 'Der Verlust ist fast ohne Bedeutung, denn die Partie war schon entschieden.',
  } satisfies Record<Exclude<Leniency, 'none'>, string>,
  toWin: (name, before, after) => `Gewinnchance von ${name}: ${before} % → ${after} %`,
  causes: (draw, move, correction, hasMany) => `Plättchen ${draw}, ${hasMany ? 'Züge' : 'Zug'} ${move}, Korrektur ${correction} Prozentpunkte.`,
  correctionWhy: 'Die Probespiele nach diesem Zug bewerten die Stellung anders als die davor. Diese Korrektur ist weder Glück noch Verlust.',
  luckOf: (worth) => `Glück beim Ziehen: ${worth} Punkte`,
  lossOf: (worth, error) => (error === '' ? `${worth} Punkte verloren` : `${worth} ± ${error} Punkte verloren`),
  afterMoves: (best, played) => `Gewinnchance nach dem besten Zug ${best} %, nach diesem ${played} %`,
  nothingLost: 'Kein Zug war besser.',
  better: 'Bessere Züge',
  compared: 'Züge im Vergleich',
  bestOfAll: 'bester',
  equal: 'gleich gut',
  playedMove: (what) => `Gespielt: ${what}`,
  played: (name, does) => `${name} ${does}`,
  neighbour: (tile, side) => `im ${['Norden', 'Osten', 'Süden', 'Westen'][side]} ${tile}`,
  nextTo: (neighbours) => neighbours,
  place: (row, column) => `Zeile ${row}, Spalte ${column}`,
  steps: {
    move: 'Zug',
    first: 'Erster Zug',
    previous: 'Voriger Zug',
    next: 'Nächster Zug',
    last: 'Letzter Zug',
  },
  meepleOn: (kind) => (kind === null ? 'kein Meeple' : `Meeple ${onThe[kind]}`),
  does: (deed, owners) => {
    const { act, kind, count } = deed;
    switch (act) {
      case 'completes':
        return `stellt ${owned(deed, owners)} für ${points(count)} fertig`;
      case 'claims':
        return `besetzt ${some[kind]}`;
      case 'joins':
        return `verbindet sich mit ${withOwned(deed, owners)}`;
      case 'takes':
        return `übernimmt ${owned(deed, owners)}`;
      case 'blocks':
        return `lässt für ${owned(deed, owners)} kein passendes Plättchen übrig`;
      case 'loses':
        return `verliert ${owned(deed, [])} an ${owners.join(' und ')}`;
      case 'extends':
        return `macht ${owned(deed, owners)} um ${points(count)} wertvoller`;
      case 'frees':
        return `holt ${count} ${count === 1 ? 'Meeple' : 'Meeples'} zurück`;
    }
  },
  point: {
    luck: (name, tile, change, worth) => `${name} zog ${tile}: ${change} Prozentpunkte, ${worth} Punkte Glück`,
    move: (name, tile, change, worth) => `${name} legte ${tile}: ${change} Prozentpunkte, ${worth} Punkte verloren`,
  },
  answer: {
    judging: 'Wird geprüft …',
    wrong: (mark, loss, does, own) =>
      `${mark}: ${loss} Punkte hinter dem besten Zug, und der ${does}.${own === '' ? '' : ` Deiner ${own}.`}`,
    addsMore: (count) => `bringt dir ${points(count)} mehr`,
    givesLess: (name, count) => `bringt ${name} ${points(count)} weniger`,
    keepsMeeple: 'spart deinen Meeple',
    betterLater: 'holt diese Punkte später',
    chances: (own, best) => `Gewinnchance: ${own} % statt ${best} %.`,
    showBest: 'Besten Zug zeigen',
    showOwn: 'Deinen Zug zeigen',
    again: 'Noch einmal',
  },
  practice: {
    own: (count) => `Aus deinen Fehlern lernen (${count})`,
    of: (name, count) => `Fehler von ${name} (${count})`,
    at: (at, of, turn) => `Fehler ${at} von ${of} · Zug ${turn}`,
    ask: (sign, loss) => `Der Zug mit ${sign} hat ${loss} Punkte verloren. Spiel einen besseren.`,
    verdict: (mark, loss) => (loss === '' ? `${mark}.` : `${mark}: ${loss} Punkte hinter dem besten Zug.`),
    inGame: (loss) => `In der Partie: ${loss} Punkte verloren.`,
    same: (mark, loss) => `${mark}: Das ist der Zug aus der Partie. Er hat ${loss} Punkte verloren.`,
    bestMove: (what) => `Der beste Zug hat ein ✓: ${what}.`,
    next: 'Nächster Fehler',
    done: 'Fertig',
    leave: 'Zurück zur Analyse',
    results: { found: 'gefunden', missed: 'verfehlt' },
  },
  tryIt: 'Ab diesem Zug spielen',
  copyLink: 'Link zu dieser Analyse kopieren',
  theLink: 'Link zu dieser Analyse',
  open: 'Andere Partie öffnen …',
  games: 'Deine Partien',
  preliminary: 'Die Gründe und die Wendepunkte folgen am Ende der genaueren Analyse.',
  openedAt: (turn, isOwn) => `Geöffnet bei ${isOwn ? 'deinem ersten Fehler' : 'dem ersten Wendepunkt'}, Zug ${turn}.`,
  you: 'Du bist',
  anyone: 'niemand davon',
  meaning: 'Was die Zahlen bedeuten',
  restWhy: 'Die Gründe eines Ergebnisses vergleichen zu zweit beide Spieler. Korrekturen sind der erwartete Vorsprung vor dem ersten Zug und die Unterschiede zwischen der Schätzung nach einem Zug und der vor dem nächsten.',
  mistakes: (count) => `${count} Fehler`,
  added: 'Zu Deine Partien hinzugefügt.',
  example: 'Ein Beispiel: Ada gegen Bo',
};
