// Builds the page of an example game into build/web: EXAMPLE=nim vite build --config example.config.ts
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const name = process.env.EXAMPLE ?? 'nim';
const example = here(`../../examples/${name}/web`);

export default defineConfig({
  root: example,
  base: './',
  plugins: [
    svelte({ configFile: here('svelte.config.js') }),
    {
      // Resolves Svelte from the studio's node_modules. The Svelte plugin only looks below the root.
      name: 'svelte-of-the-studio',
      enforce: 'pre',
      configResolved: (config) => {
        config.environments.client!.resolve.dedupe = [];
      },
      resolveId(id, importer) {
        return importer?.startsWith(example) && id.startsWith('svelte') ? this.resolve(id, here('src/main.ts'), { skipSelf: true }) : null;
      },
    },
  ],
  build: {
    outDir: here(`../../build/web/${name}`), emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  worker: { format: 'es' },
  resolve: { alias: { '@': here('src'), 'bastide-engine': here('../engine/dist/index.js') } },
  server: { fs: { allow: [here('../..')] } },
});
