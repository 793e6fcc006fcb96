// Writes the TypeScript types of a module's calls, as the library describes them: write-types.mjs MODULE FILE. Run by
// tools/build-web.
import { readFileSync, writeFileSync } from 'node:fs';

const [module, file] = process.argv.slice(2);
const anything = new Proxy({}, { get: () => new Proxy({}, { get: () => () => 8 }) }); // system calls do nothing
const { instance } = await WebAssembly.instantiate(readFileSync(module), anything);
const { memory, _initialize, bastide_room, bastide_call, bastide_answer, bastide_answer_size } = instance.exports;
_initialize();
const words = new TextEncoder().encode('types\0');
new Uint8Array(memory.buffer, bastide_room(words.length)).set(words);
if (bastide_call() !== 0) throw new Error('the module has no types');
writeFileSync(file, new Uint8Array(memory.buffer, bastide_answer(), bastide_answer_size()));
