// The light or dark theme, from the reader's choice or the system. The page adopts the library's style sheet, so that
// pictures need no styles of their own.
import { engine } from './engine';
import { read, write } from './localStore.svelte';

export type Choice = 'auto' | 'light' | 'dark';
const isChoice = (value: unknown): value is Choice => value === 'auto' || value === 'light' || value === 'dark';

const system = matchMedia('(prefers-color-scheme: dark)');
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

class Theme {
  choice = $state<Choice>(read('theme', 'auto', isChoice));
  #systemIsDark = $state(system.matches);
  readonly now: 'light' | 'dark' = $derived(
    this.choice === 'auto' ? (this.#systemIsDark ? 'dark' : 'light') : this.choice,
  );

  constructor() {
    system.addEventListener('change', () => (this.#systemIsDark = system.matches));
  }

  choose(choice: Choice) {
    this.choice = choice;
    write('theme', choice);
  }
}

export const theme = new Theme();

/** Applies the colours of a theme to the page. */
export async function applyTheme(which: 'light' | 'dark') {
  document.documentElement.dataset.theme = which;
  sheet.replaceSync(await engine.drawStyle(which));
}
