// Die Worte der Lektionen.
import type { Words } from '../en';

const match: Words['learn']['match'] = {
  steps: [
    {
      ask: 'Legen: Setz die Straße im umrandeten Feld fort. Drück darauf, um das Plättchen dorthin zu setzen, drück noch einmal, um es zu drehen, dann ✓.',
      laid: 'Jetzt könntest du einen Meeple auf das Plättchen setzen, aber das kommt später: Ein weiteres ✓ beendet deinen Zug.',
      done: 'Das war ein Zug. Alle bauen gemeinsam an einer Karte, bis die Plättchen ausgehen. Wer die meisten Punkte hat, gewinnt.',
      missed: 'Das Plättchen passt dort, setzt aber die Straße nicht fort. Mach den Zug rückgängig und leg es an ein Ende der Straße.',
    },
    {
      ask: 'Besetzen: Du hast sieben Meeples, Holzfiguren, und setzt einen, damit dir etwas gehört. Die Stadt gehört noch niemandem. Leg das Plättchen so, dass Stadt an Stadt stößt; dann kannst du einen Meeple hineinstellen.',
      laid: 'Drück auf die Stadt auf dem Plättchen, um deinen Meeple dorthin zu setzen. Dann ✓.',
      done: 'Sie gehört dir: Niemand sonst darf einen Meeple hineinstellen. Ist sie fertig, bringt sie dir Punkte, und der Meeple kommt zurück. In der Punktetabelle zählt sie unter „am Ende“ schon mit: deine Punkte, wenn die Partie jetzt zu Ende wäre.',
      missed: 'Du hast keine Stadt, keine Straße und kein Kloster besetzt. Mach den Zug rückgängig, leg das Plättchen noch einmal und drück auf die Stadt, dann ✓.',
    },
    {
      ask: 'Fertigbauen: Deiner Stadt fehlt noch eine Seite. Schließ sie mit diesem Plättchen.',
      laid: 'Die Stadt ist fertig. Mehr Meeples braucht sie nicht: Drück auf ✓.',
      done: 'Sechs Punkte, 2 für jedes ihrer Plättchen, und dein Meeple ist zurück. Eine Straße bringt 1 je Plättchen, ein rundum umbautes Kloster 9.',
      missed: 'Deine Stadt ist noch offen. Mach den Zug rückgängig und schließ sie im umrandeten Feld.',
    },
    {
      ask: 'Teilen: Ein paar Züge später habt ihr beide je eine Stadt. Verbinde sie mit diesem Plättchen.',
      laid: 'Jetzt ist es eine Stadt, mit einem Meeple von jedem. Drück auf ✓.',
      done: 'Sechs Punkte für beide, denn jeder von euch hat einen Meeple darin. Mit einem mehr als dein Gegner hättest du alle bekommen.',
      missed: 'Die beiden Städte sind noch getrennt. Mach den Zug rückgängig: Im umrandeten Feld verbindet das Plättchen sie.',
    },
    {
      ask: 'Bauern: Das Grüne ist eine Wiese. Straßen und Städte begrenzen sie, und ein Meeple kann sie besetzen. Leg das Plättchen zwischen die Städte.',
      laid: 'Drück auf die Wiese neben dem Kloster: Dein Meeple wird dort zum Bauern. Dann ✓.',
      done: 'Dein Bauer bleibt dort, bis die Partie zu Ende ist, und bringt erst dann Punkte: 3 für jede fertige Stadt, an die seine Wiese grenzt.',
      missed: 'Du hast keinen Bauern an einer fertigen Stadt. Mach den Zug rückgängig, leg das Plättchen noch einmal und drück auf die Wiese, dann ✓.',
    },
  ],
  over: 'Mehr brauchst du nicht. Sind alle Plättchen gelegt, bringt auch Unfertiges noch 1 Punkt je Plättchen. Ein Wappen, der Schild in manchen Städten, zählt wie ein Plättchen mehr. Es gewinnt, wer die meisten Punkte hat.',
};

