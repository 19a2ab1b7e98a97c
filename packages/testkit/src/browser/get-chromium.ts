import { findProgram } from './find-program.ts'

/**
 * A build of Chromium. `full` is the browser that users have. `headless-shell` is the same engine without windows, and
 * opens a profile at a fifth of the cost.
 */
export type ChromiumBuild = 'full' | 'headless-shell'

const full = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const shell = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell']

/**
 * Each build's names, followed by those of the other build, because a system may have only one; both show pages alike.
 */
const names: Readonly<Record<ChromiumBuild, readonly string[]>> = {
  full: [...full, ...shell],
  'headless-shell': [...shell, ...full],
}

/**
 * Finds the system's Chromium.
 *
 * @param build - the preferred build
 * @param env - its `CHROMIUM` names the program; otherwise the `PATH` is searched
 * @returns the program's path
 * @throws Error that says which package to install
 */
export function getChromium(
  build: ChromiumBuild = 'full',
  env: Readonly<Record<string, string | undefined>> = process.env,
): string {
  if (env.CHROMIUM) return env.CHROMIUM
  const found = findProgram(names[build], env.PATH)
  if (found) return found
  throw new Error(
    'The browser tests need Chromium. On Debian or Ubuntu:\n\n' +
      '  sudo apt-get update && sudo apt-get install --yes --no-install-recommends chromium fonts-liberation\n\n' +
      'or set CHROMIUM to the path of a Chromium.',
  )
}
