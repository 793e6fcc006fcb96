// Die Wörter der Analysen.
import type { Deed, MoveMark } from 'bastide-engine';
import type { Words } from '../en';
import { german as plural } from '../plural';

const points = (count: number) => plural(count, 'Punkt', 'Punkte');
const kinds = { city: 'Stadt', road: 'Straße', monastery: 'Kloster', field: 'Wiese' };
const some = { city: 'eine Stadt', road: 'eine Straße', monastery: 'ein Kloster', field: 'eine Wiese' };
const onThe = { city: 'in der Stadt', road: 'auf der Straße', monastery: 'im Kloster', field: 'auf der Wiese' };
const owned = (kind: Deed['kind'], owners: readonly string[]) =>
  owners.length === 0 ? some[kind] : `${some[kind]} von ${owners.join(' und ')}`;

export const review: Words['review'] = {
  review: 'Analyse',
  title: 'Analyse einer Partie',
  none: 'Öffnen Sie eine Partie, um Zug für Zug zu sehen, was Glück war, was Können, und was besser gewesen wäre. Am Ende eigener Partien führt „Analyse“ hierher.',
  board: (step, count) => `Brett nach Zug ${step} von ${count}. Links und rechts blättern, die Leertaste spielt ab`,
  before: (name) => `Brett vor dem Zug von ${name}, mit dem besseren Zug`,
  looking: 'Die Partie wird durchgesehen …',
  sharpening: (done, all) => `Genauer hingesehen: Zug ${done} von ${all}`,
  stop: 'Das genügt',
  stopped: (done, all) => `${done} von ${all} Zügen genauer angesehen`,
  course: 'Gewinnchance',
  courseOf: (name) => `Gewinnchance von ${name}, Zug für Zug`,
  luckAndLoss: 'Glück (offen) und was Züge verloren (gefüllt), in Punkten',
  accuracy: 'Genauigkeit',
  accuracyWhy: '100 hieße: neben dem besten Zug nie einen Punkt verloren',
  luck: 'Glück',
  luckWhy: 'Was die gezogenen Plättchen wert waren, neben allen, die hätten kommen können, in Punkten',
  lost: 'verloren',
  lostWhy: 'Punkte, die bessere Züge gebracht hätten',
  turningPoints: 'Wendepunkte',
  turn: (turn) => `Zug ${turn}`,
  marks: { best: 'Bester Zug', good: 'Gut', inaccuracy: 'Ungenau', mistake: 'Fehler', blunder: 'Grober Fehler' } satisfies Record<MoveMark, string>,
  toWin: (name, percent) => `${name} gewinnt zu ${percent} %`,
  luckOf: (worth) => `Glück beim Ziehen: ${worth}`,
  lossOf: (worth, error) => (error === '' ? `${worth} Punkte verloren` : `${worth} ± ${error} Punkte verloren`),
  nothingLost: 'Nichts war besser.',
  better: 'Bessere Züge, vom belegten Feld aus',
  option: (where, worth, does) => `${where}: ${worth}${does === '' ? '' : `, ${does}`}`,
  at: (right, down) => {
    const along = right === 0 ? '' : `${Math.abs(right)} nach ${right > 0 ? 'rechts' : 'links'}`;
    const across = down === 0 ? '' : `${Math.abs(down)} nach ${down > 0 ? 'unten' : 'oben'}`;
    return along === '' && across === '' ? 'Selbes Feld' : [along, across].filter((each) => each !== '').join(', ');
  },
  meepleOn: (kind) => (kind === null ? 'kein Meeple' : `Meeple ${onThe[kind]}`),
  does: ({ act, kind, count }, owners) => {
    switch (act) {
      case 'completes':
        return `vollendet ${owned(kind, owners)} für ${points(count)}`;
      case 'claims':
        return `besetzt ${some[kind]}`;
      case 'joins':
        return `kommt in ${owned(kind, owners)} hinein`;
      case 'takes':
        return `übernimmt ${owned(kind, owners)}`;
      case 'blocks':
        return `lässt kein Plättchen übrig, das passt: ${kinds[kind]} von ${owners.join(' und ')}`;
      case 'frees':
        return `holt ${count} ${count === 1 ? 'Meeple' : 'Meeples'} zurück`;
    }
  },
  point: {
    luck: (name, tile, worth) => `${name} zog ${tile}: ${worth} Punkte Glück`,
    move: (name, tile, worth) => `${name} legte ${tile}: ${worth} Punkte verloren`,
  },
  tryIt: 'Von vor diesem Zug an weiterspielen',
  copyLink: 'Link zu dieser Analyse kopieren',
  theLink: 'Der Link zu dieser Analyse',
  open: 'Andere Partie öffnen …',
  play: 'Zurück zu Ihrer Partie',
};
