import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
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
  plugins: [svelte(), offline(), linkPreview()],
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
