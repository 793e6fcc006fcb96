// A result as text to paste: points and their sources, nothing about the board.
import type { SoloView } from 'bastide-engine';
import { t } from '@/i18n';
import type { StoredGame } from './storedGame';
import { describeKind } from './describe';
import { kindOf } from './results.svelte';

const kinds = ['roads', 'abbeys', 'cities', 'chains'] as const;

// One block per twentieth of the points, and at least one for anything that scored.
const blocks = (points: number, total: number) =>
  points === 0 ? '' : '■'.repeat(Math.max(1, Math.round((20 * points) / total)));

export function resultText(view: SoloView, play: StoredGame): string {
  const { score } = view;
  const { score: names, shared } = t.solo;
  const title = play.daily ? shared.daily(play.daily) : shared.seed(view.seed);
  const lines = kinds.map((kind) => [names[kind], blocks(score[kind], score.total), score[kind]].filter((part) => part !== '').join(' '));
  return [title, shared.result(score.total, describeKind(kindOf(view, play))), ...lines].join('\n');
}
