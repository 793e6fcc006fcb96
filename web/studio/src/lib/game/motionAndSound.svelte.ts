// Whether animations and sounds are on. Animations follow the system's setting at first, and sounds are off.
import { readSwitch, write } from '@/lib/localStore.svelte';

const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

class MotionAndSound {
  moves = $state(readSwitch('senses.moves', true));
  sounds = $state(readSwitch('senses.sounds', false));

  get isMoving(): boolean {
    return this.moves && !prefersReducedMotion.matches;
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

/** Waits long enough to see a move before the next, or not at all without animations. */
export const moment = () => new Promise((resolve) => setTimeout(resolve, motionAndSound.isMoving ? 350 : 0));
