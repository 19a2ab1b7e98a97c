import { existsSync, readFileSync } from 'node:fs'
import { parseJson } from './app.ts'

/** Reads the version of this package, which is that of all packages of Portico. */
export function readVersion(folder = new URL('.', import.meta.url)): string {
  const file = new URL('package.json', folder)
  // built, the modules lie in one folder; as sources in folders of folders
  if (!existsSync(file)) return readVersion(new URL('..', folder))
  return String(parseJson(readFileSync(file, 'utf8')).version)
}
