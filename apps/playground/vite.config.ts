import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { nameThirdParties } from '../../scripts/name-third-parties.mjs'
import { precompress } from '../../scripts/precompress.mjs'
import { buildTarget } from '../../scripts/supported-browsers.mjs'

const inFolder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * The page that `npm start` opens. The service serves it under a strict content security policy, so
 * nothing is inlined: scripts, styles and images are files of their own.
 */
export default defineConfig({
  root: inFolder('.'),
  base: '/',
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
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: buildTarget,
    // portico.js is the bundle that site owners get: loaded from the service, never bundled in.
    rolldownOptions: {
      external: ['/portico.js'],
      input: {
        index: inFolder('index.html'),
        authenticate: inFolder('authenticate.html'),
        'own-page': inFolder('own-page.html'),
      },
    },
  },
})
