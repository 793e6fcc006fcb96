// Les mots d’une partie en cours.
import type { Words } from '../en';
import { french as plural } from '../plural';
import { signed } from '../signed';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const match: Words['match'] = {
  board: 'Plateau. Les flèches déplacent, N va à la case suivante pour la tuile, R la tourne, Entrée la pose, ? montre toutes les touches',
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
  directions: ['nord', 'est', 'sud', 'ouest'],
  edges: { field: 'pré', road: 'route', city: 'ville' },
  kinds: { city: 'ville', road: 'route', monastery: 'monastère', field: 'pré' },
  sides: { N: 'nord', E: 'est', S: 'sud', W: 'ouest', NE: 'nord-est', SE: 'sud-est', SW: 'sud-ouest', NW: 'nord-ouest' },
  piece: (kind, sides) => (sides.length === 0 ? capital(kind) : `${capital(kind)}, ${sides.join(' et ')}`),
  meepleOf: (name, kind) => `${name} y a un meeple (${kind})`,
  withMeeple: (tile, meeple) => `${tile}, ${meeple}`,
  noMeeple: 'Pas de meeple',
  meeple: 'Emplacement du meeple',
  /** Of fields that are shown on the board. */
  feeds: (cities: number) => (cities === 0 ? 'Ce pré ne touche encore aucune ville achevée' : `Les paysans d’ici comptent pour ${plural(cities, 'ville achevée', 'villes achevées')}`),
  sumFor: (name) => `Le détail des points prévus de ${name}`,
  sumOf: (name, points) => `${name}, prévu : ${points}. Montrer la somme`,
  scoredSoFar: (points) => `${points} déjà marqués`,
  fromKind: (kind, points) => `${kind} ${points}`,
  pointsOf: (name: string, kind: string, points: number) => `${name}, ${kind} : ${plural(points, 'point', 'points')}`,
  confirm: 'Terminé',
  takeUp: 'Retirer la tuile',
  brings: (now, already, atTheEnd) => {
    if (now === 0 && atTheEnd !== 0) return `${signed(atTheEnd)} à la fin`;
    const scored = already === 0 && atTheEnd === 0 ? signed(now) : `${signed(now)} maintenant${already === 0 ? '' : ` (dont ${already} déjà dans « prévu »)`}`;
    return atTheEnd === 0 ? scored : `${signed(now + atTheEnd)} = ${scored}, ${signed(atTheEnd)} à la fin`;
  },
  bringsOther: (name, points) => `${name} ${signed(points)}`,
  best: (move, brings) => `Ici : ${brings} (${move.toLowerCase()})`,
  brought: (move, brings) => `${move} : ${brings}`,
  back: 'Retour',
  thinks: (name) => `${name} réfléchit…`,
  hinted: (move) => `Indice : ${move}. Aucun autre coup n’a fait mieux dans les parties simulées`,
  ask: 'Poser un meeple ? Choisissez où, ou ✓ pour aucun',
  askChosen: '✓ pose ce meeple. Ou choisissez une autre partie de la tuile',
  askWith: (chosen) => `Meeple : ${chosen}`,
  takeBack: 'Annuler le coup',
  leave: 'Garder le coup',
  turnOf: (name, tile) => `Au tour de ${name} : ${tile}`,
  scores: (all) => all.map(({ name, points }) => `${name} ${plural(points, 'point', 'points')}`).join(', '),

  player: 'joueur',
  you: 'vous',
  points: 'points',
  inSight: 'prévu',
  inSightWhy: 'Si la partie s’arrêtait maintenant',
  meeples: 'meeples',
  place: 'place',
  features: { city: 'villes', road: 'routes', monastery: 'monastères', field: 'prés' },
  wins: (name, by) => `${name} gagne avec ${plural(by, 'point', 'points')} d’avance`,
  youWin: (by) => `Vous gagnez avec ${plural(by, 'point', 'points')} d’avance`,
  share: (names) => `${names} se partagent la première place`,
  more: 'Plus : parties, réglages, partage…',
  allScores: 'Points de tous les joueurs',
  /** The points at the end, counted one feature after another. */
  finalCount: {
    title: 'Décompte final',
    at: (at, of) => `${at} sur ${of}`,
    skip: 'Passer',
  },
  scored: 'Points marqués',
  allScored: (count) => `Afficher les ${count}`,
  nothingScored: 'Rien encore. Les points marqués s’affichent ici. Appuyez sur une ligne pour voir ses tuiles.',
  left: (tiles) => `Encore ${plural(tiles, 'tuile', 'tuiles')} à tirer`,
  tileLeft: (tile, count, next) => `${tile} : ${count}${next === '' ? '' : ` ${next}`}`,
  hole: (left, next, draws) =>
    left === 0
      ? 'Aucune tuile restante ne convient à cette case.'
      : `${left === 1 ? '1 tuile restante convient' : `${left} tuiles restantes conviennent`} à cette case (prochain tirage : ${next}). Chance d’en tirer une : ${draws.map(({ name, chance }) => `${name} ${chance}`).join(', ')}.`,
  fitHere: (left, next) => (left === 0 ? 'aucune ne va ici' : `${left} ${left === 1 ? 'va' : 'vont'} ici (${next})`),
  odds: (tile, next, first) =>
    `Chance que la prochaine tuile soit ${tile} : ${next}. La première ira à : ${first.map(({ name, chance }) => `${name} ${chance}`).join(', ')}.`,
  oddsHow: 'Les pourcentages sont les chances que la prochaine tuile soit celle-là. Appuyez sur une tuile pour voir les chances de chaque joueur.',
  aside: (tiles) => `Écartées, car elles ne vont nulle part : ${tiles}`,
  about: {
    players: (players) => `${players} joueurs`,
    meeples: (meeples) => `${plural(meeples, 'meeple', 'meeples')} chacun`,
    smallCity: 'une ville de deux tuiles rapporte 2',
    noFarmers: 'sans paysans',
    farms: { 2: 'prés selon la deuxième édition', 1: 'prés selon la première édition' },
    bottom: 'ce qui ne va nulle part passe sous la pioche',
    shuffled: 'première tuile au hasard',
    box: 'tuiles choisies',
  },

  withFriend: 'Jouer avec un ami…',
  choose: 'Choisir joueurs, graine et règles…',
  leftMatch: (names, move) => `${names}, coup ${move}`,
  forget: (names) => `Retirer la partie de ${names}`,
  elsewhere: 'Sur d’autres pages',
  toTally: 'Noter ses points',
  toScore: 'Compter sa carte',
  toPosition: 'Modifier la position',
  copyPosition: 'Copier la position',
  thePosition: 'position',
  otherRules:
    'La page Score a d’autres règles : elle compte chaque route, ville et monastère, achevé ou non, quel qu’en soit le propriétaire. Les blasons et les prés n’y rapportent rien.',
  sameTiles: 'Les mêmes tuiles que dans la partie que vous regardiez',
  notAGame: 'Ce fichier ne contient pas de partie. Vous pouvez ouvrir les parties enregistrées de Bastide, les journaux de Board Game Arena et les parties de JCloisterZone (.jcz).',
  mayGoOn: (name: string, why: string) => `${name} perd par forfait : ${why}. Vous pouvez continuer à partir d’ici.`,

  playDeal: 'Jouer vous-même ces tuiles',
  watchingAgain: 'Vous regardez une partie.',
  backToTable: 'Retour à la table',
  laid: (name, tile) => `${name} pose ${tile}`,

  help: {
    title: 'Règles et touches',
    rules: [
      'Posez la tuile tirée contre les autres, de façon que routes, villes et prés se prolongent. Vous pouvez ensuite poser un meeple sur une de ses parties si cette route, cette ville ou ce pré n’en a pas encore. Ce qu’une tuile achève est compté aussitôt, et les meeples reviennent.',
      'Une route rapporte 1 par tuile. Une ville achevée rapporte 2 par tuile et 2 par blason ; celle qui reste ouverte à la fin, la moitié. Un monastère rapporte 1, et 1 pour chacune des 8 cases autour qui porte une tuile. Les paysans restent jusqu’à la fin : leur pré rapporte 3 pour chaque ville achevée qu’il touche. Celui qui a le plus de meeples sur un domaine en prend les points. En cas d’égalité, chacun les prend.',
    ],
    marks: 'Le meeple se choisit ensuite sur la tuile. « Prévu » est le score d’un joueur si la partie s’arrêtait maintenant. Des coins marquent la dernière tuile posée, une croix une case où plus aucune tuile ne va.',
    keys: [
      ['r, e', 'la tourner dans un sens ou dans l’autre'],
      ['0 à 9', 'pas de meeple, ou un meeple sur la partie de ce numéro'],
      ['z', 'tout montrer'],
    ],
  },
};
