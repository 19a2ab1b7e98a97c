/** What git says about files. */
import { spawnSync } from 'node:child_process'

/**
 * Tells whether git ignores a file.
 *
 * @param path from the folder; the file may be missing
 * @returns null outside of a repository, and where there is no git
 */
export function isIgnored(folder: string, path: string): boolean | null {
  // 0: ignored, 1: not ignored, 128: no repository
  const { status } = spawnSync('git', ['check-ignore', '--quiet', '--', path], { cwd: folder })
  return status === 0 ? true : status === 1 ? false : null
}
