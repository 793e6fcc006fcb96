// A result as text to paste: the points and how they came about, nothing of the board.
import type { SoloView } from 'bastide-engine';
import { counted } from '@/lib/words';
import type { Play } from './play';
import { kindOf } from './results.svelte';

const kinds = [
  ['roads', 'Roads '],
  ['abbeys', 'Abbeys'],
  ['cities', 'Cities'],
  ['chains', 'Chains'],
] as const;

// A block for each twentieth of the points, and one at least for what scored at all.
const blocks = (points: number, total: number) =>
  points === 0 ? '' : '■'.repeat(Math.max(1, Math.round((20 * points) / total)));

export function resultText(view: SoloView, play: Play): string {
  const { score } = view;
  const title = play.daily ? `Bastide solo, board of ${play.daily}` : `Bastide solo, seed ${view.seed}`;
  const lines = kinds.map(([kind, name]) => `${name} ${blocks(score[kind], score.total)} ${score[kind]}`.replace('  ', ' '));
  return [title, `${counted(score.total, 'point')}; ${kindOf(view, play)}`, ...lines].join('\n');
}
