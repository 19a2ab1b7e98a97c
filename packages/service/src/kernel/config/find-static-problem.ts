import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { isPrivateName } from './is-private-name.ts'

/** Limits of the search in a folder: enough to find a key beside a page, and quick in a large folder. */
const maxEntries = 5_000
const maxDepth = 4

/**
 * Finds configuration, keys and data in a folder that is going to be served publicly.
 *
 * @param owned this installation's files and folders, which may not exist yet
 * @returns the problem, as words that follow the variable's name; null when there is none
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

/** Resolves symbolic links; for a path that does not exist yet, those of its parent folders. */
function toReal(path: string): string {
  if (existsSync(path)) return realpathSync(path)
  const above = resolve(path, '..')
  return above === path ? path : join(toReal(above), relative(above, path))
}

/** Finds the first file that is named like a key, a configuration or a database; breadth first. */
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

/** A folder that this account cannot read cannot be served either. */
function readEntries(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
