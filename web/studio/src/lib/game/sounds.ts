// Two synthesised sounds: a knock when a tile is placed and a chime for points.
import { motionAndSound } from './motionAndSound.svelte';

let context: AudioContext | undefined;

function tone(frequency: number, kind: OscillatorType, start: number, length: number, loudness: number) {
  const now = context!.currentTime + start;
  const sound = context!.createOscillator();
  const volume = context!.createGain();
  sound.type = kind;
  sound.frequency.value = frequency;
  volume.gain.setValueAtTime(loudness, now);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + length);
  sound.connect(volume).connect(context!.destination);
  sound.start(now);
  sound.stop(now + length);
}

/** Silent unless sounds are on. */
export function sound(what: 'lay' | 'points') {
  if (!motionAndSound.sounds) return;
  context ??= new AudioContext();
  if (what === 'lay') {
    tone(150, 'triangle', 0, 0.09, 0.25);
  } else {
    tone(660, 'sine', 0, 0.25, 0.08);
    tone(880, 'sine', 0.09, 0.3, 0.08);
  }
}
