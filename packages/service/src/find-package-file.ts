import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Finds a file that stands beside this package's sources, from sources and from the bundle alike.
 *
 * @param path below the package's folder, `lists/common-passwords.bin`
 * @throws Error when the package is incomplete
 */
export function findPackageFile(path: string): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  for (;;) {
    const file = join(folder, path)
    if (existsSync(file)) return file
    const above = dirname(folder)
    if (above === folder) throw new Error(`${path} is missing. Reinstall the service.`)
    folder = above
  }
}
