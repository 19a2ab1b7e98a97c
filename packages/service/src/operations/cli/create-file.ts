import { type FileHandle, open } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Terminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'

/**
 * Creates the file that a command writes. It overwrites no file, and only its owner can read it.
 *
 * @param name as typed, relative to the working folder
 * @throws UsageError for a name that cannot be created
 */
export async function createFile(
  { workingFolder }: Pick<Terminal, 'workingFolder'>,
  name: string,
): Promise<FileHandle> {
  try {
    return await open(resolve(workingFolder, name), 'wx', 0o600)
  } catch (error) {
    throw toFileProblem(error, name)
  }
}

/**
 * Explains an error of the file system.
 *
 * @returns a UsageError for an error that the operator can fix; any other error unchanged
 */
export function toFileProblem(error: unknown, name: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const sentence = typeof code === 'string' ? sentences[code] : undefined
  return sentence === undefined ? error : new UsageError(`The file ${name} ${sentence}`)
}

const sentences: Readonly<Record<string, string>> = {
  EEXIST: 'already exists.',
  ENOENT: 'cannot be created: its folder does not exist.',
  ENOTDIR: 'cannot be created: a part of its path is a file.',
  EISDIR: 'cannot be created: its name is that of a folder.',
  EACCES: 'cannot be created: permission denied.',
  EPERM: 'cannot be created: permission denied.',
  EROFS: 'cannot be created: the disk is read-only.',
  ENAMETOOLONG: 'cannot be created: its name is too long.',
}