const solo: Words['learn']['solo'] = {
  steps: [
    {
      ask: 'Eine Straße kommt neben eine Straße und bringt 1 Punkt. Die Straße auf deiner Hand ist gewählt: Drück auf das umrandete Feld, dann ✓.',
      done: 'Ein Punkt, und du hast ein neues Plättchen bekommen: Es sind immer vier. Aus der Kreuzung einer Straße wird eine Gerade oder Kurve zu ihren Nachbarn.',
      missed: 'Das war nicht die Straße. Mach den Zug rückgängig und wähl die Straße.',
    },
    {
      ask: 'Eine Stadt darf neben jedes Plättchen und bringt 2. Jetzt ist eine Stadt gewählt. Ein anderes Plättchen wählst du, indem du in deiner Hand darauf drückst. Leg die Stadt.',
      done: 'Zwei Punkte. Zusammen bringen Städte aber mehr.',
      missed: 'Das war keine Stadt. Mach den Zug rückgängig und wähl eine Stadt.',
    },
    {
      ask: 'Städte, die sich berühren, sind eine Kette, und jede von ihnen bringt 1 mehr. Leg noch eine Stadt neben deine.',
      done: 'Eine Kette aus zweien: Diese Stadt hat 4 Punkte statt 2 gebracht.',
      missed: 'Das ist keine Kette. Mach den Zug rückgängig: Die beiden Städte müssen sich eine Seite teilen.',
    },
    {
      ask: 'Ein Kloster bringt 1 für jedes der 8 Felder um es herum, auf dem ein Plättchen liegt, jetzt oder später. Ein paar Züge sind vergangen, und es gibt eine Lücke für ein Kloster.',
      done: 'Sechs Punkte auf einmal, und 1 mehr für jedes Plättchen, das noch danebengelegt wird.',
      missed: 'Da geht noch mehr. Mach den Zug rückgängig und leg das Kloster dorthin, wo seine Zahl am größten ist.',
    },
    {
      ask: 'Auf deiner Hand ist keine Stadt. Alle fünf Züge darfst du vier neue Plättchen nehmen, und jetzt ist es so weit: Drück auf „Vier neue Plättchen“.',
      done: 'Du hast drei Städte gezogen. Das kostet keinen Zug und geht nach fünf weiteren wieder.',
      missed: 'Du hast ein Plättchen gelegt. Mach den Zug rückgängig und drück stattdessen auf „Vier neue Plättchen“.',
    },
  ],
  over: 'Das ist das ganze Spiel: Füll das Brett und übertriff dein bestes Ergebnis.',
};

const puzzle: Words['learn']['puzzle'] = {
  steps: [
    {
      ask: 'Legen: Die Plättchen kommen eines nach dem anderen, und am Ende darf keine Straße und keine Stadt offen sein. Drück auf das Feld, dann ✓.',
      done: 'Das erste Plättchen liegt. Seine Straße hat ein offenes Ende.',
    },
    {
      ask: 'Verbinden: Jedes Plättchen muss ein anderes berühren, und Seiten, die sich berühren, müssen dasselbe zeigen. Leg dieses dorthin, wo die Straße weitergeht.',
      done: 'Straße stößt an Straße, und wieder ist ein Ende offen.',
      missed: 'Die Straßen treffen sich nicht. Mach den Zug rückgängig und leg das Plättchen ins umrandete Feld.',
    },
    {
      ask: 'Drehen, was manche Rätsel erlauben: Drück auf das umrandete Feld und dann noch einmal, um zu sehen, wie das Plättchen dort passt. Hier ist beides recht.',
      done: 'Jetzt sind eine Straße und eine Stadt offen. Beide lassen sich noch schließen.',
      missed: 'Die Straße geht nicht weiter. Mach den Zug rückgängig und leg das Plättchen ins umrandete Feld.',
    },
    {
      ask: 'Schließen: Dieses Plättchen ist das Ende einer Straße. Leg es dorthin, wo die Straße offen ist.',
      done: 'Die Straße ist geschlossen, von einem Ende bis zum anderen.',
      missed: 'Die Straße ist noch offen, und kein anderes Plättchen kann sie schließen. Mach den Zug rückgängig und leg das Plättchen ins umrandete Feld.',
    },
    {
      ask: 'Das letzte Plättchen schließt die Stadt, und dann ist nichts mehr offen.',
      done: 'Gelöst: Keine Straße und keine Stadt ist offen.',
      missed: 'Die Stadt ist noch offen. Mach den Zug rückgängig und leg das Plättchen ins umrandete Feld.',
    },
  ],
  over: 'Das ist alles. Passt ein Plättchen nirgends, mach ein paar Züge rückgängig oder lass dir einen Tipp geben.',
};

export const learn: Words['learn'] = {
  coach: 'Die Lektion',
  steps: (step, all) => `Zug ${step} von ${all}`,
  next: 'Weiter',
  previous: 'Voriger Zug',
  again: 'Rückgängig',
  backToTable: 'Zurück an den Tisch',
  learned: 'Das kannst du jetzt',
  skip: 'Lektion überspringen',
  kept: 'Dies ist eine Lektion: Nichts davon wird gespeichert, und deine eigenen Partien bleiben, wie sie sind.',
  playBot: (name) => `Jetzt gegen ${name}`,
  playSolo: 'Solo spielen',
  playPuzzle: 'Das Rätsel von heute lösen',
  match,
  solo,
  puzzle,
};
