// Which lessons were begun in this browser: they are not offered again by themselves.
import { readSwitch, write } from '@/lib/kept.svelte';

const name = (of: string) => `learn.${of}`;

export const learnt = {
  has: (of: string) => readSwitch(name(of), false),
  begin: (of: string) => {
    write(name(of), true);
  },
};
