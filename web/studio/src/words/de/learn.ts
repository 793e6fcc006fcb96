import type { learn as en } from '../en/learn';

export const learn: typeof en = {
  title: 'Lektion',
  offer: { match: 'Die Partie in fünf Zügen lernen', solo: 'In fünf Zügen lernen', puzzle: 'In einer Minute lernen' },
  coach: 'Die Lektion',
  steps: (step, all) => `Schritt ${step} von ${all}`,
  next: 'Weiter',
  again: 'Noch einmal',
  skip: 'Lektion überspringen',
  kept: 'Dies ist eine Lektion: Nichts davon wird aufbewahrt, und deine eigenen Spiele warten, wo du sie verlassen hast.',
  playBot: (name) => `Gegen ${name} spielen`,
  playBoard: 'Das Brett von heute spielen',
  playPuzzle: 'Das Rätsel von heute lösen',
  match: {
    steps: [
      {
        ask: 'Legen: Drücke auf ein gestricheltes Feld, noch einmal zum Drehen, dann ✓. Straße muss an Straße stoßen. Noch einmal ✓: noch kein Meeple.',
        done: 'Das ist ein Zug. Die Plättchen wachsen zu einem Land, das allen gemeinsam ist.',
      },
      {
        ask: 'Besetzen: Lege dieses Plättchen und stelle dann einen deiner sieben Meeples auf seine Stadt, seine Straße oder eine Wiese.',
        done: 'Sie gehört jetzt dir: Solange dein Meeple dort steht, darf niemand einen dazustellen.',
        missed: 'Ohne Meeple gehört es niemandem. Versuche es noch einmal und wähle vor dem letzten ✓ einen Platz auf dem Plättchen.',
      },
      {
        ask: 'Vollenden: Deiner Stadt fehlt eine Seite. Schließe sie mit diesem Plättchen.',
        done: 'Sechs Punkte, zwei für jedes Plättchen der Stadt, und dein Meeple ist wieder bei dir.',
        missed: 'Die Stadt ist noch offen. Das Plättchen schließt sie im Osten, wo die Mauer fehlt.',
      },
      {
        ask: 'Teilen: Du und dein Gegner habt je eine Straße. Verbinde beide mit dieser Kurve.',
        done: 'Eine Straße aus fünf Plättchen, je ein Meeple: fünf Punkte für beide. Mit einem Meeple mehr wäre sie ganz deine gewesen.',
        missed: 'Die Straßen sind noch getrennt. Die Kurve verbindet sie im Südwesten.',
      },
      {
        ask: 'Bauern: Ein Meeple auf einer Wiese bleibt bis zum Ende und bringt 3 Punkte für jede vollendete Stadt an seiner Wiese. Lege die Straße und stelle einen Bauern neben die Stadt.',
        done: 'Drei Punkte am Ende, und mehr, wenn rund um deine Wiese weitere Städte vollendet werden.',
        missed: 'An dieser Wiese liegt keine vollendete Stadt. Die Wiese nördlich der Straße berührt eine.',
      },
    ],
    over: 'Mehr brauchst du nicht. Die Punkte in Sicht zeigen dir, wie du stehst.',
  },
  solo: {
    steps: [
      {
        ask: 'Eine Straße kommt neben eine Straße und bringt 1 Punkt. Wähle die Straße auf deiner Hand, drücke auf ein gestricheltes Feld, dann ✓.',
        done: 'Du hast ein neues Plättchen bekommen. Es sind immer vier.',
        missed: 'Das war ein anderes Plättchen. Nimm die Straße.',
      },
      {
        ask: 'Eine Stadt darf neben jedes Plättchen und bringt 2. Lege eine.',
        done: 'Zwei Punkte. Aber eine Stadt bleibt selten allein.',
        missed: 'Das war ein anderes Plättchen. Nimm eine Stadt.',
      },
      {
        ask: 'Städte Seite an Seite sind eine Kette, und jede von ihnen bringt 1 mehr. Lege deine zweite Stadt neben die erste.',
        done: 'Eine Kette aus zweien: Die Stadt hat vier Punkte statt zwei gebracht.',
        missed: 'Das war keine Kette: Die beiden Städte müssen sich eine Seite teilen.',
      },
      {
        ask: 'Eine Abtei bringt 1 für jedes der 8 Felder um sie herum, auf dem ein Plättchen liegt, jetzt oder später. Lege sie dorthin, wo sie gleich 2 bringt.',
        done: 'Jedes Plättchen, das du um sie herum legst, bringt noch einen Punkt.',
        missed: 'Es gibt einen besseren Platz: Die Zahl auf dem Feld sagt, was er bringt.',
      },
      {
        ask: 'Nach fünf Zügen darfst du deine Hand gegen vier neue Plättchen tauschen. Tu es: drücke auf Vier neue Plättchen oder D.',
        done: 'Das kostet nichts und geht nach fünf weiteren Zügen wieder.',
        missed: 'Du hast ein Plättchen gelegt. Versuche es noch einmal und nimm stattdessen eine neue Hand.',
      },
    ],
    over: 'Das ist das ganze Spiel: Fülle das Brett und übertriff dich selbst.',
  },
  puzzle: {
    steps: [
      { ask: 'Lege alle Plättchen in der gegebenen Reihenfolge so, dass keine Straße und keine Stadt offen bleibt. Drücke auf das Feld, dann ✓.', done: 'Das erste liegt. Zwei Enden seiner Straße sind jetzt offen.' },
      { ask: 'Das nächste kommt neben eines, das schon liegt, und Straße muss an Straße stoßen. Drücke auf ein Feld; drücke noch einmal, um zu drehen.', done: 'Zwei Plättchen, eine Straße. Sie lässt sich noch schließen.', missed: 'Die beiden Straßen treffen sich nicht. Nimm das Plättchen zurück und drehe es.' },
      {
        ask: 'Zwei weitere Kurven ergeben einen Ring. Wenn ein Plättchen nirgends passt, nimm eines zurück.',
        done: 'Alles ist geschlossen: gelöst.',
        missed: 'Alle liegen, aber eine Straße ist offen. Nimm einige zurück.',
      },
    ],
    over: 'Fünfzig Rätsel warten, von leicht bis sehr schwer, und jeden Tag ein neues.',
  },
};
