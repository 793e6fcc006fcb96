// Links with content for a page. Their parameters are texts, deflated and encoded as base64 for URLs.
import { t } from '@/i18n';

// A few bytes may unpack to any size.
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

/** Throws a sentence for the reader if the link is truncated or changed. */
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

/** The parameters of the address if it is that of this page. */
export function linkParams(page: string): URLSearchParams {
  const [path, words] = location.hash.split('?');
  return new URLSearchParams(path === `#/${page}` ? words : '');
}

/** Takes the parameters of the page's link and removes them from the address at once, in case the page is left meanwhile. */
export function takeLinkParams(page: string): URLSearchParams {
  const words = linkParams(page);
  if ([...words].length > 0) window.history.replaceState(null, '', `#/${page}`);
  return words;
}

/**
 * Takes the request of the page's link if it has one of these parameters. It is taken once, so that a reload continues the
 * game that it started.
 */
export function takeLinkRequest(page: string, names: readonly string[]): URLSearchParams {
  return names.some((name) => linkParams(page).has(name)) ? takeLinkParams(page) : new URLSearchParams();
}

/** A link to a page with these texts packed as parameters. */
export async function linkTo(page: string, texts: Record<string, string>): Promise<string> {
  const words = await Promise.all(Object.entries(texts).map(async ([name, text]) => `${name}=${await pack(text)}`));
  return `${location.href.split('#')[0]}#/${page}?${words.join('&')}`;
}
