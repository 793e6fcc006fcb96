// The studio's words in French.
import type { Common } from './en';

export const common: Common = {
  shell: {
    name: 'Studio Bastide',
    skip: 'Aller à la page',
    start: 'Studio Bastide, page d’accueil',
    pages: 'Pages',
    opening: 'Ouverture …',
    keepsNothing: 'Ce navigateur n’enregistre plus rien : tout sera perdu au rechargement. Enregistrez l’important dans un fichier.',
    notLoaded: 'Cette page n’a pas pu être chargée. Vérifiez le réseau et rechargez.',
    noPage: (name: string) => `Il n’y a pas de page « ${name} » ici. Voici les pages.`,
    titles: {
      match: 'Partie',
      solo: 'Solo',
      puzzle: 'Puzzles',
      score: 'Carte',
      tally: 'Feuille',
      caverna: 'Caverna',
      results: 'Vos résultats',
      learn: 'Leçon',
    },
    settings: 'Réglages',
    theme: 'Couleurs',
    themes: { auto: 'Système', light: 'Clair', dark: 'Sombre' },
    language: 'Langue',
    close: 'Fermer',
  },
  lib: {
    closeMessage: 'Fermer ce message',
    copied: (what) => `${what} : copié`,
    opened: (file) => `${file} est ouvert`,
    largeFile: (file) => `${file} dépasse 8 Mo : utilisez la commande.`,
    largeLink: 'Ce lien contient plus de 16 Mo : ouvrez plutôt un fichier.',
    damagedLink: 'Ce lien est abîmé : une partie manque ou a changé. Copiez-le de nouveau, en entier.',
    noLibrary: 'La bibliothèque n’a pas pu être chargée : rechargez la page.',
  },
  keys: { undo: 'Ctrl Z', redo: 'Ctrl Y', escape: 'Échap', enter: 'Entrée' },
  acts: {
    undo: 'Annuler',
    redo: 'Rétablir',
    hint: 'Indice',
    marks: 'Repères',
    help: 'Aide',
  },
  opening: {
    open: 'Ouvrir …',
    paste: 'Coller …',
    example: 'Ouvrir un exemple',
    examples: 'Exemples',
    undo: 'Annuler',
    redo: 'Rétablir',
    use: (what) => `Utiliser ${what}`,
  },
  otherRules:
    'Score compte une carte selon d’autres règles : chaque route, ville et monastère, terminé ou non, quel qu’en soit le propriétaire. Les blasons et les prés n’y rapportent rien.',
};
