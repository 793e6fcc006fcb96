// Les mots d’une partie en cours.
import type { Words } from '../en';
import { signed } from '../signed';

const counted = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const match: Words['match'] = {
  board: 'Plateau. Les flèches déplacent, N va à la case suivante pour la tuile, R la tourne, Entrée la pose, ? montre toutes les touches',
  middle: 'Plateau',
  side: 'Joueurs et parties',
  tiles: {
    L: 'un monastère',
    LR: 'un monastère avec une route',
    RCr: 'un bord de ville et une route droite',
    'Cccc+': 'une ville pleine avec un blason',
    'CccR+': 'une grande ville avec une porte et un blason',
    CccR: 'une grande ville avec une porte',
    'CFc+': 'une ville traversante avec un blason',
    CFc: 'une ville traversante',
    Cc: 'un coin de ville',
    'Cc+': 'un coin de ville avec un blason',
    CcRr: 'un coin de ville et un virage',
    'CcRr+': 'un coin de ville avec un blason et un virage',
    Ccc: 'une grande ville',
    'Ccc+': 'une grande ville avec un blason',
    CRr: 'un bord de ville et un virage à droite',
    CRRR: 'un bord de ville et un carrefour à trois routes',
    RrC: 'un bord de ville et un virage à gauche',
    C: 'un bord de ville',
    CFC: 'deux bords de ville face à face',
    CC: 'deux bords de ville en angle',
    RRRR: 'un carrefour à quatre routes',
    RRR: 'un carrefour à trois routes',
    Rr: 'un virage',
    RFr: 'une route droite',
  },
  kinds: { city: 'ville', road: 'route', monastery: 'monastère', field: 'pré' },
  sides: { N: 'nord', E: 'est', S: 'sud', W: 'ouest' },
  piece: (kind, sides) => (sides.length === 0 ? capital(kind) : `${capital(kind)}, ${sides.join(' et ')}`),
  meepleOf: (name, kind) => `${name} y a un meeple (${kind})`,
  withMeeple: (tile, meeple) => `${tile} ; ${meeple}`,
  noMeeple: 'Pas de meeple',
  meeple: 'Où va le meeple',
  confirm: 'Terminé',
  takeUp: 'Reprendre la tuile',
  brings: (now, inAll) =>
    now === inAll ? signed(now) : now === 0 ? `${signed(inAll)} à la fin` : `${signed(now)} maintenant, ${signed(inAll)} en tout`,
  bringsOther: (name, points) => `${name} ${signed(points)}`,
  thinks: (name) => `${name} réfléchit …`,
  looking: 'Recherche d’un bon coup …',
  ask: 'Un meeple ? Choisissez où, ou ✓ pour aucun',
  askWith: (chosen) => `Meeple : ${chosen}`,
  takeBack: 'Annuler le coup',
  leave: 'Laisser ainsi',
  turnOf: (name, tile) => `Au tour de ${name} : ${tile}`,
  scores: (all) => all.map(({ name, points }) => `${name} ${counted(points, 'point', 'points')}`).join(', '),
};
