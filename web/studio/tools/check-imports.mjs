// Checks the studio's sources: no circular imports, lib imports no page, pages import no other page, and pages/index.ts loads
// the sections of sentences that each page uses.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../src', import.meta.url));
const files = readdirSync(source, { recursive: true }).filter((file) => /\.(ts|svelte)$/.test(file));
const texts = new Map(files.map((file) => [file, readFileSync(join(source, file), 'utf8')]));
const faults = [];

function imports(file, pattern) {
  const resolve = (name) => {
    const path = name.startsWith('@/') ? name.slice(2) : join(dirname(file), name);
    return [path, `${path}.ts`, `${path}/index.ts`].find((each) => texts.has(each));
  };
  return [...texts.get(file).matchAll(pattern)].flatMap(([, name]) => resolve(name) ?? []);
}
const all = new Map(files.map((file) => [file, imports(file, /\b(?:from|import\()\s*'([^']+)'/g)]));
// Dynamic imports cannot close a circle, and types need no sentences.
const atOnce = new Map(files.map((file) => [file, imports(file, /\bfrom\s*'([^']+)'/g)]));
const values = new Map(files.map((file) => [file, imports(file, /(?:\bimport (?!type\b)[^;]*?\bfrom|\bimport\()\s*'([^']+)'/g)]));

const done = new Set();
function findCircles(file, way = []) {
  if (way.includes(file)) faults.push(`circle: ${[...way.slice(way.indexOf(file)), file].join(' -> ')}`);
  else if (!done.has(file)) for (const next of atOnce.get(file)) findCircles(next, [...way, file]);
  done.add(file);
}
for (const file of files) findCircles(file);

// Allowed: the start page lists the tables where it is the reader's turn.
const allowed = ['home -> table'];
const pageOf = (file) => /^pages\/([^/]+)\//.exec(file)?.[1];
for (const [file, targets] of all)
  for (const target of file === 'pages/index.ts' ? [] : targets) {
    const [from, to] = [pageOf(file), pageOf(target)];
    if (to && from !== to && !allowed.includes(`${from} -> ${to}`)) faults.push(`${file} imports ${target}`);
  }

function reached(file, found = new Set()) {
  if (found.has(file) || file.startsWith('i18n/')) return found;
  found.add(file);
  for (const next of values.get(file)) reached(next, found);
  return found;
}
const sections = [...texts.get('i18n/en.ts').matchAll(/^ {2}(\w+): typeof/gm)].map(([, name]) => name);
const pages = texts.get('pages/index.ts').matchAll(/name: '([^']*)'[^{}]*words: \[([^\]]*)\],\s*load: \(\) => import\('\.\/([^']+)'\)/g);
for (const [, page, words, path] of pages) {
  const named = words.split(/\W+/).filter((name) => name !== '');
  const used = new Set();
  for (const file of reached(`pages/${path}`)) {
    const text = texts.get(file);
    const own = /loadSections\(\['(\w+)'\]\)/.exec(text)?.[1];
    for (const name of sections) if (name !== own && new RegExp(`\\bt\\.${name}\\b`).test(text)) used.add(name);
  }
  for (const name of used) if (!named.includes(name)) faults.push(`pages/index.ts: '${page}' uses the words '${name}' and does not load them`);
}

for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
