// Die Worte einer Partie, die gespielt wird.
import type { Words } from '../en';
import { german as plural } from '../plural';
import { signed } from '../signed';

export const match: Words['match'] = {
  board: 'Brett. Pfeiltasten bewegen, N geht zum nächsten Feld für das Plättchen, R dreht es, Eingabe legt es, ? zeigt alle Tasten',
  side: 'Spieler und Partien',
  tiles: {
    L: 'ein Kloster',
    LR: 'ein Kloster mit Straße',
    RCr: 'ein Stadtrand mit gerader Straße',
    'Cccc+': 'eine volle Stadt mit Wappen',
    'CccR+': 'eine große Stadt mit Tor und Wappen',
    CccR: 'eine große Stadt mit Tor',
    'CFc+': 'eine durchgehende Stadt mit Wappen',
    CFc: 'eine durchgehende Stadt',
    Cc: 'eine Stadtecke',
    'Cc+': 'eine Stadtecke mit Wappen',
    CcRr: 'eine Stadtecke mit Straßenkurve',
    'CcRr+': 'eine Stadtecke mit Wappen und Straßenkurve',
    Ccc: 'eine große Stadt',
    'Ccc+': 'eine große Stadt mit Wappen',
    CRr: 'ein Stadtrand mit Straßenkurve nach rechts',
    CRRR: 'ein Stadtrand mit Einmündung',
    RrC: 'ein Stadtrand mit Straßenkurve nach links',
    C: 'ein Stadtrand',
    CFC: 'zwei Stadtränder gegenüber',
    CC: 'zwei Stadtränder über Eck',
    RRRR: 'eine Kreuzung',
    RRR: 'eine Einmündung',
    Rr: 'eine Straßenkurve',
    RFr: 'eine gerade Straße',
  },
  directions: ['Norden', 'Osten', 'Süden', 'Westen'],
  edges: { field: 'Wiese', road: 'Straße', city: 'Stadt' },
  kinds: { city: 'Stadt', road: 'Straße', monastery: 'Kloster', field: 'Wiese' },
  sides: { N: 'Norden', E: 'Osten', S: 'Süden', W: 'Westen' },
  piece: (kind, sides) => (sides.length === 0 ? kind : `${kind}, ${sides.join(' und ')}`),
  meepleOf: (name, kind) => `${name} hat hier einen Meeple (${kind})`,
  withMeeple: (tile, meeple) => `${tile}, ${meeple}`,
  noMeeple: 'Kein Meeple',
  meeple: 'Platz für den Meeple',
  /** Of fields that are shown on the board. */
  feeds: (cities: number) => (cities === 0 ? 'An dieser Wiese ist noch keine Stadt fertig' : `Bauern hier zählen für ${cities === 1 ? 'eine fertige Stadt' : `${cities} fertige Städte`}`),
  farmsOf: (name: string) => `Wiesen von ${name} und die Städte, für die sie zählen`,
  farmsIn: (name: string, points: number) => `${name}, am Ende: ${points}. Wiesen zeigen`,
  pointsOf: (name: string, kind: string, points: number) => `${name}, ${kind}: ${plural(points, 'Punkt', 'Punkte')}`,
  confirm: 'Fertig',
  takeUp: 'Plättchen wegnehmen',
  brings: (now, known, later) => {
    if (now === 0) return later === known ? signed(0) : `${signed(later - known)} am Ende`;
    const scored = known === 0 ? signed(now) : `${signed(now)} jetzt (${known} schon bei „am Ende“ mitgezählt)`;
    if (later === 0) return scored;
    return `${known === 0 ? `${signed(now)} jetzt` : scored}, ${signed(later)} am Ende`;
  },
  bringsOther: (name, points) => `${name} ${signed(points)}`,
  best: (move, brings) => `Wo das Plättchen zu sehen ist: ${brings} (${move.replace(/^Kein /, 'kein ')})`,
  brought: (move, brings) => `${move}: ${brings}`,
  back: 'Zurück',
  thinks: (name) => `${name} denkt nach …`,
  hinted: (move) => `Tipp: ${move}. In Probespielen war kein Zug besser`,
  ask: 'Einen Meeple setzen? Wähl eine Stelle oder ✓ für keinen',
  askChosen: '✓ setzt diesen Meeple. Oder wähl eine andere Stelle des Plättchens',
  askWith: (chosen) => `Meeple: ${chosen}`,
  takeBack: 'Rückgängig',
  leave: 'Abbrechen',
  turnOf: (name, tile) => `${name} ist am Zug: ${tile}`,
  scores: (all) => all.map(({ name, points }) => `${name} ${plural(points, 'Punkt', 'Punkte')}`).join(', '),

  player: 'Spieler',
  you: 'du',
  points: 'Punkte',
  inSight: 'am Ende',
  inSightWhy: 'Wenn die Partie jetzt zu Ende wäre',
  meeples: 'Meeples',
  place: 'Platz',
  features: { city: 'Städte', road: 'Straßen', monastery: 'Klöster', field: 'Wiesen' },
  wins: (name, by) => `${name} gewinnt mit ${plural(by, 'Punkt', 'Punkten')} Vorsprung`,
  youWin: (by) => `Du gewinnst mit ${plural(by, 'Punkt', 'Punkten')} Vorsprung`,
  share: (names) => `${names} teilen sich den ersten Platz`,
  more: 'Mehr: Partien, Einstellungen, Teilen …',
  allScores: 'Punkte aller Spieler',
  /** The points at the end, counted one feature after another. */
  finalCount: {
    title: 'Schlusswertung',
    at: (at, of) => `${at} von ${of}`,
    skip: 'Überspringen',
  },
  scored: 'Gewertet',
  allScored: (count) => `Alle ${count} zeigen`,
  nothingScored: 'Noch nichts. Wertungen erscheinen hier. Drück auf einen Eintrag, um seine Plättchen zu sehen.',
  left: (tiles) => `Noch ${plural(tiles, 'Plättchen', 'Plättchen')} im Stapel`,
  tileLeft: (tile, count, next) => `${tile}: ${count}${next === '' ? '' : ` ${next}`}`,
  hole: (left, next, draws) =>
    left === 0
      ? 'Kein restliches Plättchen passt auf dieses Feld.'
      : `${left === 1 ? '1 restliches Plättchen passt' : `${left} restliche Plättchen passen`} auf dieses Feld (beim nächsten Ziehen: ${next}). Chance, eines zu ziehen: ${draws.map(({ name, chance }) => `${name} ${chance}`).join(', ')}.`,
  odds: (tile, next, first) =>
    `Als Nächstes kommt ${tile}: ${next}. Das erste davon zieht: ${first.map(({ name, chance }) => `${name} ${chance}`).join(', ')}.`,
  oddsHow: 'Die Prozente sagen, wie wahrscheinlich das Plättchen als Nächstes kommt. Drück auf eines, um die Chancen der Spieler zu sehen.',
  aside: (tiles) => `Beiseitegelegt, weil sie nirgends passen: ${tiles}`,
  about: {
    players: (players) => `${players} Spieler`,
    meeples: (meeples) => `je ${plural(meeples, 'Meeple', 'Meeples')}`,
    smallCity: 'Städte aus zwei Plättchen bringen 2',
    noFarmers: 'keine Bauern',
    farms: { 2: 'Wiesen nach der zweiten Auflage', 1: 'Wiesen nach der ersten Auflage' },
    bottom: 'was nirgends passt, kommt unter den Stapel',
    shuffled: 'Startplättchen zufällig',
  },

  withFriend: 'Mit Freunden spielen …',
  choose: 'Spieler, Seed und Regeln wählen …',
  leftMatch: (names, move) => `${names}, Zug ${move}`,
  forget: (names) => `Partie von ${names} entfernen`,
  elsewhere: 'Auf anderen Seiten',
  toTally: 'Punkte auf den Block',
  toScore: 'Karte werten',
  toPosition: 'Stellung bearbeiten',
  copyPosition: 'Stellung kopieren',
  thePosition: 'Stellung',
  otherRules:
    'Die Seite Wertung hat andere Regeln: Sie wertet jede Straße, jede Stadt und jedes Kloster, fertig oder nicht, gleich wem sie gehören. Wappen und Wiesen zählen dort nichts.',
  sameTiles: 'Dieselben Plättchen wie in der Partie, die du angesehen hast',
  notAGame: 'Diese Datei enthält keine Partie. Du kannst gespeicherte Partien von Bastide, Logs von Board Game Arena und Partien von JCloisterZone (.jcz) öffnen.',
  mayGoOn: (name: string, why: string) => `${name} gibt die Partie auf: ${why}. Du kannst von hier an weiterspielen.`,

  playDeal: 'Selbst mit diesen Plättchen spielen',
  watchingAgain: 'Du siehst eine Partie an.',
  backToTable: 'Zurück an den Tisch',
  laid: (name, tile) => `${name}: ${tile}`,

  help: {
    title: 'Regeln und Tasten',
    rules: [
      'Leg das gezogene Plättchen an die anderen an, sodass Straßen, Städte und Wiesen weitergehen. Dann darfst du einen Meeple auf einen Teil davon setzen, wenn auf dieser Straße, Stadt oder Wiese noch keiner steht. Was das Plättchen fertigstellt, wird sofort gewertet, und die Meeples kommen zurück.',
      'Eine Straße bringt 1 je Plättchen. Eine fertige Stadt bringt 2 je Plättchen und 2 je Wappen; eine am Ende noch offene bringt die Hälfte. Ein Kloster bringt 1, und 1 für jedes der 8 Felder ringsum, auf dem ein Plättchen liegt. Bauern bleiben bis zum Ende: Ihre Wiese bringt 3 für jede fertige Stadt, an die sie grenzt. Wer die meisten Meeples darauf hat, bekommt die Punkte; bei Gleichstand bekommt sie jeder.',
    ],
    marks: 'Die Stelle für den Meeple wählst du dann auf dem Plättchen. „Am Ende“ ist der Punktestand, wenn die Partie jetzt zu Ende wäre. Ecken zeigen das zuletzt gelegte Plättchen, ein Kreuz ein Feld, auf das keines mehr passt.',
    keys: [
      ['r, e', 'im Uhrzeigersinn drehen, gegen ihn'],
      ['0 bis 9', 'kein Meeple oder einer auf den Teil mit dieser Zahl'],
      ['z', 'alles zeigen'],
    ],
  },
};
