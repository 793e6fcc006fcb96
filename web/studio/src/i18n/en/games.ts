// The page of the reader's games.
import { english as plural } from '../plural';

const gameCount = (count: number) => plural(count, 'game', 'games');
const problemCount = (count: number) => plural(count, 'problem', 'problems');

export const games = {
  empty: 'Games that you finish on the Match page appear here. You can add others from files: Bastide records, JCloisterZone saves and Board Game Arena logs.',
  add: 'Add games …',
  drop: 'or drop files here',
  tags: 'Event and date of the next files',
  event: 'Event',
  date: 'Date',
  tagsHow: 'Leave a field empty to use the file’s own. To change the event or the date of a game, add its file again.',
  added: (added: number, known: number) =>
    known === 0 ? `${gameCount(added)} added` : `${gameCount(added)} added. ${known} had been added before.`,
  damaged: (count: number) => `${gameCount(count)} cannot be read.`,
  damagedList: 'The games saved in this browser cannot be read.',
  search: 'Search',
  player: 'Player',
  everyone: 'Everyone',
  result: 'Result',
  anyResult: 'Any',
  results: { won: 'won', drawn: 'drawn', lost: 'lost' },
  anyEvent: 'Any',
  firstMoves: 'First moves',
  nextMoves: 'Next moves',
  path: 'Moves so far',
  allFirstMoves: 'All first moves',
  noMoves: 'No game continues from here.',
  timesPlayed: (count: number, players: number) => `${gameCount(count)} with ${players} players`,
  outcomes: (won: number, drawn: number, lost: number) => `${won} won, ${drawn} drawn, ${lost} lost`,
  meanLead: (lead: string) => `Mean final lead ${lead}`,
  showAllMoves: (count: number) => `Show all ${count} moves`,
  mistakes: (player: string) => `Problems from ${player}’s mistakes`,
  mistakesHow: (count: number) => `Find the turns in ${gameCount(count)} in which this player missed a clearly better move. A game takes several seconds.`,
  searchGames: (count: number) => `Search ${gameCount(count)}`,
  searching: (found: number) => `Searching … ${problemCount(found)} found`,
  foundProblems: (count: number) => `${problemCount(count)} found.`,
  allSearched: (count: number) => `${gameCount(count)} searched.`,
  stop: 'Stop',
  solve: (count: number) => `Solve your ${problemCount(count)}`,
  found: (count: number) => gameCount(count),
  none: 'No game fits your search.',
  unfinished: (turns: number) => `unfinished after ${plural(turns, 'turn', 'turns')}`,
  watch: 'Replay',
  remove: (players: string) => `Remove the game of ${players}`,
  showMore: (count: number) => `Show ${count} more`,
};
