// Die Wörter der Aufgaben.
import type { Words } from '../en';

export const problems: Words['problems'] = {
  problem: (number, count, rating) => `Aufgabe ${number} von ${count}, Wertung ${rating}`,
  ask: 'Ein Zug ist um zwei Punkte oder mehr besser als alle anderen. Finden Sie ihn.',
  hint: 'Worum geht es?',
  themes: {
    join: 'In eine Stadt kommt man noch hinein.',
    block: 'Hier ist etwas aufzuhalten.',
    field: 'Es geht um die Wiesen.',
    free: 'Die Meeples sind knapp: Einer sollte zurückkommen.',
    ending: 'Die letzten Plättchen: Alles lässt sich zählen.',
    complete: 'Etwas lässt sich vollenden.',
    claim: 'Etwas lässt sich besetzen.',
    build: 'Auf den richtigen Platz kommt es an.',
  },
  judging: 'Wird angesehen …',
  right: (does, lead) => `Richtig${does === '' ? '' : `: Der Zug ${does}`}. Der nächstbeste liegt ${lead} Punkte zurück.`,
  wrong: (mark, loss, does) => `${mark}: ${loss} Punkte hinter dem besten Zug${does === '' ? '' : `; der ${does}`}.`,
  next: 'Nächste Aufgabe',
  showBest: 'Besten Zug zeigen',
  showOwn: 'Eigenen Zug zeigen',
  again: 'Noch einmal',
  allSolved: (count) => `Alle ${count} Aufgaben sind gelöst.`,
  rating: 'Ihre Wertung',
  days: (count) => `${count} Tage hintereinander`,
  daily: 'Aufgabe des Tages',
  solvedOf: (solved, count) => `${solved} von ${count} gelöst`,
  states: { solved: 'gelöst', missed: 'verfehlt' },
  about: 'Aus Partien zwischen Bots. Die erste Antwort auf eine Aufgabe zählt für Ihre Wertung; was verfehlt wurde, kommt am Ende wieder. Alles bleibt in diesem Browser.',
};
