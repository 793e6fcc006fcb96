// Collected games, in the module for reviews: adding games, search, first moves, and problems from mistakes. A collection is a
// list of records with the players' names.
import type { Call, Listener } from './module.js';
import type { AddedMatch, MatchCollection, MatchProblem, MatchRecord } from './types.js';

/** Conditions on a game. Empty conditions hold for every game. */
export interface MatchQuery {
  player: string;
  /** Of the player, or of anyone if there is none. */
  result: '' | 'won' | 'drawn' | 'lost';
  /** A part of the event's name. */
  event: string;
  /** The first moves. */
  opening: readonly string[];
}

export interface NamedProblem {
  /** The game and the turn. */
  id: string;
  problem: MatchProblem;
}

export function collectionCalls(call: Call) {
  const lines = (games: readonly MatchRecord[]) => games.map((game) => JSON.stringify(game)).join('\n');
  return {
    /** The place of a game in a collection, and the game with the tags that it has there. */
    matchAdd: (collection: readonly MatchRecord[], game: MatchRecord): AddedMatch =>
      JSON.parse(call('match_add', [lines(collection), JSON.stringify(game)])),

    /** The games of a collection that satisfy a query, and their next moves. */
    matchCollection: (collection: readonly MatchRecord[], { player, result, event, opening }: MatchQuery): MatchCollection =>
      JSON.parse(call('match_collection', [lines(collection), player, result, event, opening.join('\n')])),

    /** The lead that a review expects for the player of a move after it. `turn` is the number of moves before. */
    matchExpectedLead: (before: string, move: string, turn: number, simulations: number): number =>
      JSON.parse(call('match_expected_lead', [before, move, String(turn), String(simulations)])),

    /** Searches a game for problems that a player missed. `piece` gets each as the JSON of a `NamedProblem`. */
    matchMistakes: (game: MatchRecord, player: string, listener: Listener): null =>
      JSON.parse(call('match_mistakes', [JSON.stringify(game), player], listener)),

    /** The problem of the turn after this many moves. Null if no move is clearly the best. */
    matchProblem: (match: MatchRecord, moves: number): NamedProblem | null =>
      JSON.parse(call('match_problem', [JSON.stringify(match), String(moves)])),
  };
}
