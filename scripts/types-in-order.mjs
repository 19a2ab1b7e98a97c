/**
 * A plugin of the packages' builds: TypeScript writes the members of an inferred type in the order in which it came upon
 * them, which is the order in which it was asked about files, and the bundler asks in the order in which it gets to
 * them. So it is asked about all of them beforehand, in the order of their names: the types of a release are the same
 * each time they are built. That takes as long again as the build, so other builds go without.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { tscEmit } from 'rolldown-plugin-dts/tsc'

/** What is no part of a package. */
const leftOut = /(\.test|\.test-d|\.d)\.tsx?$|\/testing\//

/**
 * @param {{ sourcemap?: boolean }} [options] - as the build's own
 * @returns {{ name: string, buildStart(): void }}
 */
export function emitTypesInOrder({ sourcemap = false } = {}) {
  return {
    name: 'types-in-order',
    buildStart() {
      if (process.env.PORTICO_BUILD !== 'release') return
      const cwd = process.cwd()
      const tsconfig = join(cwd, 'tsconfig.json')
      const raw = JSON.parse(readFileSync(tsconfig, 'utf8'))
      const compilerOptions = { ...raw.compilerOptions, declarationMap: sourcemap }
      const entries = readdirSync(join(cwd, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !leftOut.test(`/${file}`))
        .toSorted()
        .map((file) => resolve(cwd, 'src', file))
      for (const id of entries) {
        // a file whose types cannot be written is no part of them; if it were, the build would report it
        tscEmit({
          ...{ tsconfig, tsconfigRaw: { ...raw, compilerOptions }, cwd, entries, id, sourcemap },
          ...{ build: false, incremental: false, vue: false, tsMacro: false },
        })
      }
    },
  }
}
