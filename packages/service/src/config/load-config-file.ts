import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkConfigFile } from './check-config-file.ts'
import { ConfigError } from './config-error.ts'
import { defineConfig, type PorticoConfig } from './define-config.ts'

const names = ['portico.config.ts', 'portico.config.mjs', 'portico.config.js']

/**
 * Loads the configuration file of a folder.
 *
 * @returns an empty configuration when there is no file
 * @throws ConfigError when the file cannot be run or does not fit
 */
export async function loadConfigFile(folder: string): Promise<PorticoConfig> {
  const name = names.find((one) => existsSync(join(folder, one)))
  if (name === undefined) return {}
  const exported = await runFile(join(folder, name)).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ConfigError([{ key: name, message: `cannot be run: ${reason}` }])
  })
  const checked = checkConfigFile(exported)
  if ('problems' in checked) throw new ConfigError(checked.problems)
  return checked.config
}

/** The file's default export. */
async function runFile(file: string): Promise<unknown> {
  const { createJiti } = await import('jiti')
  const jiti = createJiti(pathToFileURL(file).href, {
    fsCache: false,
    moduleCache: false,
    // The one import that such a file needs; so it works before anything is built, and loads in no time.
    virtualModules: { '@portico/service': { defineConfig } },
  })
  return await jiti.import(file, { default: true })
}
