// Caverna: score sheets of one to seven players, exchanges before scoring, and the furnishing tiles.
import type { Call, Message } from './module.js';

export type CavernaRules = 'official' | 'chapter';

/** What a player has, with every member; texts may leave members out. */
export interface CavernaSheet {
  name: string;
  dwarfs: number;
  weapons: number[];
  animals: { dogs: number; sheep: number; donkeys: number; wild_boars: number; cattle: number };
  supply: {
    wood: number;
    stone: number;
    ore: number;
    food: number;
    gold: number;
    rubies: number;
    grain: number;
    vegetables: number;
  };
  fields: { grain: number[]; vegetables: number[] };
  small_pastures: number;
  large_pastures: number;
  ore_mines: number;
  ruby_mines: number;
  unused_spaces: number;
  begging_markers: number;
  furnishings: string[];
  state_parlor_dwellings: number;
}

/** A line of the score with the arithmetic behind it. The key is that of the command's JSON, or a tile's name. */
export interface CavernaLine {
  key: string;
  title: string;
  points: number;
  why: Message;
}

export interface CavernaPlayer {
  /** What to call the player: the name, or "Player 1". */
  name: string;
  total: number;
  rank: number;
  lines: CavernaLine[];
  /** The rules that this player's sheet breaks, a sentence each. */
  problems: Message[];
  /** The members of the sheet that its tiles ask for: "weapons", "supply.stone". */
  asks: string[];
}

export interface CavernaBest {
  name: string;
  total: number;
  rank: number;
  exchanges: { tile: string; times: number }[];
  gain: number;
}

export interface CavernaTile {
  name: string;
  title: string;
  colour: 'dwelling' | 'other' | 'yellow';
  /** Empty if it is not known for certain. */
  cost: string;
  points: number;
  /** What else it scores, if anything. */
  bonus: string;
  /** The exchange it allows before scoring, if any: "2 grain for 3 gold". */
  exchange: string;
  /** Whether there may be more than one. */
  many: boolean;
}

export interface CavernaTiles {
  most_players: number;
  most_of_anything: number;
  tiles: CavernaTile[];
}

const players = (text: string): CavernaSheet[] => {
  const read = JSON.parse(text) as CavernaSheet | { players: CavernaSheet[] };
  return 'players' in read ? read.players : [read];
};

export function cavernaCalls(call: Call) {
  const best = (sheets: string, rules: CavernaRules, houseRules: boolean) =>
    call('caverna_best', [sheets, rules, houseRules ? 'house' : '']);
  return {
    /** As `bastide caverna score --json` prints it; what cannot be is refused unless there are house rules. */
    cavernaScoreText: (sheets: string, rules: CavernaRules, houseRules: boolean): string =>
      call('caverna_score', [sheets, rules, houseRules ? 'house' : '']),
    /** As `bastide caverna best --json` prints it. */
    cavernaBestText: best,
    cavernaBest: (sheets: string, rules: CavernaRules, houseRules: boolean): CavernaBest[] =>
      JSON.parse(best(sheets, rules, houseRules)).players,
    /** The sheets after the best exchanges of one player, counted from 1. */
    cavernaExchanged: (sheets: string, rules: CavernaRules, player: number): CavernaSheet[] =>
      players(call('caverna_exchanged', [sheets, rules, String(player)])),
    /** A pad being filled in, scored whatever cannot be. */
    cavernaSheet: (sheets: string, rules: CavernaRules): CavernaPlayer[] =>
      JSON.parse(call('caverna_sheet', [sheets, rules])).players,
    /** The sheets of a text, with every member. */
    cavernaFilled: (sheets: string): CavernaSheet[] => players(call('caverna_filled', [sheets])),
    /** As `bastide caverna template` prints it. */
    cavernaEmptyText: (): string => call('caverna_empty', []),
    cavernaEmpty: (): CavernaSheet => JSON.parse(call('caverna_empty', [])),
    cavernaTiles: (): CavernaTiles => JSON.parse(call('caverna_tiles', [])),
  };
}
