/**
 * A plugin of the service's build: what the sources name in `resolveThirdParty('package', 'file')` is put into
 * `third-party/` beside the bundle, so that an installed service needs no copy of npm's. A module becomes one file with
 * all that it requires; a file is copied.
 */
import { cpSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { nameThirdParties } from './name-third-parties.mjs'

const call = /resolveThirdParty\(\s*'([^']+)'(?:,\s*'([^']+)')?,?\s*\)/g

/** @returns {import('vite').Plugin} */
export function packThirdParties() {
  /** @type {Map<string, { name: string, file: string | undefined, importer: string }>} */
  const named = new Map()
  return {
    name: 'pack-third-parties',
    enforce: 'pre',
    transform(code, id) {
      for (const [text, name = '', file] of code.matchAll(call))
        named.set(text, { name, file, importer: id })
    },
    async writeBundle({ dir = '' }) {
      for (const { name, file, importer } of named.values()) {
        if (file === undefined) continue
        const folder = dirname(createRequire(importer).resolve(`${name}/package.json`))
        cpSync(join(folder, file), join(dir, 'third-party', name, file))
      }
      const modules = [...named.values()].filter(({ file }) => file === undefined)
      await build({
        configFile: false,
        logLevel: 'warn',
        plugins: [nameThirdParties],
        ssr: { target: 'node', noExternal: true },
        build: {
          ssr: true,
          target: 'node20',
          outDir: join(dir, 'third-party'),
          emptyOutDir: false,
          minify: false,
          rolldownOptions: {
            input: Object.fromEntries(
              modules.map(({ name, importer }) => [name, createRequire(importer).resolve(name)]),
            ),
            output: { format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: '[name].cjs' },
          },
        },
      })
    },
  }
}
