// The studio's words in German.
import { puzzle } from './de/puzzle';
import type { Words } from './en';
import { tally } from './de/tally';

export const de: Words = {
  shell: {
    skip: 'Zur Seite springen',
    start: 'Bastide-Studio, Startseite',
    pages: 'Seiten',
    opening: 'Wird geöffnet …',
    keepsNothing: 'Dieser Browser speichert nichts mehr: Beim Neuladen geht alles verloren. Sichere Wichtiges als Datei.',
    notLoaded: 'Diese Seite konnte nicht geladen werden. Prüfe die Verbindung und lade neu.',
    noPage: (name: string) => `Eine Seite „${name}“ gibt es hier nicht. Diese Seiten gibt es.`,
  },
  tally,
  puzzle,
};
