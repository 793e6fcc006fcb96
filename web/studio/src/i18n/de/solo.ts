// Die Worte eines Solospiels, das gespielt wird.
import type { Words } from '../en';
import { german as plural } from '../plural';
import { signed } from '../signed';

export const solo: Words['solo'] = {
  board: (about) => `Brett, ${about}. Pfeiltasten bewegen, 1 bis 4 wählen ein Plättchen, N geht zum nächsten Feld dafür, Eingabe legt es, ? zeigt alle Tasten`,
  side: 'Punkte und Partien',
  kinds: { road: 'Straße', city: 'Stadt', abbey: 'Kloster' },
  directed: (kind, sides) => `${kind} nach ${sides.join(' und ')}`,
  hand: 'Hand',
  noFit: 'passt nicht',
  stuck: 'Keines deiner Plättchen passt irgendwo: Nimm vier neue',
  useless: 'Dieses Plättchen passt gerade nirgends',
  first: 'Wähl ein Plättchen, dann ein markiertes Feld. Die Zahl darauf gibt die Punkte an',
  points: (points) => (points === 1 ? 'Punkt' : 'Punkte'),
  squaresLeft: (squares) => `noch ${plural(squares, 'Feld', 'Felder')}`,
  best: (points) => `bestes Ergebnis ${points}`,
  fourNew: 'Vier neue Plättchen',
  now: 'jetzt',
  inTurns: (turns) => `in ${plural(turns, 'Zug', 'Zügen')}`,
  hinted: (tile, gain) => `Tipp: ${tile} hierher, ${signed(gain)}. Damit gingen Probespiele am besten aus`,
  hintedNew: 'Tipp: vier neue Plättchen. Damit gingen Probespiele am besten aus',
  news: (gain, total, squares, hand) =>
    `${gain === null ? '' : `${signed(gain)}. `}${plural(total, 'Punkt', 'Punkte')}, noch ${plural(squares, 'Feld', 'Felder')}. Auf deiner Hand: ${hand.join(', ')}`,
  end: (total) => `Partie zu Ende: ${plural(total, 'Punkt', 'Punkte')}`,
  score: { roads: 'Straßen', abbeys: 'Klöster', cities: 'Städte', chains: 'Städte an Städten', tiles: 'Plättchen', points: 'Punkte', total: 'Gesamt' },

  over: (end) => `Partie zu Ende: ${end === 'board full' ? 'Brett voll' : 'Keines deiner Plättchen passt auf ein freies Feld'}`,
  standing: (place, of, best) => `${place} von ${of}, bestes Ergebnis ${best}`,
  notCounted: 'Diese Partie war schon zu Ende, als du sie geöffnet hast. Sie zählt nicht',
  boardOf: (day) => `Brett vom ${day}`,
  agreed: {
    size: (size) => `${size} × ${size}`,
    'directed roads': 'Straßenenden müssen sich treffen',
    'bag dealer': 'Plättchen aus dem Beutel',
    'streak dealer': 'fehlende Plättchen zuerst',
    'pairwise chains': '2 extra je Städtepaar',
  },
  bestResults: 'Beste Ergebnisse',
  noBest: 'Noch keine beendete Partie dieser Art. Das erste Ergebnis erscheint hier.',
  thisGame: 'diese Partie',
  placeOf: (place) => `Platz ${place}`,
  boards: 'Bretter des Tages',

  today: 'Das Brett von heute',
  todayPlayed: (points) => `Das Brett von heute: ${points}`,
  choose: 'Größe, Straßen, Plättchen wählen …',
  leftGame: (what, size, move) => `${what}, ${size} × ${size}, Zug ${move}`,
  leftBoard: (day) => `Brett vom ${day}`,
  forget: (seed) => `${seed} entfernen`,
  sameTiles: (seed) => `Dieselben Plättchen wie in der Partie, die du angesehen hast, Seed ${seed}`,
  boardCounts: (day) => `Brett vom ${day}: Nur der erste Versuch zählt`,
  boardPlayed: (points) =>
    `Dieses Brett hast du schon gespielt: ${plural(points, 'Punkt', 'Punkte')}. Diese Partie ist zum Üben und zählt nicht`,
  shared: {
    daily: (day) => `Bastide solo, Brett vom ${day}`,
    seed: (seed) => `Bastide solo, Seed ${seed}`,
    result: (points, agreed) => `${plural(points, 'Punkt', 'Punkte')}, ${agreed}`,
  },

  playSeed: 'Selbst mit diesen Plättchen spielen',
  seedHow: 'Derselbe Seed gibt allen dieselben Plättchen.',

  form: {
    size: 'Größe',
    roads: 'Straßen',
    roadKinds: { plain: 'jede Seite passt', directed: 'Straßenenden müssen sich treffen' },
    dealer: 'Plättchen',
    dealers: {
      weighted: { name: 'zufällig', about: 'Jedes Plättchen wird zufällig gezogen: Im Schnitt sind von 20 Plättchen 11 Straßen, 7 Städte und 2 Klöster.' },
      bag: { name: 'aus dem Beutel', about: 'Aus einem Beutel mit 4 Straßen, 3 Städten und 1 Kloster. Ist er leer, wird er neu gefüllt.' },
      streak: { name: 'fehlende zuerst', about: 'Je länger eine Art nicht gezogen wurde, desto wahrscheinlicher ist sie.' },
    },
    chains: 'Städte an Städten',
    chainKinds: { 'per-city': '1 extra je Stadt', pairwise: '2 extra je Paar' },
  },

  help: {
    title: 'Regeln und Tasten',
    basics: [
      'Eine Straße kommt neben eine Straße und bringt 1 Punkt.',
      'Eine Stadt bringt 2 Punkte, und Städte nebeneinander bringen mehr.',
      'Ein Kloster bringt 1 Punkt für jedes Plättchen ringsum.',
      'Alle fünf Züge darfst du vier neue Plättchen nehmen.',
    ],
    rules: [
      'Leg in jedem Zug eines deiner vier Plättchen. Eine Straße kommt neben eine Straße, eine Stadt oder ein Kloster neben irgendein Plättchen. Aus der Kreuzung einer Straße wird eine Gerade oder Kurve zu ihren Nachbarn. Mit der Option „Straßenenden müssen sich treffen“ muss ein Ende der Straße auf das Ende einer Straße daneben treffen.',
      'Eine Straße bringt 1, eine Stadt 2, ein Kloster 1 für jedes der 8 Felder ringsum, auf dem ein Plättchen liegt. Benachbarte Städte bilden eine Kette und zählen noch einmal: Eine Kette aus k Städten bringt k mehr, oder k (k − 1) mehr mit der Option „2 extra je Paar“. Nach 5 Zügen darfst du die Hand gegen vier neue Plättchen tauschen.',
    ],
    marks: 'Ecken zeigen das zuletzt gelegte Plättchen.',
    keys: [
      ['1 bis 4', 'ein Plättchen wählen'],
      ['d', 'vier neue Plättchen, wenn erlaubt'],
      ['0', 'alles zeigen'],
    ],
  },

  came: (kind, gain, abbeys) =>
    `${{ road: 'Eine Straße', city: 'Eine Stadt', abbey: 'Ein Kloster' }[kind]}: ${plural(gain, 'Punkt', 'Punkte')}` +
    (abbeys === 0 ? '' : `, davon ${abbeys} für ${abbeys === 1 ? 'das Kloster' : 'die Klöster'} daneben`),
  notHere: {
    tile: 'Nicht hier: Es muss neben ein Plättchen',
    road: 'Nicht hier: Eine Straße muss neben eine Straße',
    arm: 'Nicht hier: Eines ihrer Enden muss auf das Ende einer Straße treffen',
  },
  notYet: (turns) => `Noch nicht: vier neue Plättchen in ${plural(turns, 'Zug', 'Zügen')}`,
};
