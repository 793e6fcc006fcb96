// The studio's tables of words as the tests look at them: every message by its path.
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

// What a function makes of the studio's modules, which Vite loads.
async function withModules(use) {
  const server = await createServer({
    root: source('web/studio'), logLevel: 'silent', appType: 'custom', server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const made = await use((file) => server.ssrLoadModule(`/src/i18n/${file}`));
  await server.close();
  return made;
}

/** A section of a language. */
export const sectionOf = (language, name) => withModules((load) => load(`${language}/${name}.ts`));

/** Each language's messages; of one that is a function, its text. */
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

/** The texts of a file, each as long as nothing is put into it. */
export function literalsOf(file) {
  const found = [];
  const visit = (node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(source(file), 'utf8'), ts.ScriptTarget.Latest));
  return found;
}

/** Two words or more. */
export const isSentence = (text) => /\p{L}{2,}[^\p{L}]*\s[^\p{L}]*\p{L}{2,}/u.test(text);

/** What a message always says: itself, or what stands between the things that are put into it. */
export function alwaysSaid(message) {
  if (!message.includes('=>')) return isSentence(message) ? [message] : [];
  const literals = message.match(/`(?:[^`\\]|\\.)*`|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g) ?? [];
  return literals.flatMap((literal) => literal.slice(1, -1).split(/\$\{[^}]*\}/)).filter((part) => isSentence(part) && !/[`{}?]/.test(part));
}
