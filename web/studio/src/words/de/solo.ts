// Die Worte eines Solospiels, das gespielt wird.
import type { Words } from '../en';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const solo: Words['solo'] = {
  board: (about) => `Brett, ${about}. Pfeile bewegen, 1 bis 4 wählen ein Plättchen, N geht zum nächsten Feld dafür, Eingabe legt es, ? zeigt alle Tasten`,
  middle: 'Brett',
  side: 'Punkte und Spiele',
  kinds: { road: 'Straße', city: 'Stadt', abbey: 'Abtei' },
  directed: (kind, sides) => `${kind} nach ${sides.join(' und ')}`,
  hand: 'Hand',
  noFit: 'passt nicht',
  thinking: 'Es wird überlegt …',
  stuck: 'Kein Plättchen der Hand passt irgendwo: Nimm vier neue',
  useless: 'Dieses Plättchen passt gerade nirgends',
  first: 'Leg das erste Plättchen: Wähl eines aus der Hand, dann ein markiertes Feld',
  points: (points) => (points === 1 ? 'Punkt' : 'Punkte'),
  left: (squares) => `noch ${squares}`,
  squaresLeft: (squares) => `noch ${counted(squares, 'Feld', 'Felder')}`,
  best: (points) => `bestes Ergebnis ${points}`,
  fourNew: 'Vier neue Plättchen',
  now: 'jetzt',
  inTurns: (turns) => `in ${counted(turns, 'Zug', 'Zügen')}`,
  score: { roads: 'Straßen', abbeys: 'Abteien', cities: 'Städte', chains: 'Ketten', tiles: 'Plättchen', points: 'Punkte', total: 'Gesamt' },
};
