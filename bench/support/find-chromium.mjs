import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** @returns the system's Chromium, or the one that `CHROMIUM` names */
export function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const found =
    process.env.CHROMIUM ??
    names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync)
  if (!found) throw new Error('The benches of the widget need Chromium, or CHROMIUM with its path.')
  return found
}
