// The studio's sentences for tests: every message by its path.
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { createServer } from 'vite';
import { source } from './studio.mjs';

const folder = 'web/studio/src/i18n';

function flattened(value, path, into) {
  if (typeof value === 'string' || typeof value === 'function') into.set(path, String(value));
  else for (const [name, each] of Object.entries(value)) flattened(each, `${path}.${name}`, into);
  return into;
}

// Calls a function with a loader of the studio's modules, which uses Vite.
async function withModules(use) {
  const server = await createServer({
    root: source('web/studio'), logLevel: 'silent', appType: 'custom', server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const made = await use((file) => server.ssrLoadModule(`/src/i18n/${file}`));
  await server.close();
  return made;
}

/** One section of a language. */
export const sectionOf = (language, name) => withModules((load) => load(`${language}/${name}.ts`));

/** The messages of each language by path, functions as their source. */
export const messages = (languages) =>
  withModules(async (load) => {
    const tables = {};
    for (const language of languages) {
      const sections = readdirSync(source(`${folder}/${language}`)).map((file) => `${language}/${file}`);
      const modules = await Promise.all([`${language}.ts`, ...sections].map(load));
      tables[language] = modules.reduce((all, module) => flattened({ ...module }, '', all), new Map());
    }
    return tables;
  });

/** The string literals of a file. Templates count as the parts between their expressions. */
export function literalsOf(file) {
  const found = [];
  const visit = (node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(source(file), 'utf8'), ts.ScriptTarget.Latest));
  return found;
}

/** True if the text has two words or more. */
export const isSentence = (text) => /\p{L}{2,}[^\p{L}]*\s[^\p{L}]*\p{L}{2,}/u.test(text);

/** The constant parts of a message that are sentences. */
export function constantParts(message) {
  if (!message.includes('=>')) return isSentence(message) ? [message] : [];
  const literals = message.match(/`(?:[^`\\]|\\.)*`|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g) ?? [];
  return literals.flatMap((literal) => literal.slice(1, -1).split(/\$\{[^}]*\}/)).filter((part) => isSentence(part) && !/[`{}?]/.test(part));
}
