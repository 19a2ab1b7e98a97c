import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Finds the system's Chromium.
 *
 * @param env - `CHROMIUM` names one; else the PATH is looked through
 * @returns its path
 * @throws Error that says what to install
 */
export function getChromium(
  env: Readonly<Record<string, string | undefined>> = process.env,
): string {
  if (env.CHROMIUM) return env.CHROMIUM
  const folders = (env.PATH ?? '').split(delimiter)
  const found = folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable)
  if (found) return found
  throw new Error(
    'The browser tests need Chromium. On Debian or Ubuntu:\n\n' +
      '  sudo apt-get update && sudo apt-get install --yes --no-install-recommends chromium fonts-liberation\n\n' +
      'or set CHROMIUM to the path of a Chromium.',
  )
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
