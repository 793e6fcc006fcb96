// Opens and saves files, and copies to the clipboard.

import { t } from '@/i18n';
import type { Status } from './Status.svelte';

export interface TextFile {
  name: string;
  text: string;
}

/** Files with matches or positions, in the form that browsers use. */
export const matchFiles = '.json,.jcz,.txt,application/json,text/plain';

const maxBytes = 8 << 20;

async function textFile(file: File): Promise<TextFile> {
  if (file.size > maxBytes) throw new Error(t.lib.largeFile(file.name));
  return { name: file.name, text: await file.text() };
}

function choose(accept: string, multiple: boolean): Promise<File[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.multiple = multiple;
    input.addEventListener('cancel', () => resolve([]));
    input.addEventListener('change', () => resolve([...(input.files ?? [])]));
    input.click();
  });
}

/** Lets the reader choose a file. Returns nothing if none was chosen. Throws a sentence if it is too large. */
export async function openText(accept: string): Promise<TextFile | undefined> {
  const [file] = await choose(accept, false);
  return file && textFile(file);
}

/** Lets the reader choose any number of files. */
export const openTexts = async (accept: string): Promise<Promise<TextFile>[]> => (await choose(accept, true)).map(textFile);

/** An action for elements that accept dropped files. Most take the first one. */
export function takesFiles(element: HTMLElement, take: (first: Promise<TextFile>, all: readonly Promise<TextFile>[]) => void) {
  const over = (event: DragEvent) => event.preventDefault();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const all = [...(event.dataTransfer?.files ?? [])].map(textFile);
    const [first] = all;
    if (first) take(first, all);
  };
  element.addEventListener('dragover', over);
  element.addEventListener('drop', drop);
  return {
    destroy() {
      element.removeEventListener('dragover', over);
      element.removeEventListener('drop', drop);
    },
  };
}

/** Reads a text into a page. Returns what takes that back, if it replaced something. Throws its error. */
export type Open = (text: string) => Promise<(() => void) | void>;

/** Opens a file when it is loaded, and reports success, with a button that takes it back, or the error. */
export async function openAndReport(file: Promise<TextFile | undefined>, open: Open, status: Status) {
  try {
    const opened = await file;
    if (!opened) return;
    const undo = await open(opened.text);
    status.report(t.lib.opened(opened.name), undo || undefined);
  } catch (error) {
    status.fail(error);
  }
}

/** Opens pasted text, if there is any, and reports an error. */
export async function openPasted(event: ClipboardEvent, open: Open, status: Status) {
  const text = event.clipboardData?.getData('text/plain').trim();
  if (!text) return;
  try {
    await open(text);
  } catch (error) {
    status.fail(error);
  }
}

export function saveText(name: string, text: string, type: string) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Copies text. Returns the message to show, or the text itself if the browser does not allow copying. */
export async function copy(text: string, what: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return t.lib.copied(what);
  } catch {
    return text;
  }
}
