// The calls of Nim's module.
import type { Answer, Call } from 'bastide-engine';
import type { NimGame, NimNow, NimTable, NimView } from './types';

export type NimNotice =
  | { kind: 'illegal'; reason: 'no_such_heap' | 'nothing_taken' | 'too_many' }
  | { kind: 'undone' | 'redone' | 'nothing_to_undo' | 'nothing_to_redo' | 'hint' };

export const nimCalls = (call: Call) => ({
  nimView: (game: NimGame): NimView => JSON.parse(call('nim_view', [JSON.stringify(game)])),
  nimAct: (table: Partial<NimTable>, intent: string): Answer<NimTable, NimNow, NimView> =>
    JSON.parse(call('nim_act', [JSON.stringify(table), intent])),
  nimHint: (table: NimTable): [number, number] => JSON.parse(call('nim_hint', [JSON.stringify(table)])),
});
