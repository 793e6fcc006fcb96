// A whole match between two people, to show what a review looks like.
import { engine } from '@/lib/engine';
import { importedGame } from '@/lib/match/storedGame';
import duel from '../../../../../examples/match/duel.json?raw';

export const exampleGame = async () => importedGame(await engine.matchRead(duel), ['Ada', 'Bo']);
