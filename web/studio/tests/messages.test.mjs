// Tests that each library message that a page can show has a sentence in every language, with the same operands.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { source } from './studio.mjs';
import { sectionOf } from './i18n.mjs';

const errorHeaders = readdirSync(source('bastide'), { recursive: true })
  .filter((file) => file.endsWith('errors.h')).map((file) => `bastide/${file}`);
const headers = ['bastide/base/message.h', 'web/engine/src/errors.h', 'serve/errors.h', ...errorHeaders];
const row = /\{\s*"([a-z]+\.[a-z_0-9]+)",((?:\s*"(?:[^"\\]|\\.)*")+)(,\s*"(?:[^"\\]|\\.)*")?\}/g;

// Id, number of operands, and whether the kind is a list.
const kinds = headers.flatMap((header) =>
  [...readFileSync(source(header), 'utf8').matchAll(row)].map(([, id, english, last]) => ({
    id, isList: last !== undefined, operands: Math.max(0, ...[...english.matchAll(/\{(\d)\}/g)].map(([, place]) => Number(place) + 1)),
  })),
).concat({ id: 'engine.zero_byte', isList: false, operands: 0 }).filter(({ id }) => !id.startsWith('demo.'));

const languages = ['de', 'fr'];
const sentences = {};
before(async () => {
  for (const language of languages) sentences[language] = (await sectionOf(language, 'messages')).messages.sentences;
});

test('every message has a sentence in each language, with its operands', () => {
  assert.ok(kinds.length > 250, `${kinds.length} messages are found in the headers`);
  assert.equal(new Set(kinds.map(({ id }) => id)).size, kinds.length, 'ids are unique');
  for (const language of languages) {
    assert.deepEqual(Object.keys(sentences[language]).sort(), kinds.map(({ id }) => id).sort(), language);
    for (const { id, isList, operands } of kinds) {
      const sentence = sentences[language][id];
      assert.equal(sentence.length, isList ? 0 : operands, `${language} ${id}`);
      const text = sentence(...Array.from({ length: operands }, (_, i) => `«${i}»`));
      assert.doesNotMatch(text, /undefined|\{\d\}/, `${language} ${id}`);
    }
  }
});
