import { existsSync, mkdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Change } from './plan.ts'

/** What was written, and how it is taken back. */
export interface Written {
  /** Folders that were created, the deepest last. */
  readonly folders: readonly string[]
  undo(): void
}

/**
 * Writes all changes, or none: when one fails, those before it are taken back.
 *
 * @param secret the path of the file that only this account may read, if it is created
 */
export function writeChanges(folder: string, changes: readonly Change[], secret = ''): Written {
  const folders: string[] = []
  const done: Change[] = []
  const undo = () => {
    for (const { path, before } of done.toReversed()) {
      if (before === null) rmSync(join(folder, path), { force: true })
      else writeFileSync(join(folder, path), before)
    }
    for (const path of folders.toReversed()) rmdirSync(join(folder, path))
  }
  try {
    for (const change of changes) {
      const { path, before, after } = change
      for (const missing of listMissing(folder, dirname(path))) {
        mkdirSync(join(folder, missing))
        folders.push(missing)
      }
      done.push(change)
      // what appeared since the plan was made is not overwritten either
      writeFileSync(join(folder, path), after, {
        flag: before === null ? 'wx' : 'w',
        ...(path === secret && { mode: 0o600 }),
      })
    }
  } catch (error) {
    const failed = done.pop()
    // a file that this could not create is not this command's to delete
    if (failed && failed.before !== null) writeFileSync(join(folder, failed.path), failed.before)
    undo()
    throw error
  }
  return { folders, undo }
}

/** Lists the folders on the way to a path that are not there, the highest first. */
function listMissing(folder: string, path: string): string[] {
  if (path === '.' || existsSync(join(folder, path))) return []
  return [...listMissing(folder, dirname(path)), path]
}
