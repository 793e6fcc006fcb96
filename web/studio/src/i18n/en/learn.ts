// The words of the lessons.
interface Step {
  ask: string;
  /** Once the tile lies, and a meeple may be put on it. */
  laid?: string;
  done: string;
  /** Something else was done. */
  missed?: string;
}
interface Course {
  steps: Step[];
  over: string;
}

const match: Course = {
  steps: [
    {
      ask: 'Lay: the road goes on in the outlined square. Press it to put the tile there, press again to turn it, then ✓.',
      laid: 'Now a meeple could go on the tile. Not yet: press ✓ once more to end your move.',
      done: 'That was a move. The tiles grow into one land, which everyone shares.',
      missed: 'It fits there, too, but the road was to go on. Take it back, and lay it at an end of the road.',
    },
    {
      ask: 'Claim: the city is nobody’s yet. Lay the tile so that city meets city; then you can put a meeple on it.',
      laid: 'Press the city on the tile: your meeple stands there. Then ✓.',
      done: 'It is yours: nobody else can put a meeple there. Once it is complete it pays you, and the meeple comes back. “In sight” counts it already: your points if the match ended now.',
      missed: 'No city, road or monastery has a meeple now. Take it back: once the tile lies, press the city, then ✓.',
    },
    {
      ask: 'Complete: your city has one open side left. Close it with this tile.',
      laid: 'The wall is closed. It needs no other meeple: press ✓.',
      done: 'Six points, 2 for each of its tiles, and your meeple is back. A road pays 1 for each tile, a monastery 9 once there are tiles all around it.',
      missed: 'Your city is still open. Take it back, and close the city in the outlined square.',
    },
    {
      ask: 'Share: a few moves later you and your opponent have a city each. Join the two with this tile.',
      laid: 'It is one city now, with a meeple of each of you. Press ✓.',
      done: 'Six points for each of you, because you have one meeple each in it. With one more than your opponent, you would have had them all.',
      missed: 'The two cities are still apart. Take it back: in the outlined square the tile joins them.',
    },
    {
      ask: 'Farm: a meeple in a field stays to the end, and brings 3 points for each completed city at its field. Lay the tile between the cities.',
      laid: 'Press the field beside the monastery: your meeple lies down there as a farmer. Then ✓.',
      done: 'Your farmer stays to the end. Each completed city at its field brings you 3 points then.',
      missed: 'You have no farmer at a completed city. Take it back: once the tile lies, press the field, then ✓.',
    },
  ],
  over: 'That is all you need. When the tiles run out, whoever has the most points wins.',
};

const solo: Course = {
  steps: [
    {
      ask: 'A road goes beside a road, and brings 1 point. Choose the road in your hand, press the outlined square, then ✓.',
      done: 'One point, and a new tile has come to your hand: it always holds four.',
      missed: 'That was another tile. Take it back, and choose the road.',
    },
    {
      ask: 'A city goes beside any tile, and brings 2. Choose a city, and lay it.',
      done: 'Two points. But a city seldom stays alone.',
      missed: 'That was another tile. Take it back, and choose a city.',
    },
    {
      ask: 'Cities that touch are a chain, and each of them brings 1 more. Lay another city beside yours.',
      done: 'A chain of two: this city brought 4 points instead of 2.',
      missed: 'That made no chain. Take it back: the two cities must share a side.',
    },
    {
      ask: 'An abbey brings 1 for each of the 8 squares around it that has a tile, now or later. A few moves later there is a gap for it.',
      done: 'Six points at once, and 1 more for every tile that comes beside it.',
      missed: 'It can bring more. Take it back, and lay the abbey where its number is largest.',
    },
    {
      ask: 'After five moves you may have four new tiles, and there is no city in your hand: press “Four new tiles”.',
      done: 'Three cities have come. It cost no move, and you may do it again after five more.',
      missed: 'You have laid a tile. Take it back, and press “Four new tiles” instead.',
    },
  ],
  over: 'That is the whole game: fill the board, and beat your best.',
};

const puzzle: Course = {
  steps: [
    {
      ask: 'Lay: the tiles come one by one, and in the end no road and no city may be open. Press the square, then ✓.',
      done: 'The first tile lies. Its road has one open end.',
    },
    {
      ask: 'Join: a tile must touch another, and sides that touch must show the same. Lay this one where the road goes on.',
      done: 'Road meets road, and again one end is open.',
      missed: 'The roads do not meet. Take it back, and lay the tile in the outlined square.',
    },
    {
      ask: 'Turn: press the outlined square, and press again to see in which ways the tile fits there. Either will do.',
      done: 'Now a road and a city are open. Both can still be closed.',
      missed: 'The road does not go on. Take it back, and lay the tile in the outlined square.',
    },
    {
      ask: 'Close: this tile is the end of a road. Lay it where the road is open.',
      done: 'The road is closed, from end to end.',
      missed: 'The road is still open, and no other tile can close it. Take it back, and lay it in the outlined square.',
    },
    {
      ask: 'The last tile closes the city, and then nothing is open.',
      done: 'Solved: no road and no city is open.',
      missed: 'The city is still open. Take it back, and lay the tile in the outlined square.',
    },
  ],
  over: 'That is all. When a tile fits nowhere, take some back, or ask for a hint.',
};

export const learn = {
  coach: 'The lesson',
  steps: (step: number, all: number) => `Move ${step} of ${all}`,
  next: 'Next',
  again: 'Take it back',
  skip: 'Skip',
  kept: 'This is a lesson: nothing of it is kept, and your own games wait where you left them.',
  playBot: (name: string) => `Now play ${name}`,
  playSolo: 'Play a board',
  playPuzzle: 'Solve today’s puzzle',
  match,
  solo,
  puzzle,
};
