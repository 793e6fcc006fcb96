// Files in and out, and the clipboard.

/** Lets the reader choose a file, and gives its text; nothing if none was chosen. */
export function openText(accept: string): Promise<{ name: string; text: string } | undefined> {
  return new Promise((resolve, reject) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.addEventListener('cancel', () => resolve(undefined));
    input.addEventListener('change', async () => {
      const file = input.files?.[0];
      if (!file) return resolve(undefined);
      try {
        resolve({ name: file.name, text: await textOf(file) });
      } catch (error) {
        reject(error);
      }
    });
    input.click();
  });
}

const mostBytes = 8 << 20;

/** The text of a file; throws with a sentence if it is too large. */
export async function textOf(file: File): Promise<string> {
  if (file.size > mostBytes) throw new Error(`${file.name} is larger than 8 MB: use the command for it.`);
  return file.text();
}

export function saveText(name: string, text: string, type: string) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Copies text; false if the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
