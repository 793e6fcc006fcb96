// Caches pictures drawn by the library, which boards place with <use>.

export class ArtCache<T> {
  all = $state.raw<ReadonlyMap<string, T>>(new Map());
  readonly #requested = new Set<string>();

  async load(id: string, draw: () => Promise<T>) {
    if (this.#requested.has(id)) return;
    this.#requested.add(id);
    const art = await draw();
    this.all = new Map(this.all).set(id, art);
  }
}
