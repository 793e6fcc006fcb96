// A question for the best move in a position. The first move on its board is the answer, which is then judged.
import type { JudgedTurn, MatchView } from 'bastide-engine';
import { detachedRoot } from '@/lib/game/detachedRoot.svelte';
import { LocalTable } from '@/lib/match/localTable.svelte';
import { Results } from '@/lib/match/results.svelte';
import { usual, type StoredGame } from '@/lib/match/storedGame';
import { randomSeed } from '@/lib/seed';
import { sentence, StoppedError } from '@/lib/workerClient';

/** A move on the board after the question: the reader's answer or the best one. */
export type ShownMove = 'answer' | 'best';

export class MoveQuestion {
  readonly table = detachedRoot(() => new LocalTable(new Results(null), usual, true, null));
  /** The position; undefined until it is on the board. */
  asked = $state.raw<StoredGame>();
  /** The board before the answer. */
  before = $state.raw<MatchView>();
  answer = $state.raw<StoredGame>();
  verdict = $state.raw<JudgedTurn>();
  isJudging = $state(false);
  shows = $state<ShownMove>('answer');
  readonly #judge: (answer: StoredGame) => Promise<JudgedTurn>;
  #latest: StoredGame | undefined;

  /** Call it while a component is created: it judges answers until the component is destroyed. */
  constructor(judge: (answer: StoredGame) => Promise<JudgedTurn>) {
    this.#judge = judge;
    $effect(() => {
      const { play, view } = this.table;
      if (!this.asked || this.answer || this.shows === 'best' || !view || play.played <= this.asked.played) return;
      this.answer = play;
      this.table.isPaused = true;
      this.#judgeAnswer(this.asked, play).catch((error) => this.fail(error));
    });
  }

  /** Puts a position on the board and waits for the reader's move. */
  async ask(play: StoredGame) {
    this.#latest = play;
    this.verdict = undefined;
    this.answer = undefined;
    this.asked = undefined;
    this.isJudging = false;
    this.shows = 'answer';
    this.table.aims = [];
    this.table.isPaused = false;
    await this.table.start(play);
    if (this.#latest !== play) return;
    this.before = this.table.view;
    this.asked = play;
  }

  async again() {
    if (this.asked) await this.ask({ ...this.asked, id: randomSeed(12) });
  }

  /** Puts the best move or the answer on the board. The question then takes no other answer. */
  async show(move: ShownMove, best: string) {
    if (!this.asked) return;
    const { match, played } = this.asked;
    const play = move === 'best' ? { ...this.asked, match: { ...match, moves: [...match.moves, best] }, played: played + 1 } : this.answer;
    if (!play) return;
    this.shows = move;
    this.table.isPaused = true;
    await this.table.start({ ...play, id: this.asked.id });
  }

  /** Shows an error at the table, unless the page is being left. */
  fail(error: unknown) {
    if (!(error instanceof StoppedError)) this.table.trouble = sentence(error);
  }

  close() {
    this.table.close();
  }

  async #judgeAnswer(asked: StoredGame, answer: StoredGame) {
    this.isJudging = true;
    const verdict = await this.#judge(answer).finally(() => {
      if (this.asked === asked) this.isJudging = false;
    });
    if (this.asked === asked) this.verdict = verdict;
  }
}
