import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

// Writes the service worker with a list of all files of the studio, so that it works offline after the first visit.
function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle(_options, bundle) {
      const still = ['icon.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable.png', 'studio.webmanifest'];
      const files = ['./', ...Object.keys(bundle).filter((name) => name !== 'index.html'), ...still];
      const hash = createHash('sha256');
      for (const output of Object.values(bundle)) hash.update(output.type === 'chunk' ? output.code : output.source);
      const version = hash.digest('hex').slice(0, 12);
      const source = readFileSync('src/offline/service-worker.js', 'utf8')
        .replace('__VERSION__', version)
        .replace('__FILES__', JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  };
}

// Writes compressed forms next to the files in assets/, whose names contain a hash, so that no form is ever out of date.
// `bastide serve` sends them to browsers that accept them.
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const texts = Object.values(bundle).filter(({ fileName }) => /^assets\/.*\.(js|css|wasm|svg)$/.test(fileName));
      const forms = [['br', promisify(brotliCompress)], ['gz', promisify(gzip)]] as const;
      const write = async (fileName: string, extension: string, compress: (bytes: Buffer) => Promise<Buffer>) => {
        const bytes = readFileSync(join(dir!, fileName));
        const result = await compress(bytes);
        if (result.length < bytes.length) await writeFile(join(dir!, `${fileName}.${extension}`), result);
      };
      await Promise.all(texts.flatMap(({ fileName }) => forms.map(([extension, compress]) => write(fileName, extension, compress))));
    },
  };
}

// Link previews need an absolute address for their picture, which only the deployment knows: BASTIDE_WEB_ADDRESS.
function linkPreview(): Plugin {
  const address = process.env.BASTIDE_WEB_ADDRESS;
  return {
    name: 'link-preview',
    transformIndexHtml: (html) =>
      address ? html.replace('content="./preview.png"', `content="${new URL('preview.png', address).href}"`) : html,
  };
}

export default defineConfig({
  base: './',
  plugins: [svelte(), offline(), compressed(), linkPreview()],
  build: {
    outDir: process.env.BASTIDE_WEB_OUT ?? '../../build/web/studio',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  worker: { format: 'es' },
  resolve: { alias: { '@': '/src' } },
  server: { fs: { allow: ['../..'] } },
});
