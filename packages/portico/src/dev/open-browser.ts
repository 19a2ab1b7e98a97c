import { spawn } from 'node:child_process'
import type { Terminal } from '@portico/service/cli'

const commands: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', '""'],
}

/** Opens a page in the browser. The page's address is printed as well, so that a machine without a browser loses nothing. */
export function openBrowser(url: string, { BROWSER, CI }: Terminal['env']): void {
  if (BROWSER === 'none' || CI !== undefined) return
  const [program, ...args] = commands[process.platform] ?? ['xdg-open']
  const child = spawn(program, [...args, url], { stdio: 'ignore', detached: true })
  child.once('error', () => {})
  child.unref()
}
