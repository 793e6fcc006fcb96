// Caverna: scores sheets of one to seven players, finds exchanges before scoring, and lists the furnishing tiles.
import type { Call } from './module.js';
import type { CavernaPlayer, CavernaResult, CavernaSheet, CavernaTiles } from './types.js';

/** A player after their best exchanges. */
export type CavernaBest = Required<CavernaResult>;

export type CavernaRules = 'official' | 'chapter';

const players = (text: string): CavernaSheet[] => {
  const read = JSON.parse(text) as CavernaSheet | { players: CavernaSheet[] };
  return 'players' in read ? read.players : [read];
};

export function cavernaCalls(call: Call) {
  const best = (sheets: string, rules: CavernaRules, houseRules: boolean) =>
    call('caverna_best', [sheets, rules, houseRules ? 'house' : '']);
  return {
    /** As `bastide caverna score --json` prints it. Rejects sheets that break the rules, unless house rules are on. */
    cavernaScoreText: (sheets: string, rules: CavernaRules, houseRules: boolean): string =>
      call('caverna_score', [sheets, rules, houseRules ? 'house' : '']),
    /** As `bastide caverna best --json` prints it. */
    cavernaBestText: best,
    cavernaBest: (sheets: string, rules: CavernaRules, houseRules: boolean): CavernaBest[] =>
      JSON.parse(best(sheets, rules, houseRules)).players,
    /** The sheets after the best exchanges of one player, counted from 1. */
    cavernaExchanged: (sheets: string, rules: CavernaRules, player: number): CavernaSheet[] =>
      players(call('caverna_exchanged', [sheets, rules, String(player)])),
    /** Scores a pad being filled in, even if it breaks the rules. */
    cavernaSheet: (sheets: string, rules: CavernaRules): CavernaPlayer[] =>
      JSON.parse(call('caverna_sheet', [sheets, rules])).players,
    /** The sheets of a text with every member. */
    cavernaFilled: (sheets: string): CavernaSheet[] => players(call('caverna_filled', [sheets])),
    /** As `bastide caverna template` prints it. */
    cavernaEmptyText: (): string => call('caverna_empty', []),
    cavernaEmpty: (): CavernaSheet => JSON.parse(call('caverna_empty', [])),
    cavernaTiles: (): CavernaTiles => JSON.parse(call('caverna_tiles', [])),
  };
}
