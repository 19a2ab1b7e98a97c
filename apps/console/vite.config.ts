import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { nameThirdParties } from '../../scripts/name-third-parties.mjs'
import { precompress } from '../../scripts/precompress.mjs'
import { buildTarget } from '../../scripts/supported-browsers.mjs'

const inFolder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * The operators' console. The service serves the page as `/admin` and its files below `/admin/`, so the page names its
 * files relatively, and they lie in a folder of that name.
 */
export default defineConfig({
  root: inFolder('.'),
  base: './',
  plugins: [nameThirdParties, precompress()],
  resolve: {
    conditions: ['source', 'module', 'browser', 'import', 'default'],
    alias: [
      { find: /^react(-dom)?$/, replacement: 'preact/compat' },
      { find: 'react-dom/client', replacement: 'preact/compat/client' },
      { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
    ],
  },
  build: {
    outDir: 'dist',
    assetsDir: 'admin',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: buildTarget,
  },
})
