/** The file of the environment: which one, and the lines that are added to it. */
import type { App } from './app.ts'
import { isIgnored } from './git.ts'
import { SetupError } from './setup-error.ts'

const heading = '# Portico: where the service runs, and the keys of this app'

/** Values by their names. */
export type Variables = Readonly<Record<string, string>>

/**
 * Chooses the file for secrets: the first that git ignores, or the first of all outside of a repository.
 *
 * @throws SetupError when git ignores none of them
 */
export function chooseFile(app: App, files: readonly string[]): string {
  const found = files.find(
    (file) => file.startsWith('.portico/') || isIgnored(app.folder, file) !== false,
  )
  if (found !== undefined) return found
  throw new SetupError(
    'environment_not_ignored',
    `Git ignores none of the files that could hold the keys: ${files.join(', ')}.`,
    `Add the line ${files[0]} to .gitignore, and run the command again.`,
  )
}

/** What is added to the file. */
export interface Addition {
  /** What separates it from the text before. */
  readonly lead: string
  readonly block: string
}

/**
 * Writes the lines.
 *
 * @returns null when the file has all of them with these values
 * @throws SetupError when it has one of the names with another value
 */
export function toAddition(file: string, text: string | null, wanted: Variables): Addition | null {
  const present = readVariables(text ?? '')
  const taken = Object.keys(wanted).filter((name) => present[name] !== undefined)
  if (taken.some((name) => present[name] !== wanted[name]))
    throw new SetupError(
      'environment_taken',
      `${file} has other values for ${taken.join(', ')}.`,
      `Remove these lines from ${file} if they are no longer needed, and run the command again.`,
    )
  const missing = Object.entries(wanted).filter(([name]) => !taken.includes(name))
  if (missing.length === 0) return null
  const block = `${[heading, ...missing.map(([name, value]) => `${name}=${value}`)].join('\n')}\n`
  const isFresh = text === null || text === ''
  return { lead: isFresh ? '' : text.endsWith('\n') ? '\n' : '\n\n', block }
}

/** Finds what was added; null when it is no longer there. */
export function findBlock(text: string, names: readonly string[]): string | null {
  const start = text.indexOf(`${heading}\n`)
  if (start === -1) return null
  const lines = text.slice(start).split('\n')
  const end = lines.findIndex(
    (line, index) => index > 0 && !names.some((name) => line.startsWith(`${name}=`)),
  )
  return `${lines.slice(0, end === -1 ? undefined : end).join('\n')}\n`
}

/** Reads the variables of a file: names, and values without quotes. */
export function readVariables(text: string): Variables {
  const lines = text.matchAll(/^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*=[ \t]*(.*?)[ \t]*$/gm)
  return Object.fromEntries(
    [...lines].map(([, name = '', value = '']) => [name, value.replace(/^(['"])(.*)\1$/, '$2')]),
  )
}
