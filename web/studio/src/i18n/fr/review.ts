// Les mots des analyses.
import type { Deed, Leniency, MoveMark } from 'bastide-engine';
import type { Words } from '../en';
import { french as plural } from '../plural';

const points = (count: number) => plural(count, 'point', 'points');
const some = { city: 'une ville', road: 'une route', monastery: 'un monastère', field: 'un pré' };
const onThe = { city: 'dans la ville', road: 'sur la route', monastery: 'dans le monastère', field: 'dans le pré' };
const many = { city: 'villes', road: 'routes', monastery: 'monastères', field: 'prés' };
const owned = ({ kind, features }: Deed, owners: readonly string[]) => {
  const what = features === 1 ? some[kind] : `${features} ${many[kind]}`;
  return owners.length === 0 ? what : `${what} de ${owners.join(' et ')}`;
};

export const review: Words['review'] = {
  review: 'Analyse',
  title: 'Analyse d’une partie',
  none: 'Une analyse parcourt une partie terminée tour par tour : la chance à chaque tirage, les coups qui ont perdu des points et ceux qui auraient été meilleurs. Ouvrez un journal de Board Game Arena, une partie enregistrée ou une partie de JCloisterZone (.jcz), ou jouez une partie jusqu’au bout, puis appuyez sur « Analyse ».',
  playFirst: 'Jouer une partie',
  files: 'Vous pouvez aussi déposer un fichier ici, ou coller son texte.',
  arena: 'Où trouver le journal de Board Game Arena : choisissez « Review game » à la table, ouvrez l’onglet « Réseau » des outils de développement de votre navigateur (F12), regardez la partie, puis enregistrez ou copiez la réponse de « logs.html ».',
  board: (step, count) => `Plateau après le tour ${step} sur ${count}. Gauche et Droite avancent pas à pas, Espace lance la lecture`,
  before: (name) => `Plateau avant le tour de ${name}, avec le meilleur coup`,
  looking: 'Analyse de la partie…',
  firstLook: 'Premier aperçu',
  quick: 'Une première estimation des tournants. « Analyse » simule chaque tour et trouve plus d’erreurs.',
  sharpening: (done, all) => `Analyse approfondie : tour ${done} sur ${all}`,
  stop: 'Arrêter',
  stopped: (done, all) => `Analyse approfondie de ${done} tours sur ${all}`,
  course: 'Probabilité de victoire',
  courseOf: (name) => `Probabilité de victoire de ${name}, tour par tour`,
  legend: 'Nombres et anneaux : tournants, par un tirage ou un coup. Points sous les courbes : erreurs. En bas : tours.',
  accuracy: 'précision',
  percent: (number) => `${number} %`,
  accuracyWhy: '100 signifie que chaque coup était le meilleur',
  luck: 'chance',
  luckWhy: 'Valeur des tuiles tirées par rapport au tirage moyen, en points',
  lost: 'perdus',
  units: 'La chance et les pertes sont en points.',
  lostWhy: 'Points perdus par rapport aux meilleurs coups',
  turningPoints: 'Tournants',
  turningPointsWhy: (percent) => `Les plus grands changements de la probabilité de victoire dus à un tirage ou à un coup, cinq au plus, chacun d’au moins ${percent} points de pourcentage. Les pertes qui peuvent être du bruit n’y figurent pas.`,
  noTurningPoints: (percent) => `Aucun : ni tirage ni coup n’a changé la probabilité de victoire d’au moins ${percent} points de pourcentage.`,
  slide: (chance, from, to, before, after, isRise) =>
    `Du tour ${from} au tour ${to}, ${chance} ${isRise ? 'est montée' : 'est descendue'} de ${before} à ${after}, petit à petit.`,
  chanceOf: (name) => `la probabilité de victoire de ${name}`,
  yourChance: 'votre probabilité de victoire',
  slideEvent: (turn, name, does) => `Tour ${turn} : ${name} ${does}.`,
  headline: {
    outcome: (name, lead, isOver) => {
      if (lead === 0) return isOver ? `${name} partage la première place` : `${name} partagerait la première place`;
      if (lead < 0) return `${name} ${isOver ? 'a perdu' : 'perdrait'} de ${points(-lead)}`;
      return `${name} ${isOver ? 'a gagné' : 'gagnerait'} de ${points(lead)}`;
    },
    yours: (lead, isOver) => {
      if (lead === 0) return isOver ? 'Vous partagez la première place' : 'Vous partageriez la première place';
      if (lead < 0) return `Vous ${isOver ? 'avez perdu' : 'perdriez'} de ${points(-lead)}`;
      return `Vous ${isOver ? 'avez gagné' : 'gagneriez'} de ${points(lead)}`;
    },
    sum: (outcome, parts) => `${outcome} : ${parts}.`,
    luck: (worth) => `${worth} dus aux tuiles tirées`,
    play: (worth) => `${worth} dus aux coups joués`,
    others: (worth) => `${worth} dus aux coups des autres`,
    rest: (worth) => `${worth} dus aux corrections de ces estimations`,
    behindSince: (turn, isOver) => (isOver ? `Derrière jusqu’à la fin à partir du tour ${turn}.` : `Derrière depuis le tour ${turn}.`),
    aheadSince: (turn, isOver) => (isOver ? `En tête jusqu’à la fin à partir du tour ${turn}.` : `En tête depuis le tour ${turn}.`),
    costliest: (turn, percent) => `Coup le plus coûteux : tour ${turn} (−${percent}).`,
  },
  analysing: 'Analyse en cours…',
  notAnalysed: 'Sans analyse approfondie',
  unfinished: 'Partie inachevée : ces chiffres portent sur les tours joués.',
  turn: (turn) => `Tour ${turn}`,
  at: (step, count) => `Tour ${step} sur ${count}`,
  marks: { best: 'Meilleur coup', good: 'Bon coup', inaccuracy: 'Imprécision', mistake: 'Erreur', blunder: 'Grosse erreur' } satisfies Record<MoveMark, string>,
  leniency: {
    uncertain: 'Les simulations ne distinguent pas cette perte du hasard.',
    decided: 'La perte ne compte guère, car la partie était déjà jouée.',
  } satisfies Record<Exclude<Leniency, 'none'>, string>,
  toWin: (name, before, after) => `Probabilité de victoire de ${name} : ${before} % → ${after} %`,
  causes: (draw, move, correction, hasMany) =>
    `${hasMany ? 'Tirages' : 'Tirage'} ${draw}, ${hasMany ? 'coups' : 'coup'} ${move}, correction ${correction} points de pourcentage.`,
  correctionWhy: 'Les simulations après ce tour jugent la position autrement que celles d’avant. Cette correction n’est ni de la chance ni une perte.',
  luckOf: (worth) => `Chance au tirage : ${worth} points`,
  lossOf: (worth, error) => (error === '' ? `${worth} points perdus` : `${worth} ± ${error} points perdus`),
  afterMoves: (best, played) => `Probabilité de victoire après le meilleur coup ${best} %, après celui-ci ${played} %`,
  nothingLost: 'Aucun coup n’était meilleur.',
  better: 'Meilleurs coups',
  compared: 'Coups comparés',
  bestOfAll: 'meilleur',
  equal: 'égal',
  playedMove: (what) => `Joué : ${what}`,
  played: (name, does) => `${name} ${does}`,
  neighbour: (tile, side) => `${tile} ${['au nord', 'à l’est', 'au sud', 'à l’ouest'][side]}`,
  nextTo: (neighbours) => `avec ${neighbours}`,
  place: (row, column) => `ligne ${row}, colonne ${column}`,
  steps: {
    move: 'Tour',
    first: 'Premier tour',
    previous: 'Tour précédent',
    next: 'Tour suivant',
    last: 'Dernier tour',
  },
  meepleOn: (kind) => (kind === null ? 'sans meeple' : `meeple ${onThe[kind]}`),
  does: (deed, owners) => {
    const { act, kind, count } = deed;
    switch (act) {
      case 'completes':
        return `achève ${owned(deed, owners)} pour ${points(count)}`;
      case 'claims':
        return `occupe ${some[kind]}`;
      case 'joins':
        return `rejoint ${owned(deed, owners)}`;
      case 'takes':
        return `prend le contrôle ${deed.features === 1 ? 'd’' : 'de '}${owned(deed, owners)}`;
      case 'blocks':
        return `ne laisse aucune tuile qui convienne à ${owned(deed, owners)}`;
      case 'loses':
        return `perd ${owned(deed, [])} au profit de ${owners.join(' et ')}`;
      case 'extends':
        return `ajoute ${points(count)} à ${owned(deed, owners)}`;
      case 'frees':
        return `libère ${count} ${count < 2 ? 'meeple' : 'meeples'}`;
    }
  },
  point: {
    luck: (name, tile, change, worth) => `${name} a tiré ${tile} : ${change} points de pourcentage, ${worth} points de chance`,
    move: (name, tile, change, worth) => `${name} a posé ${tile} : ${change} points de pourcentage, ${worth} points perdus`,
  },
  answer: {
    judging: 'Analyse…',
    wrong: (mark, loss, does, own) =>
      `${mark} : à ${loss} points du meilleur coup, qui ${does}.${own === '' ? '' : ` Le vôtre ${own}.`}`,
    addsMore: (count) => `vous rapporte ${points(count)} de plus`,
    givesLess: (name, count) => `rapporte ${points(count)} de moins à ${name}`,
    keepsMeeple: 'garde votre meeple',
    betterLater: 'gagne ces points plus tard',
    chances: (own, best) => `Probabilité de victoire : ${own} % au lieu de ${best} %.`,
    showBest: 'Montrer le meilleur coup',
    showOwn: 'Montrer votre coup',
    again: 'Réessayer',
  },
  practice: {
    own: (count) => `Apprendre de vos erreurs (${count})`,
    of: (name, count) => `Erreurs de ${name} (${count})`,
    at: (at, of, turn) => `Erreur ${at} sur ${of} · Tour ${turn}`,
    ask: (sign, loss) => `Le coup marqué ${sign} a perdu ${loss} points. Jouez un meilleur coup.`,
    verdict: (mark, loss) => (loss === '' ? `${mark}.` : `${mark} : à ${loss} points du meilleur coup.`),
    inGame: (loss) => `Dans la partie : ${loss} points perdus.`,
    same: (mark, loss) => `${mark} : c’est le coup de la partie, qui a perdu ${loss} points.`,
    bestMove: (what) => `Le meilleur coup est marqué ✓ : ${what}.`,
    next: 'Erreur suivante',
    done: 'Terminer',
    leave: 'Retour à l’analyse',
    results: { found: 'trouvé', missed: 'manqué' },
  },
  tryIt: 'Jouer à partir de ce tour',
  copyLink: 'Copier le lien vers cette analyse',
  theLink: 'lien vers cette analyse',
  open: 'Ouvrir une autre partie…',
  games: 'Vos parties',
  preliminary: 'Les raisons et les tournants suivent à la fin de l’analyse approfondie.',
  openedAt: (turn, isOwn) => `Ouvert à ${isOwn ? 'votre première erreur' : 'la hauteur du premier tournant'}, tour ${turn}.`,
  you: 'Vous êtes',
  anyone: 'aucun joueur',
  meaning: 'Ce que disent les chiffres',
  restWhy: 'À deux, les raisons d’un résultat comparent les deux joueurs. Les corrections sont l’avance attendue avant le premier tour et les écarts entre l’estimation après un tour et celle d’avant le tour suivant.',
  mistakes: (count) => `${count} ${count === 1 ? 'erreur' : 'erreurs'}`,
  added: 'Ajoutée à Vos parties.',
  example: 'Un exemple : Ada contre Bo',
};
