// Pixels of the library's pictures of tiles and tints, drawn once per size when first needed.
import type { MapParts } from 'bastide-engine';

/** Pixels that are not transparent: their positions on the square, and their red, green, blue and opacity. */
export interface Overlay {
  places: Int32Array;
  colours: Uint8ClampedArray;
}

export interface Sprite {
  /** The pixels of a tile's art, row by row. They fill the square. */
  ground?: Uint32Array;
  overlay?: Overlay;
}

// With fewer pixels per tile, pictures have fewer details, or none.
const minForDetail = 100;
const minForAny = 40;
// Smaller sprites are scaled down from this size, so that zooming out draws nothing.
const minDrawn = 32;
// Sprites per sheet. A sheet is drawn at once, within one frame.
const maxInSheet = 60;
const maxSheetPixels = 1 << 19;
const maxPixelsCached = 1 << 24;

export class Sprites {
  readonly #all = new Map<number, Map<number, Sprite>>();
  #cachedPixels = 0;
  #isDrawing = false;
  readonly #requests = new Map<string, { pixels: number; key: number }>();

  constructor(
    private readonly parts: MapParts,
    private readonly css: string,
    private readonly ondrawn: () => void,
  ) {}

  // Keys are numbers, because chunks request thousands of sprites.
  static art = (look: number) => look;
  static part = (look: number, part: number, tint: number) => 0x1_0000 + 32 * look + 8 * part + tint;
  static seal = (x: number, y: number, tint: number) => 0x100_0000 + 8 * (1024 * Math.round(10 * x) + Math.round(10 * y)) + tint;

  #svg(key: number): string {
    const { looks, tints, seal } = this.parts;
    if (key < 0x1_0000) return looks[key]!.art;
    const wrapTint = (inner: string) => `<g ${tints[key % 8]}>${inner}</g>`;
    if (key < 0x100_0000) return wrapTint(looks[(key - 0x1_0000) >> 5]!.parts[((key - 0x1_0000) >> 3) % 4]!);
    const place = (key - 0x100_0000) >> 3;
    return wrapTint(`<g transform="translate(${Math.floor(place / 1024) / 10} ${(place % 1024) / 10})">${seal}</g>`);
  }

  /** Returns a sprite if it is ready. Otherwise requests it and calls `ondrawn` later. */
  get(pixels: number, key: number): Sprite | undefined {
    const sprite = this.#all.get(pixels)?.get(key);
    if (!sprite) {
      const drawn = Math.max(pixels, minDrawn);
      this.#requests.set(`${drawn} ${key}`, { pixels: drawn, key });
    }
    return sprite;
  }

  /** Whether all requested sprites are ready. */
  get isIdle() {
    return this.#requests.size === 0 && !this.#isDrawing;
  }

  /** Draws requested sprites. */
  async draw() {
    if (this.#isDrawing || this.#requests.size === 0) return;
    this.#isDrawing = true;
    const { pixels } = this.#requests.values().next().value!;
    const most = Math.max(1, Math.min(maxInSheet, Math.floor(maxSheetPixels / pixels ** 2)));
    const now = [...this.#requests].filter(([, each]) => each.pixels === pixels).slice(0, most);
    for (const [name] of now) this.#requests.delete(name);
    try {
      await this.#drawSheet(pixels, now.map(([, each]) => each.key));
    } finally {
      this.#isDrawing = false;
    }
    this.ondrawn();
  }

  /** Drops all requests, because the window shows something else. */
  dropRequests() {
    this.#requests.clear();
  }

  async #drawSheet(pixels: number, keys: number[]) {
    const across = Math.ceil(Math.sqrt(keys.length));
    const width = across * pixels;
    const height = Math.ceil(keys.length / across) * pixels;
    const squares = keys.map(
      (key, i) =>
        `<svg x="${(i % across) * 100}" y="${Math.floor(i / across) * 100}" width="100" height="100" viewBox="0 0 100 100">${this.#svg(key)}</svg>`,
    );
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${across * 100} ${(height / pixels) * 100}"` +
      ` class="${pixels < minForAny ? 'b-far' : pixels < minForDetail ? 'b-mid' : ''}"><style>${this.css}</style><defs>${this.parts.patterns}</defs>${squares.join('')}</svg>`;
    const data = await pixelsOf(svg, width, height);
    if (this.#cachedPixels > maxPixelsCached) {
      this.#all.clear();
      this.#cachedPixels = 0;
    }
    keys.forEach((key, i) => {
      let square = cut(data, width, (i % across) * pixels, Math.floor(i / across) * pixels, pixels);
      this.#cache(pixels, key, square);
      if (pixels > minDrawn) return;
      for (let size = pixels; size > 1; size /= 2) {
        square = halve(square, size);
        this.#cache(size / 2, key, square);
      }
    });
  }

  #cache(pixels: number, key: number, square: Uint32Array) {
    if (!this.#all.has(pixels)) this.#all.set(pixels, new Map());
    this.#all.get(pixels)!.set(key, key < 0x1_0000 ? { ground: opaque(square) } : { overlay: overlayOf(square) });
    this.#cachedPixels += pixels ** 2;
  }
}

async function pixelsOf(svg: string, width: number, height: number): Promise<Uint32Array> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d', { willReadFrequently: true })!;
    context.drawImage(image, 0, 0, width, height);
    return new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
  } finally {
    URL.revokeObjectURL(url);
  }
}

function cut(data: Uint32Array, width: number, left: number, top: number, pixels: number): Uint32Array {
  const square = new Uint32Array(pixels * pixels);
  for (let row = 0; row < pixels; ++row) {
    const start = (top + row) * width + left;
    square.set(data.subarray(start, start + pixels), row * pixels);
  }
  return square;
}

/** Scales a square to half the size. Each pixel is the mean of four. */
function halve(square: Uint32Array, pixels: number): Uint32Array {
  const half = pixels / 2;
  const from = new Uint8Array(square.buffer);
  const smaller = new Uint32Array(half * half);
  const to = new Uint8Array(smaller.buffer);
  for (let place = 0; place < half * half; ++place) {
    const first = 4 * (2 * Math.floor(place / half) * pixels + 2 * (place % half));
    const [second, third] = [first + 4, first + 4 * pixels];
    const fourth = third + 4;
    const opacity = from[first + 3]! + from[second + 3]! + from[third + 3]! + from[fourth + 3]!;
    if (opacity === 0) continue;
    const weighted = (at: number, channel: number) => from[at + channel]! * from[at + 3]!;
    for (let channel = 0; channel < 3; ++channel) {
      const sum = weighted(first, channel) + weighted(second, channel) + weighted(third, channel) + weighted(fourth, channel);
      to[4 * place + channel] = sum / opacity;
    }
    to[4 * place + 3] = opacity / 4;
  }
  return smaller;
}

const opaque = (square: Uint32Array) => square.map((pixel) => (pixel | 0xff00_0000) >>> 0);

function overlayOf(square: Uint32Array): Overlay {
  const places = Int32Array.from(square.keys()).filter((place) => square[place]! >>> 24 > 0);
  const colours = Uint32Array.from(places, (place) => square[place]!);
  return { places, colours: new Uint8ClampedArray(colours.buffer) };
}
