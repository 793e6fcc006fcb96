// Square parts of a map, dozens of tiles wide, painted once per size and cached.
import type { Sheet } from './sheet';
import { Sprites, type Overlay, type Sprite } from './sprites';

/** Possible widths of a tile in pixels. */
export const sizes = [1, 2, 4, 8, 16, 32, 64, 128, 256];

/** Width of a chunk in tiles. */
export const tilesAcross = (pixels: number) => Math.min(64, 512 / pixels);

// Opacity of tints of features that are not highlighted.
const faintly = 0.15;
const minForSeals = 16;
const maxPixels = 40 << 20;

export class Chunks {
  readonly #chunks = new Map<string, HTMLCanvasElement>();
  #cachedPixels = 0;

  constructor(
    private readonly sheet: Sheet,
    private readonly sprites: Sprites,
  ) {}

  static nameOf = (pixels: number, x: number, y: number, isFaint: boolean) => `${pixels} ${x} ${y} ${isFaint}`;

  get(pixels: number, x: number, y: number, isFaint: boolean): HTMLCanvasElement | undefined {
    const name = Chunks.nameOf(pixels, x, y, isFaint);
    const picture = this.#chunks.get(name);
    if (!picture) return undefined;
    // The cache drops the least recently used chunk.
    this.#chunks.delete(name);
    this.#chunks.set(name, picture);
    return picture;
  }

  /** Paints a chunk. Returns false if sprites are missing. */
  paint(pixels: number, x: number, y: number, isFaint: boolean): boolean {
    const across = tilesAcross(pixels);
    const work: { left: number; top: number; sprites: Sprite[] }[] = [];
    let isWhole = true;
    for (let row = 0; row < across; ++row) {
      for (let column = 0; column < across; ++column) {
        const tile = this.sheet.tileAt(y * across + row, x * across + column);
        if (tile < 0) continue;
        const sprites = this.#spritesOf(tile, pixels);
        isWhole &&= !sprites.includes(undefined);
        work.push({ left: column * pixels, top: row * pixels, sprites: sprites as Sprite[] });
      }
    }
    if (!isWhole) return false;
    const side = across * pixels;
    const image = new ImageData(side, side);
    const share = isFaint ? faintly : 1;
    for (const { left, top, sprites } of work) {
      for (const { ground, overlay } of sprites) {
        if (ground) paintGround(image, ground, left, top, pixels);
        else blend(image, overlay!, left, top, pixels, share);
      }
    }
    const picture = document.createElement('canvas');
    picture.width = picture.height = side;
    picture.getContext('2d')!.putImageData(image, 0, 0);
    this.#cache(Chunks.nameOf(pixels, x, y, isFaint), picture);
    return true;
  }

  #spritesOf(tile: number, pixels: number): (Sprite | undefined)[] {
    const look = this.sheet.lookOf(tile);
    const keys = [Sprites.art(look)];
    for (let part = 0, owner; (owner = this.sheet.ownerOf(tile, part)) >= 0; ++part)
      keys.push(Sprites.part(look, part, this.sheet.tintOf(owner)));
    if (pixels >= minForSeals) keys.push(...this.sheet.sealsOf(tile).map(({ x, y, tint }) => Sprites.seal(x, y, tint)));
    return keys.map((key) => this.sprites.get(pixels, key));
  }

  #cache(name: string, picture: HTMLCanvasElement) {
    this.#chunks.set(name, picture);
    this.#cachedPixels += picture.width ** 2;
    for (const [oldest, { width }] of this.#chunks) {
      if (this.#cachedPixels <= maxPixels) break;
      this.#chunks.delete(oldest);
      this.#cachedPixels -= width ** 2;
    }
  }
}

function paintGround(image: ImageData, ground: Uint32Array, left: number, top: number, pixels: number) {
  const to = new Uint32Array(image.data.buffer);
  for (let row = 0; row < pixels; ++row)
    to.set(ground.subarray(row * pixels, (row + 1) * pixels), (top + row) * image.width + left);
}

function blend(image: ImageData, { places, colours }: Overlay, left: number, top: number, pixels: number, share: number) {
  const { data, width } = image;
  for (let i = 0; i < places.length; ++i) {
    const place = places[i]!;
    const to = 4 * ((top + Math.floor(place / pixels)) * width + left + (place % pixels));
    const opacity = (colours[4 * i + 3]! / 255) * share;
    for (let channel = 0; channel < 3; ++channel)
      data[to + channel] = data[to + channel]! + (colours[4 * i + channel]! - data[to + channel]!) * opacity;
  }
}
