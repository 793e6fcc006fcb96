// A list in local storage that follows changes in other tabs. Without a name it is not stored.
import { readStored, watch, write } from './localStore.svelte';

export class StoredList<Item> {
  #all = $state.raw<readonly Item[]>([]);
  readonly isDamaged: boolean;
  readonly #name: string | null;

  constructor(name: string | null, areItems: (value: unknown) => value is Item[]) {
    const { value, isDamaged } = readStored(name, areItems);
    this.#name = name;
    this.#all = value ?? [];
    this.isDamaged = isDamaged;
    watch(name, (value) => areItems(value) && (this.#all = value));
  }

  get all(): readonly Item[] {
    return this.#all;
  }

  /** Returns false if the browser stores nothing. */
  protected set(all: readonly Item[]): boolean {
    this.#all = all;
    return write(this.#name, all);
  }
}
