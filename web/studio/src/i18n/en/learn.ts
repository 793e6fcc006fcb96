// The lessons.
interface Step {
  ask: string;
  /** Shown while a meeple may be placed on the tile. */
  laid?: string;
  done: string;
  /** Shown after another move. */
  missed?: string;
}
interface Course {
  steps: Step[];
  over: string;
}

const match: Course = {
  steps: [
    {
      ask: 'Place: continue the road in the outlined square. Press the square to put the tile there, press it again to rotate the tile, then ✓.',
      laid: 'You could place a meeple on the tile now, but leave that for later: press ✓ again to end your move.',
      done: 'That was a move. All players build one map together until the tiles run out, and the player with the most points wins.',
      missed: 'The tile fits there, but it does not continue the road. Undo, and place it at an end of the road.',
    },
    {
      ask: 'Claim: you have seven meeples, wooden figures, and place one to own something. Nobody owns the city yet. Place the tile so that city meets city. Then you can place a meeple on it.',
      laid: 'Press the city on the tile to put your meeple there. Then press ✓.',
      done: 'It is yours: nobody else can place a meeple there. Once it is complete, it scores for you and the meeple comes back. The table of points already counts it as “projected”: your points if the game ended now.',
      missed: 'You have not claimed a city, road or monastery. Undo, place the tile again, and press the city, then ✓.',
    },
    {
      ask: 'Complete: your city has one open side left. Close it with this tile.',
      laid: 'The city is complete. It needs no other meeple: press ✓.',
      done: 'Six points, 2 per tile, and your meeple is back. A road scores 1 per tile, and a monastery 9 once all squares around it have tiles.',
      missed: 'Your city is still open. Undo, and close the city in the outlined square.',
    },
    {
      ask: 'Share: we have skipped a few moves, and you and your opponent each have a city. Join the two with this tile.',
      laid: 'It is one city now, with one meeple each. Press ✓.',
      done: 'Six points for each of you, because you have one meeple each in it. If you had one meeple more than your opponent, you would have scored all six points, and your opponent none.',
      missed: 'The two cities are still apart. Undo: in the outlined square the tile joins them.',
    },
    {
      ask: 'Farm: the green land is a field. Roads and cities are its borders, and a meeple can claim it. Place the tile between the cities.',
      laid: 'Press the field next to the monastery: your meeple becomes a farmer there. Then press ✓.',
      done: 'Your farmer stays there until the game ends, and scores only then: 3 points for each complete city that its field touches.',
      missed: 'You have no farmer next to a complete city. Undo, place the tile again, and press the field, then ✓.',
    },
  ],
  over: 'That is all you need to know. When the tiles run out, whatever is incomplete still scores 1 point per tile. A pennant, the shield in some cities, counts like one more tile. The player with the most points wins.',
};

const solo: Course = {
  steps: [
    {
      ask: 'A road goes next to a road and scores 1 point. The road in your hand is chosen: press the outlined square, then ✓.',
      done: 'One point, and you have drawn a new tile: your hand always has four. The crossing on a road becomes a straight road or a bend that meets its neighbours.',
      missed: 'That was not the road. Undo, and choose the road.',
    },
    {
      ask: 'A city goes next to any tile and scores 2. A city is chosen now. To choose another tile, press it in your hand. Place the city.',
      done: 'Two points. But cities score more together.',
      missed: 'That was not a city. Undo, and choose a city.',
    },
    {
      ask: 'Cities that touch form a chain, and each city in it scores 1 more. Place another city next to yours.',
      done: 'A chain of two: this city scored 4 points instead of 2.',
      missed: 'That made no chain. Undo: the two cities must share a side.',
    },
    {
      ask: 'A monastery scores 1 for each tile on the 8 squares around it, now or later. We have skipped a few moves, and there is a gap for a monastery.',
      done: 'Six points at once, and 1 more for every tile added next to it.',
      missed: 'The monastery can score more. Undo, and place it where the number is largest.',
    },
    {
      ask: 'You have no city in your hand. Every five moves you may take four new tiles, and now you may: press “Four new tiles”.',
      done: 'You drew three cities. That cost no move, and you can do it again after five more moves.',
      missed: 'You have placed a tile. Undo, and press “Four new tiles” instead.',
    },
  ],
  over: 'That is the whole game: fill the board and beat your best score.',
};

const puzzle: Course = {
  steps: [
    {
      ask: 'Place: the tiles come one by one, and at the end no road and no city may be open. Press the square, then ✓.',
      done: 'The first tile is down. Its road has one open end.',
    },
    {
      ask: 'Join: a tile must touch another, and sides that touch must match. Place this one where the road continues.',
      done: 'The roads meet, and again one end is open.',
      missed: 'The roads do not meet. Undo, and place the tile in the outlined square.',
    },
    {
      ask: 'Rotate, which some puzzles allow: press the outlined square, and press again to see the two ways in which the tile fits there. Either will do.',
      done: 'Now a road and a city are open. Both can still be closed.',
      missed: 'The road does not continue. Undo, and place the tile in the outlined square.',
    },
    {
      ask: 'Close: this tile is the end of a road. Place it where the road is open.',
      done: 'The road is closed, from end to end.',
      missed: 'The road is still open, and no other tile can close it. Undo, and place this tile in the outlined square.',
    },
    {
      ask: 'The last tile closes the city, and then nothing is open.',
      done: 'Solved: no road and no city is open.',
      missed: 'The city is still open. Undo, and place the tile in the outlined square.',
    },
  ],
  over: 'That is all. When a tile fits nowhere, undo some moves, or ask for a hint.',
};

export const learn = {
  coach: 'The lesson',
  steps: (step: number, all: number) => `Move ${step} of ${all}`,
  next: 'Next',
  previous: 'Previous move',
  again: 'Undo',
  backToTable: 'Back to the table',
  /** Above what the lesson has taught. */
  learned: 'You have learned',
  skip: 'Skip the lesson',
  kept: 'This is a lesson: nothing is saved, and your own games stay as you left them.',
  playBot: (name: string) => `Now play ${name}`,
  playSolo: 'Play solo',
  playPuzzle: 'Solve today’s puzzle',
  match,
  solo,
  puzzle,
};
