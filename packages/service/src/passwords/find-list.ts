import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Finds a file of this package's `lists` folder, from sources and from the bundle alike.
 *
 * @throws Error when the package is incomplete
 */
export function findList(name: string): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  for (;;) {
    const file = join(folder, 'lists', name)
    if (existsSync(file)) return file
    const above = dirname(folder)
    if (above === folder) throw new Error(`The list ${name} is missing. Install the service anew.`)
    folder = above
  }
}
