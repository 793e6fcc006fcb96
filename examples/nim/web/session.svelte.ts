// Connects Nim's module to the studio's game kit.
import { GameTable, type BaseGame } from '@/lib/game/GameTable.svelte';
import { sharedNotice } from '@/lib/game/notices';
import type { Square } from '@/lib/game/square';
import { randomSeed } from '@/lib/seed';
import { workerOf } from '@/lib/workerClient';
import type { nimCalls, NimNotice } from './nim';
import type { NimGame, NimNow, NimTable, NimView } from './types';

export interface StoredGame extends BaseGame {
  game: NimGame;
}

export const { calls: engine } = workerOf<ReturnType<typeof nimCalls>>(
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);

export const newGame = (): StoredGame => ({
  id: randomSeed(12), game: { version: 1, heaps: [3, 4, 5], moves: [] }, played: 0, ranked: false,
});

const isStoredGame = (value: unknown): value is StoredGame =>
  typeof value === 'object' && value !== null && 'id' in value && 'game' in value && 'played' in value;

export const mover = (moves: number) => (moves % 2 === 0 ? 'First' : 'Second');

export function lastMove({ last, moves }: NimView): string {
  return last ? `${mover(moves - 1)} took ${last[1]} from heap ${last[0] + 1}` : '';
}

// A square stands for a choice: its column is the heap, and row -3 takes three.
export class Session extends GameTable<StoredGame, Required<NimTable>, NimNow, NimView> {
  readonly isOver = $derived(this.view?.over ?? true);
  readonly at = $derived<Square>({ x: this.state?.heap ?? 0, y: -(this.state?.taken ?? 1) });
  readonly mayMove = $derived(!this.isOver);
  readonly isLaid = false;

  constructor() {
    const tableOf = ({ game, played }: StoredGame) => ({ game, played });
    super({ name: 'nim.games', isStoredGame, tableOf }, newGame(), true);
    this.begin(this.play);
  }

  protected override apply(table: Partial<NimTable>, intent: string) {
    return engine.nimAct(table, intent);
  }

  protected override playOf({ game, played }: NimTable) {
    return { ...this.play, game, played };
  }

  override takes({ x, y }: Square) {
    return y < 0 && -y <= (this.view?.heaps[x] ?? 0);
  }

  protected override heldAt(_: NimTable, { x, y }: Square) {
    return { heap: x, taken: -y };
  }

  protected override async findHint(state: Required<NimTable>) {
    return `show ${JSON.stringify(await engine.nimHint(state))}`;
  }

  protected override describeNotice(notice: NimNotice) {
    if (notice.kind === 'illegal') return 'There are not that many in the heap';
    if (notice.kind === 'hint') return 'Hint: take these';
    return sharedNotice(notice.kind, this.play.game.moves.length - this.play.played, this.canUndo);
  }

  protected override turn() {
    return JSON.stringify([this.play.id, this.play.game.moves, this.play.played]);
  }
}
