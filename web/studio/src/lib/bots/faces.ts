// Who plays by itself: a bird for each bot that people play against, with a strength from 1 to 8.
import { t } from '@/i18n';

export type Bird = keyof typeof t.bots.named;

export interface Face {
  /** The bot, as the library names it. */
  bot: Bird;
  strength: number;
}

export const strongest = 8;

/** Of the match, from the weakest to the strongest. */
export const matchBots = (['random', 'easy', 'casual', 'medium', 'greedy', 'skilled', 'hard', 'master'] as const satisfies readonly Bird[]).map(
  (bot, i): Face => ({ bot, strength: i + 1 }),
);

const isBird = (bot: string): bot is Bird => Object.hasOwn(t.bots.named, bot);

/** What a bot is called; one that has no bird keeps the library's name. */
export const botName = (bot: string): string => (isBird(bot) ? t.bots.named[bot].name : bot);
export const botAbout = (bot: string): string => (isBird(bot) ? t.bots.named[bot].about : '');
export const strengthOf = (bot: string): number => matchBots.find((each) => each.bot === bot)?.strength ?? 0;

/** "●●○○○○○○" */
export const dotsOf = (bot: string): string => '●'.repeat(strengthOf(bot)) + '○'.repeat(strongest - strengthOf(bot));
