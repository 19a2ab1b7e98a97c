import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { JitiOptions } from 'jiti'
import { scrubText } from '../ops/scrub.ts'
import { type CheckedFile, checkConfigFile } from './check-config-file.ts'
import { defineConfig } from './define-config.ts'

const names = ['portico.config.ts', 'portico.config.mjs', 'portico.config.js']

/** The file, as far as it can be read. */
export interface LoadedFile extends CheckedFile {
  /** Null when there is none. */
  readonly name: string | null
}

/** Loads the configuration file of a folder. */
export async function loadConfigFile(folder: string): Promise<LoadedFile> {
  const name = names.find((one) => existsSync(join(folder, one)))
  if (name === undefined) return { name: null, config: {}, problems: [] }
  try {
    return { name, ...checkConfigFile(await runFile(join(folder, name))) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const message = `cannot be run: ${scrubText(reason)}`
    return { name, config: null, problems: [{ key: name, message }] }
  }
}

/** The file's default export. */
async function runFile(file: string): Promise<unknown> {
  const { createJiti } = await import('jiti')
  const compiler = loadCompiler()
  const jiti = createJiti(pathToFileURL(file).href, {
    fsCache: false,
    moduleCache: false,
    transform: compiler.transform,
    // The one import that such a file needs; so it works before anything is built, and loads in no time.
    virtualModules: { '@portico/service': { defineConfig } },
  })
  try {
    return await jiti.import(file, { default: true })
  } finally {
    compiler.unload()
  }
}

type Transform = NonNullable<JitiOptions['transform']>

/**
 * The compiler that jiti would load by itself and never let go: some thirty megabytes, for a file that is read once.
 *
 * @returns loads it at its first use
 */
function loadCompiler(): { readonly transform: Transform; unload(): void } {
  const require = createRequire(import.meta.url)
  // No import of the package's leads there.
  const path = join(dirname(require.resolve('jiti/package.json')), 'dist/babel.cjs')
  return {
    transform: (options) => require(path)(options),
    unload() {
      delete require.cache[path]
    },
  }
}
