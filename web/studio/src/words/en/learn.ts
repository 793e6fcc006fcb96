// The words of the lessons.
export const learn = {
  title: 'Lesson',
  offer: { match: 'Learn the match in five moves', solo: 'Learn it in five moves', puzzle: 'Learn it in a minute' },
  coach: 'The lesson',
  steps: (step: number, all: number) => `Step ${step} of ${all}`,
  next: 'Next',
  again: 'Try again',
  skip: 'Skip the lesson',
  kept: 'This is a lesson: nothing of it is kept, and your own games wait where you left them.',
  playBot: (name: string) => `Play ${name}`,
  playBoard: 'Play today’s board',
  playPuzzle: 'Solve today’s puzzle',
  match: {
    steps: [
      {
        ask: 'Lay: press a dashed square, press again to turn the tile, then ✓. Road must meet road. ✓ once more: no meeple yet.',
        done: 'That is a turn. The tiles grow into one land that all players share.',
      },
      {
        ask: 'Claim: lay this tile, and then put one of your seven meeples on its city, its road or a field.',
        done: 'It is yours now: nobody may put a meeple on it while yours is there.',
        missed: 'Without a meeple it belongs to nobody. Try again, and choose a place on the tile before the last ✓.',
      },
      {
        ask: 'Complete: your city lacks one side. Close it with this tile.',
        done: 'Six points, two for each tile of the city, and your meeple is back in your hand.',
        missed: 'The city is still open. The tile closes it where the wall is missing, to its east.',
      },
      {
        ask: 'Share: you and your opponent each have a road. Join the two with this curve.',
        done: 'One road of five tiles, one meeple each: five points for both. With one more meeple it would have been all yours.',
        missed: 'The roads are still apart. The curve joins them in the south-west.',
      },
      {
        ask: 'Farm: a meeple in a field stays to the end, and brings 3 points for each completed city at its field. Lay the road, and put a farmer beside the city.',
        done: 'Three points at the end, and more if more cities are completed around your field.',
        missed: 'There is no completed city at that field. The field north of the road touches one.',
      },
    ],
    over: 'That is all you need. The points in sight tell you how you stand.',
  },
  solo: {
    steps: [
      {
        ask: 'A road goes next to a road and brings 1 point. Choose the road in your hand, press a dashed square, then ✓.',
        done: 'A new tile has come to your hand. It always holds four.',
        missed: 'That was another tile. Try the road.',
      },
      {
        ask: 'A city may go next to any tile and brings 2. Lay one.',
        done: 'Two points. But one city seldom stays alone.',
        missed: 'That was another tile. Try a city.',
      },
      {
        ask: 'Cities side by side are a chain, and each of them brings 1 more. Lay your second city beside the first.',
        done: 'A chain of two: the city brought four points instead of two.',
        missed: 'That was no chain: the two cities must share a side.',
      },
      {
        ask: 'An abbey brings 1 for each of the 8 squares around it that has a tile, now or later. Lay it where it brings 2 at once.',
        done: 'Every tile you lay around it will bring another point.',
        missed: 'There is a better place: the number on the square says what it brings.',
      },
      {
        ask: 'After five turns you may throw your hand away for four new tiles. Do it: press Four new tiles, or D.',
        done: 'It costs nothing, and comes again after five more turns.',
        missed: 'You have laid a tile. Try again, and take a new hand instead.',
      },
    ],
    over: 'That is the whole game: fill the board, and beat your best.',
  },
  puzzle: {
    steps: [
      { ask: 'Lay every tile, in the order given, so that no road and no city is left open. Press the square, then ✓.', done: 'The first tile lies. Two ends of its road are open now.' },
      { ask: 'The next tile goes beside one that lies, and road must meet road. Press a square; press again to turn the tile.', done: 'Two tiles, one road. It can still be closed.', missed: 'The two roads do not meet. Take the tile back with Undo, and turn it.' },
      {
        ask: 'Two more curves make a ring. If a tile fits nowhere, take one back with Undo.',
        done: 'Everything is closed: solved.',
        missed: 'All tiles lie, but a road is open. Take some back with Undo.',
      },
    ],
    over: 'Fifty puzzles wait, from easy to very hard, and a new one every day.',
  },
};
