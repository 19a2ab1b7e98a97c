/** The app in a folder, as far as commands need to know it. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SetupError } from './setup-error.ts'

export interface Manifest {
  readonly name?: string
  readonly type?: string
  readonly main?: string
  readonly scripts: Readonly<Record<string, string>>
  /** Of all kinds, by name. */
  readonly dependencies: Readonly<Record<string, string>>
}

export type App = ReturnType<typeof readApp>

/**
 * Reads what the folder holds.
 *
 * @throws SetupError when its package.json cannot be read
 */
export function readApp(folder: string) {
  const read = (path: string) => {
    const file = join(folder, path)
    return existsSync(file) ? readFileSync(file, 'utf8') : null
  }
  const has = (path: string) => existsSync(join(folder, path))
  const text = read('package.json')
  const manifest = text === null ? null : readManifest(text)
  const dependsOn = (name: string) => manifest?.dependencies[name] !== undefined
  return {
    folder,
    /** Null where the folder has no package.json. */
    manifest,
    isTypeScript: has('tsconfig.json') || dependsOn('typescript'),
    /** Returns the text of a file, or null when it is not there. */
    read,
    has,
    /** Returns the first path that is there. */
    find: (paths: readonly string[]) => paths.find(has) ?? null,
    dependsOn,
  }
}

function readManifest(text: string): Manifest {
  const parsed = parseJson(text)
  const strings = (key: string) => {
    const group = parsed[key]
    return typeof group === 'object' && group !== null
      ? Object.fromEntries(
          Object.entries(group).filter(
            (entry): entry is [string, string] => typeof entry[1] === 'string',
          ),
        )
      : {}
  }
  const word = (key: 'name' | 'type' | 'main') =>
    typeof parsed[key] === 'string' ? { [key]: parsed[key] } : {}
  return {
    ...word('name'),
    ...word('type'),
    ...word('main'),
    scripts: strings('scripts'),
    dependencies: {
      ...strings('peerDependencies'),
      ...strings('devDependencies'),
      ...strings('dependencies'),
    },
  }
}

/** @throws SetupError when the text is no JSON object */
export function parseJson(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed === 'object' && parsed !== null) return { ...parsed }
  } catch {
    // told below
  }
  throw new SetupError(
    'package_json_invalid',
    'package.json is no JSON object.',
    'Correct it, and run the command again.',
  )
}
