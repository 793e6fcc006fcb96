// Whether games move and sound, as their player wants it: movement at first, unless the system asks for none; no sounds.
import { readSwitch, write } from '@/lib/localStore.svelte';

const wantsStill = matchMedia('(prefers-reduced-motion: reduce)');

class MotionAndSound {
  moves = $state(readSwitch('senses.moves', true));
  sounds = $state(readSwitch('senses.sounds', false));

  get isMoving(): boolean {
    return this.moves && !wantsStill.matches;
  }

  setMoves(moves: boolean) {
    this.moves = moves;
    write('senses.moves', moves);
  }

  setSounds(sounds: boolean) {
    this.sounds = sounds;
    write('senses.sounds', sounds);
  }
}

export const motionAndSound = new MotionAndSound();

/** Long enough to see what was done before more is; no time where nothing moves. */
export const moment = () => new Promise((resolve) => setTimeout(resolve, motionAndSound.isMoving ? 350 : 0));
