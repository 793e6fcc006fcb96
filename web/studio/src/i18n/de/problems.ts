// Die Wörter der Aufgaben.
import type { Words } from '../en';

export const problems: Words['problems'] = {
  problem: (number, count, rating) => `Aufgabe ${number} von ${count}, Wertung ${rating}`,
  ask: 'Ein Zug ist mindestens einen Punkt besser als alle anderen. Finde ihn.',
  hint: 'Tipp',
  themes: {
    join: 'Du kommst noch in eine Stadt hinein.',
    block: 'Du kannst etwas blockieren.',
    field: 'Achte auf die Wiesen.',
    free: 'Deine Meeples sind knapp: Hol einen zurück.',
    ending: 'Wenige Plättchen sind übrig: Du kannst alles auszählen.',
    complete: 'Du kannst etwas fertigstellen.',
    claim: 'Du kannst etwas besetzen.',
    build: 'Finde das richtige Feld.',
  },
  judging: 'Wird geprüft …',
  right: (does, lead) => `Richtig${does === '' ? '' : `: Der Zug ${does}`}. Der nächstbeste liegt ${lead} Punkte zurück.`,
  wrong: (mark, loss, does, own) =>
    `${mark}: ${loss} Punkte hinter dem besten Zug, und der ${does}.${own === '' ? '' : ` Deiner ${own}.`}`,
  betterPlace: 'liegt an einer besseren Stelle',
  betterLater: 'ist später mehr wert',
  next: 'Nächste Aufgabe',
  showBest: 'Besten Zug zeigen',
  showOwn: 'Deinen Zug zeigen',
  again: 'Noch einmal',
  allSolved: (count) => `Du hast alle ${count} Aufgaben gelöst.`,
  rating: 'Deine Wertung',
  days: (count) => `${count} Tage in Folge`,
  daily: 'Aufgabe des Tages',
  solvedOf: (solved, count) => `${solved} von ${count} gelöst`,
  states: { solved: 'gelöst', missed: 'verfehlt' },
  about: 'Die Aufgaben stammen aus Partien zwischen Bots. Deine erste Antwort auf eine Aufgabe ändert deine Wertung. Verfehlte Aufgaben kommen am Ende wieder. Alles bleibt in diesem Browser.',
};
