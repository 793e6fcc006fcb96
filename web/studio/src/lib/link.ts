// Links that bring something to a page: their words are text, deflated, then base64 for URLs.
import { t } from '@/i18n';

// A few bytes may unpack to any number.
const maxBytes = 16 << 20;

class TooLarge extends Error {}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let sum = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    sum += piece.value.length;
    if (sum > maxBytes) {
      await reader.cancel();
      throw new TooLarge(t.lib.largeLink);
    }
    pieces.push(piece.value as Uint8Array<ArrayBuffer>);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

async function pack(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Throws with a sentence for people if the link is cut or changed. */
export async function unpack(packed: string): Promise<string> {
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (each) => each.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(await through(bytes, new DecompressionStream('deflate-raw')));
  } catch (error) {
    if (error instanceof TooLarge) throw error;
    throw new Error(t.lib.damagedLink);
  }
}

/** The words of the address if it is that of this page. */
export function linkParams(page: string): URLSearchParams {
  const [path, words] = location.hash.split('?');
  return new URLSearchParams(path === `#/${page}` ? words : '');
}

/** The words of the link that led to this page; the address is plain again at once, should the page be left meanwhile. */
export function takeLinkParams(page: string): URLSearchParams {
  const words = linkParams(page);
  if ([...words].length > 0) window.history.replaceState(null, '', `#/${page}`);
  return words;
}

/** What a link to a page asks to begin, by one of these words; it is taken once, so that a reload goes on with what was begun. */
export function takeLinkRequest(page: string, names: readonly string[]): URLSearchParams {
  return names.some((name) => linkParams(page).has(name)) ? takeLinkParams(page) : new URLSearchParams();
}

/** A link to a page with these texts packed as its words. */
export async function linkTo(page: string, texts: Record<string, string>): Promise<string> {
  const words = await Promise.all(Object.entries(texts).map(async ([name, text]) => `${name}=${await pack(text)}`));
  return `${location.href.split('#')[0]}#/${page}?${words.join('&')}`;
}
