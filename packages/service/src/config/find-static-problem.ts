import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { isPrivateName } from './is-private-name.ts'

/** What is looked through of a folder: enough to find a key beside a page, however large the folder is. */
const maxEntries = 5_000
const maxDepth = 4

/**
 * Finds configuration, keys and data in a folder that is to be served to everybody.
 *
 * @param owned files and folders of this installation, which may not exist yet
 * @returns what is wrong, in words that follow the name of the variable; null when nothing is
 */
export function findStaticProblem(folder: string, owned: readonly string[]): string | null {
  const root = toReal(folder)
  const inside = owned.map(toReal).find((path) => contains(root, path))
  const found = inside ?? findPrivateFile(root)
  if (found === null) return null
  return `names ${folder}, which contains ${found}: configuration, keys and data are never served; name a folder that holds built files alone`
}

const contains = (folder: string, path: string) => {
  const way = relative(folder, path)
  return (
    way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && resolve(folder, way) === path)
  )
}

/** Through links; what is not there yet is where its folder is. */
function toReal(path: string): string {
  if (existsSync(path)) return realpathSync(path)
  const above = resolve(path, '..')
  return above === path ? path : join(toReal(above), relative(above, path))
}

/** The first file with the name of a key, a configuration or a database; breadth first. */
function findPrivateFile(root: string): string | null {
  let left = maxEntries
  let level = [root]
  for (let depth = 0; depth < maxDepth && level.length > 0; depth += 1) {
    const next: string[] = []
    for (const folder of level) {
      for (const entry of readEntries(folder)) {
        left -= 1
        if (left < 0) return null
        const path = join(folder, entry.name)
        if (entry.isDirectory()) next.push(path)
        else if (isPrivateName(entry.name)) return path
      }
    }
    level = next
  }
  return null
}

/** What this user cannot read the service cannot serve. */
function readEntries(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
