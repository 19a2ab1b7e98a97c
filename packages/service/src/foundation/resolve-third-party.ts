import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)

/**
 * Finds a module, or a file, of another maker that cannot be part of the bundle: a worker's program, a module that is
 * loaded synchronously when it is first needed, a file that is served as it is. The build finds the calls of this
 * function, and puts what they name beside the bundle; from the sources, npm's copy is used.
 *
 * @param name the package's name, as a literal
 * @param file a file below the package's folder, as a literal; without it the package's module
 * @returns the path of the file
 */
export function resolveThirdParty(name: string, file?: string): string {
  const packed = fileURLToPath(new URL(`../third-party/${toPlace(name, file)}`, import.meta.url))
  if (existsSync(packed)) return packed
  if (file === undefined) return require.resolve(name)
  return join(dirname(require.resolve(`${name}/package.json`)), file)
}

/** The place below `dist/third-party`. */
const toPlace = (name: string, file?: string) =>
  file === undefined ? `${name}.cjs` : `${name}/${file}`
