import { type Browser, chromium } from 'playwright-core'
import { getChromium } from './get-chromium.ts'

/** Silences what a browser does by itself, so that a page's own requests are all there are. */
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Starts the system's Chromium without a window.
 *
 * @throws Error with the exact command when there is no Chromium
 */
export function launchBrowser(options: { args?: readonly string[] } = {}): Promise<Browser> {
  // Chromium's own sandbox refuses to run as root
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({
    executablePath: getChromium(),
    args: [...quiet, ...sandbox, ...(options.args ?? [])],
  })
}
