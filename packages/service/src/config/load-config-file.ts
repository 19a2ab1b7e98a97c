import { existsSync } from 'node:fs'
import { join } from 'node:path'
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
  // Whoever has no such file loads no compiler.
  const { runModule } = await import('./run-module.ts')
  // The one import that such a file needs; so it works before anything is built, and loads in no time.
  return await runModule(file, { '@portico/service': { defineConfig } })
}
