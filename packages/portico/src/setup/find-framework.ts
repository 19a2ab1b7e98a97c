/** Which framework the app in a folder uses. */
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Framework } from '../frameworks/framework.ts'
import { frameworks } from '../frameworks/index.ts'
import { type App, readApp } from './app.ts'
import { SetupError } from './setup-error.ts'

const notEntered = ['node_modules', 'dist', 'build']

/**
 * Finds the framework.
 *
 * @param wanted its id, where the caller names it
 * @throws SetupError when there is none, or when there are several
 */
export function findFramework(app: App, wanted?: string): Framework {
  const ids = frameworks.map(({ id }) => id).join(', ')
  if (wanted !== undefined) {
    const named = frameworks.find(({ id }) => id === wanted)
    if (named) return named
    throw new SetupError(
      'unknown_framework',
      `There is no framework "${wanted}".`,
      `Name one of: ${ids}.`,
    )
  }
  const found = listFrameworks(app)
  const [first] = found
  if (first && found.length === 1) return first
  if (found.length > 1)
    throw new SetupError(
      'several_frameworks',
      `${app.folder} has several frameworks: ${found.map(({ label }) => label).join(', ')}.`,
      `Name the one that has the sign-in page: --framework ${found.map(({ id }) => id).join(', or --framework ')}.`,
    )
  throw toMissing(app, ids)
}

/** Those of the highest rank: Next brings React, and an app of Next is no app of React alone. */
function listFrameworks(app: App): readonly Framework[] {
  const matching = frameworks.filter((one) => one.detect(app))
  const rank = Math.max(...matching.map((one) => one.rank))
  return matching.filter((one) => one.rank === rank)
}

function toMissing({ folder }: App, ids: string): SetupError {
  const below = listFolders(folder, 2)
    .map((one) => ({ folder: relative(folder, one), found: listFrameworks(readApp(one)) }))
    .filter(({ found }) => found.length > 0)
  if (below.length === 0)
    return new SetupError(
      'no_framework',
      `${folder} has no app that is known here: neither a framework in package.json nor an index.html.`,
      `Run this in the app's folder, or name the framework: --framework with one of ${ids}.`,
    )
  const apps = below.map(
    (one) => `${one.folder} (${one.found.map(({ label }) => label).join(', ')})`,
  )
  return new SetupError(
    'no_framework',
    `${folder} has no app itself, but these folders have one: ${apps.join('; ')}.`,
    `Run this in one of them: cd ${below[0]?.folder} && npx portico init`,
  )
}

function listFolders(folder: string, depth: number): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() && !entry.name.startsWith('.') && !notEntered.includes(entry.name),
    )
    .flatMap(({ name }) => {
      const path = join(folder, name)
      const here = readApp(path).manifest === null ? [] : [path]
      return depth > 1 ? [...here, ...listFolders(path, depth - 1)] : here
    })
}

/**
 * Gets the framework that a record names.
 *
 * @throws SetupError when this version does not have it
 */
export function getFramework(id: string): Framework {
  const found = frameworks.find((one) => one.id === id)
  if (found) return found
  throw new SetupError(
    'unknown_framework',
    `This version of portico does not know the framework "${id}", which .portico/init.json names.`,
    'Run the version by which it was set up, or a newer one.',
  )
}
