import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { makeFolder, root } from './build-service.mjs'

/** The entries of `bench/widget`, bundled as a site's own build would. */
const entries = ['npm-react.jsx', 'react-form.jsx', 'vendor.js']

/**
 * Bundles the pages that are compared.
 *
 * @returns the folder, with an `.html` that has `<script type="module" src="…">` for each; whoever asked removes it
 */
export async function buildWidgetPages() {
  const folder = makeFolder()
  for (const entry of entries) await buildEntry(entry, folder)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** One build each: pages of one site would share chunks. */
const buildEntry = (entry, folder) =>
  build({
    configFile: false,
    logLevel: 'error',
    root: join(root, 'bench/widget'),
    base: './',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2022',
      outDir: join(folder, entry.replace(/\.\w+$/, '')),
      emptyOutDir: true,
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(root, 'bench/widget', entry),
        output: { entryFileNames: 'entry.js' },
      },
    },
  })
