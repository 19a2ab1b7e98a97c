import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { makeFolder, root } from './build-service.mjs'

/** The pages and their entries in `bench/widget`, bundled as a site's own build would. */
const entries = {
  'npm-react': 'npm-react.jsx',
  'react-form': 'react-form.jsx',
  // the same form without React: what is left is the network and the browser's own
  'preact-form': 'react-form.jsx',
  vendor: 'vendor.js',
}

const preact = join(root, 'packages/widget/renderer/preact-as-react.ts')

/**
 * Bundles the pages that are compared.
 *
 * @returns the folder, with an `.html` that has `<script type="module" src="…">` for each; whoever asked removes it
 */
export async function buildWidgetPages() {
  const folder = makeFolder()
  for (const [name, entry] of Object.entries(entries)) await buildEntry(name, entry, folder)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** One build each: pages of one site would share chunks. */
const buildEntry = (name, entry, folder) =>
  build({
    configFile: false,
    logLevel: 'error',
    root: join(root, 'bench/widget'),
    base: './',
    resolve: {
      alias:
        name === 'preact-form'
          ? [{ find: /^react(\/jsx-runtime|-dom(\/client)?)?$/, replacement: preact }]
          : [],
    },
    oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2022',
      outDir: join(folder, name),
      emptyOutDir: true,
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(root, 'bench/widget', entry),
        output: { entryFileNames: 'entry.js' },
      },
    },
  })
