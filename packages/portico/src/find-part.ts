import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Finds a file or folder of this package that is no module, from the sources and from the bundle.
 *
 * @param path below the package's folder, `skill/SKILL.md`
 * @returns null when this copy of the package has none
 */
export function findPart(path: string): string | null {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  const part = join(folder, path)
  return existsSync(part) ? part : null
}
