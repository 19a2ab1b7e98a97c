import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { scrubText } from '../ops/scrub.ts'
import { type CheckedFile, checkConfigFile } from './check-config-file.ts'
import { defineConfig } from './define-config.ts'

const names = ['portico.config.ts', 'portico.config.mjs', 'portico.config.js']

/** The readable part of the file, and its problems. */
export interface LoadedFile extends CheckedFile {
  /** The file's name; null when there is none. */
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

/** Runs the file and returns its default export. */
async function runFile(file: string): Promise<unknown> {
  // Without a configuration file, the compiler is not loaded.
  const { runModule } = await import('./run-module.ts')
  // Provides the one import that a configuration file needs, so that it works before the packages are built and loads
  // quickly.
  return await runModule(file, { '@portico/service': { defineConfig } })
}
