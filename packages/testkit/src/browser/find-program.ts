import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Finds a program by its possible names, in order of preference.
 *
 * @param path - folders, in the format of the variable `PATH`
 * @returns the program's file; null when there is none
 */
export function findProgram(names: readonly string[], path: string | undefined): string | null {
  const folders = (path ?? '').split(delimiter)
  const files = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return files.find(isExecutable) ?? null
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
