// Les mots des analyses.
import type { Deed, MoveMark } from 'bastide-engine';
import type { Words } from '../en';
import { french as plural } from '../plural';

const points = (count: number) => plural(count, 'point', 'points');
const some = { city: 'une ville', road: 'une route', monastery: 'un monastère', field: 'un pré' };
const onThe = { city: 'dans la ville', road: 'sur la route', monastery: 'dans le monastère', field: 'dans le pré' };
const owned = (kind: Deed['kind'], owners: readonly string[]) =>
  owners.length === 0 ? some[kind] : `${some[kind]} de ${owners.join(' et ')}`;

export const review: Words['review'] = {
  review: 'Analyse',
  title: 'Analyse d’une partie',
  none: 'Ouvrez une partie pour voir, tour par tour, ce qui fut chance, ce qui fut adresse et ce qui aurait été meilleur. À la fin de vos parties, « Analyse » mène ici.',
  board: (step, count) => `Plateau après le tour ${step} sur ${count}. Gauche et droite pour avancer, espace pour dérouler`,
  before: (name) => `Plateau avant le tour de ${name}, avec le meilleur coup`,
  looking: 'Lecture de la partie …',
  sharpening: (done, all) => `Examen approfondi : tour ${done} sur ${all}`,
  stop: 'Cela suffit',
  stopped: (done, all) => `${done} tours sur ${all} examinés de près`,
  course: 'Chances de gagner',
  courseOf: (name) => `Chances de gagner de ${name}, tour par tour`,
  luckAndLoss: 'Chance (vide) et pertes des coups (plein), en points',
  accuracy: 'précision',
  accuracyWhy: '100 : ne jamais perdre un point par rapport au meilleur coup',
  luck: 'chance',
  luckWhy: 'Ce que valaient les tuiles tirées par rapport à toutes celles qui pouvaient venir, en points',
  lost: 'perdus',
  lostWhy: 'Points que de meilleurs coups auraient rapportés',
  turningPoints: 'Tournants',
  turn: (turn) => `Tour ${turn}`,
  marks: { best: 'Meilleur coup', good: 'Bon', inaccuracy: 'Imprécis', mistake: 'Erreur', blunder: 'Grosse erreur' } satisfies Record<MoveMark, string>,
  toWin: (name, percent) => `${name} gagne à ${percent} %`,
  luckOf: (worth) => `Chance au tirage : ${worth}`,
  lossOf: (worth, error) => (error === '' ? `${worth} points perdus` : `${worth} ± ${error} points perdus`),
  nothingLost: 'Rien n’était meilleur.',
  better: 'Meilleurs coups, depuis la case jouée',
  option: (where, worth, does) => `${where} : ${worth}${does === '' ? '' : `, ${does}`}`,
  at: (right, down) => {
    const along = right === 0 ? '' : `${Math.abs(right)} à ${right > 0 ? 'droite' : 'gauche'}`;
    const across = down === 0 ? '' : `${Math.abs(down)} vers le ${down > 0 ? 'bas' : 'haut'}`;
    return along === '' && across === '' ? 'Même case' : [along, across].filter((each) => each !== '').join(', ');
  },
  meepleOn: (kind) => (kind === null ? 'sans meeple' : `meeple ${onThe[kind]}`),
  does: ({ act, kind, count }, owners) => {
    switch (act) {
      case 'completes':
        return `achève ${owned(kind, owners)} pour ${points(count)}`;
      case 'claims':
        return `occupe ${some[kind]}`;
      case 'joins':
        return `rejoint ${owned(kind, owners)}`;
      case 'takes':
        return `prend ${owned(kind, owners)}`;
      case 'blocks':
        return `ne laisse aucune tuile pour ${owned(kind, owners)}`;
      case 'frees':
        return `libère ${count} ${count < 2 ? 'meeple' : 'meeples'}`;
    }
  },
  point: {
    luck: (name, tile, worth) => `${name} a tiré ${tile} : ${worth} points de chance`,
    move: (name, tile, worth) => `${name} a posé ${tile} : ${worth} points perdus`,
  },
  tryIt: 'Rejouer à partir d’avant ce tour',
  copyLink: 'Copier un lien vers cette analyse',
  theLink: 'Le lien vers cette analyse',
  open: 'Ouvrir une autre partie …',
  play: 'Retour à votre partie',
};
