import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';
import { iconsUsed } from './tools/icons.ts';

export default defineConfig({
  plugins: [
    svelte(),
    Icons({
      compiler: 'svelte',
      scale: 1,
      iconCustomizer: (_collection, _icon, props) => {
        props['class'] = 'icon';
        props['aria-hidden'] = 'true';
      },
    }),
  ],
  define: { __ICONS__: JSON.stringify(iconsUsed('src')) },
  build: {
    outDir: '../build/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // half of the first file are words: fetching a language by itself would cost one more round trip, for 30 kB less
    chunkSizeWarningLimit: 600,
  },
  // the words live beside the Python code, one folder up
  server: { fs: { allow: ['..'] } },
  test: { include: ['src/**/*.test.ts'] },
});
