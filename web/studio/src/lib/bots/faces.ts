// The bots that people can play against, each a bird with a strength from 1 to 8.
import { t } from '@/i18n';

export type Bird = keyof typeof t.bots.named;

export interface Face {
  /** The library's name of the bot. */
  bot: Bird;
  strength: number;
}

export const strongest = 8;

/** Bots of the match, weakest first. */
export const matchBots = (['random', 'easy', 'casual', 'medium', 'greedy', 'skilled', 'hard', 'master'] as const satisfies readonly Bird[]).map(
  (bot, i): Face => ({ bot, strength: i + 1 }),
);

const isBird = (bot: string): bot is Bird => Object.hasOwn(t.bots.named, bot);

/** The name of a bot. A bot without a bird keeps the library's name. */
export const botName = (bot: string): string => (isBird(bot) ? t.bots.named[bot].name : bot);
export const botAbout = (bot: string): string => (isBird(bot) ? t.bots.named[bot].about : '');
export const strengthOf = (bot: string): number => matchBots.find((each) => each.bot === bot)?.strength ?? 0;

/** "●●○○○○○○" */
export const dotsOf = (bot: string): string => '●'.repeat(strengthOf(bot)) + '○'.repeat(strongest - strengthOf(bot));
