// The studio's words in German.
import type { Common } from './en';

export const common: Common = {
  shell: {
    name: 'Bastide-Studio',
    skip: 'Zur Seite springen',
    start: 'Bastide-Studio, Startseite',
    pages: 'Seiten',
    opening: 'Wird geöffnet …',
    keepsNothing: 'Dieser Browser speichert nichts mehr: Beim Neuladen geht alles verloren. Sichere Wichtiges als Datei.',
    notLoaded: 'Diese Seite konnte nicht geladen werden. Prüfe die Verbindung und lade neu.',
    noPage: (name: string) => `Eine Seite „${name}“ gibt es hier nicht. Diese Seiten gibt es.`,
    titles: {
      match: 'Partie',
      solo: 'Solo',
      puzzle: 'Rätsel',
      score: 'Wertung',
      tally: 'Zettel',
      caverna: 'Caverna',
      results: 'Deine Ergebnisse',
      learn: 'Lektion',
    },
    settings: 'Einstellungen',
    theme: 'Farben',
    themes: { auto: 'System', light: 'Hell', dark: 'Dunkel' },
    language: 'Sprache',
    close: 'Schließen',
  },
  lib: {
    closeMessage: 'Meldung schließen',
    copied: (what) => `${what} ist kopiert`,
    opened: (file) => `${file} ist geöffnet`,
    largeFile: (file) => `${file} ist größer als 8 MB: Nimm dafür den Befehl.`,
    largeLink: 'Dieser Link enthält mehr als 16 MB: Öffne stattdessen eine Datei.',
    damagedLink: 'Dieser Link ist beschädigt: Ein Teil fehlt oder ist verändert. Kopiere ihn noch einmal ganz.',
    noLibrary: 'Die Bibliothek konnte nicht geladen werden: Lade die Seite neu.',
  },
  keys: { undo: 'Strg Z', redo: 'Strg Y', escape: 'Esc', enter: 'Eingabe' },
  acts: {
    undo: 'Zurück',
    redo: 'Wieder vor',
    hint: 'Tipp',
    marks: 'Hilfen',
    help: 'Anleitung',
  },
  opening: {
    open: 'Öffnen …',
    paste: 'Einfügen …',
    example: 'Ein Beispiel öffnen',
    examples: 'Beispiele',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    use: (what) => `${what} übernehmen`,
  },
  otherRules:
    'Die Seite Wertung zählt eine Karte nach anderen Regeln: jede Straße, jede Stadt und jedes Kloster, fertig oder nicht, gleich wem sie gehören. Wappen und Wiesen zählen dort nichts.',
};
