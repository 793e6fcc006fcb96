// Searches for all maps of a puzzle.
import type { Engine } from 'bastide-engine';
import { startEngine } from '@/lib/engine';
import { Search } from '@/lib/Search.svelte';
import type { Options } from '@/lib/puzzle/puzzle';

interface Found {
  /** The solutions as JSON, in one growing list. */
  solutions: string[];
  count: number;
  /** Nodes searched, and the share of the search that is done. */
  nodes: number;
  share: number;
}

export class SolveSearch extends Search<Engine, Found> {
  /** The puzzle and options of this search. */
  text = $state('');
  options = $state.raw<Options>();
  /** Maximum number of solutions. There may be more if it is reached. */
  most = $state(0);

  constructor() {
    super(startEngine, () => ({ solutions: [], count: 0, nodes: 0, share: 0 }));
  }

  /** Solutions are stored as text, no more than fit well into a page. */
  static maxOf(tiles: number) {
    return Math.min(10_000, Math.floor(1_000_000 / tiles));
  }

  get isFull() {
    return this.state === 'done' && this.found.count === this.most;
  }

  /** The JSON of a solution, if it has been found. */
  solutionText(index: number): string | undefined {
    return index < this.found.count ? this.found.solutions[index] : undefined;
  }

  isOf(text: string, options: Options): boolean {
    return this.state !== 'idle' && text === this.text && JSON.stringify(options) === JSON.stringify(this.options);
  }

  start(text: string, tiles: number, options: Options) {
    return this.run(async (calls, tick) => {
      this.text = text;
      this.options = { ...options };
      this.most = SolveSearch.maxOf(tiles);
      const asked = {
        rotations: options.rotations,
        rows: options.isBounded ? options.rows : 0,
        columns: options.isBounded ? options.columns : 0,
        limit: this.most,
      };
      // The clock starts when the worker has loaded the library.
      await calls.landscapeCatalogue();
      tick();
      await calls.puzzleSolveText(text, asked, {
        watch: (share, _solutions, nodes) => {
          this.found = { ...this.found, share, nodes };
          return tick();
        },
        piece: (solution) => {
          this.found.solutions.push(solution);
          this.found = { ...this.found, count: this.found.solutions.length };
          return true;
        },
      });
      return true;
    });
  }
}
