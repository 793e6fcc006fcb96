// State of the Tally page: the match with undo, and the library's results.
import { EngineError, type EntryKind, type Tally } from 'bastide-engine';
import { tick } from 'svelte';
import { engine } from '@/lib/engine';
import { sentence } from '@/lib/workerClient';
import { History } from '@/lib/History.svelte';
import { takeLinkParams, unpack } from '@/lib/link';
import { Status } from '@/lib/Status.svelte';
import { t } from '@/i18n';
import { type PadState, emptyPad, hasEntries, isPadState, type Match, namesOf, ofLog, toLog } from './match';
import { type Row, rowsOf } from './rows';

/** A match and the library's results for it. */
export interface View {
  match: Match;
  tally: Tally;
  rows: Row[];
}

export class TallyStore {
  readonly history = new History<PadState>('tally.desk', emptyPad, isPadState);
  view = $state.raw<View | null>(null);
  kinds = $state.raw<EntryKind[]>([]);
  readonly status = new Status();

  #latest = 0;
  #loaded: Promise<unknown> = Promise.resolve();
  // Changes are applied one at a time, and only if the library accepts them.
  #turn: Promise<unknown> = Promise.resolve();

  constructor() {
    const kinds = engine.tallyEntryKinds().then((all) => (this.kinds = all));
    $effect(() => {
      const { match } = this.history.now;
      const current = ++this.#latest;
      if (!match) {
        this.view = null;
        return;
      }
      this.#loaded = Promise.all([engine.tallyScore(toLog(match)), kinds])
        .then(([tally]) => {
          if (current === this.#latest) this.view = { match, tally, rows: rowsOf(tally.timeline) };
        })
        .catch((error) => {
          if (current === this.#latest) this.status.failure = t.tally.cannotRead(sentence(error));
        });
    });
  }

  /** Waits until the page shows the current match. */
  async shown() {
    await tick();
    await this.#loaded;
    await tick();
  }

  /** Changes the match. If the library rejects the change, shows why and returns false. */
  change(build: (match: Match) => Match): Promise<boolean> {
    const current = this.#turn.then(async () => {
      const { match, before } = this.history.now;
      if (!match) return false;
      try {
        const next = build(match);
        await engine.tallyScore(toLog(next));
        this.history.change({ match: next, before });
        this.status.clear();
        return true;
      } catch (error) {
        this.status.failure = error instanceof EngineError ? error.message : sentence(error);
        return false;
      }
    });
    this.#turn = current;
    return current;
  }

  /** Starts another match and keeps the current one as the previous one. */
  startMatch(match: Match | null) {
    const { match: now, before } = this.history.now;
    this.history.change({ match, before: now && hasEntries(now) ? now : before });
    this.status.clear();
  }

  /** Opens a log, plain or extended, from a file or link that `words` name. Reports if it replaced a game. Throws its error. */
  async open(text: string, words: string, names: readonly string[] = [], colours: readonly string[] = []) {
    const { match } = this.history.now;
    this.startMatch(ofLog(await engine.tallyOpened(text), names, colours));
    if (match && hasEntries(match)) this.status.report(words, () => this.step(true));
  }

  /** Whether there is a change to undo. The start of a game is not one: the reader would be back at its form. */
  get canUndo(): boolean {
    const { canUndo, now, before } = this.history;
    return canUndo && (now.match === null || before?.match !== null);
  }

  /** Returns false if there is nothing to undo or redo. */
  step(back: boolean): boolean {
    if (back ? !this.canUndo : !this.history.canRedo) return false;
    if (back) this.history.undo();
    else this.history.redo();
    this.status.clear();
    return true;
  }

  /**
   * Opens the match of the page's link and keeps the current one as the previous one. Calls `point` with a log that has an
   * error.
   */
  async openLink(point: (text: string, error: EngineError) => Promise<void>) {
    const words = takeLinkParams('tally');
    const packed = words.get('log');
    if (packed === null) return;
    const listOf = async (name: string) => namesOf(words.has(name) ? await unpack(words.get(name)!) : '');
    let text = '';
    try {
      text = await unpack(packed);
      await this.open(text, t.opening.linked, await listOf('names'), await listOf('colours'));
    } catch (error) {
      await this.shown();
      if (error instanceof EngineError) await point(text, error);
      else this.status.failure = sentence(error);
    }
  }
}
