import { type Browser, chromium } from 'playwright-core'
import { isLongRun } from '../run/is-long-run.ts'
import { type ChromiumBuild, getChromium } from './get-chromium.ts'

/** Silences what a browser does by itself, so that a page's own requests are all there are. */
const quiet = [
  '--disable-gpu',
  // no processes of their own for what these pages do not use
  '--disable-software-rasterizer',
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** How a browser is started. */
export interface BrowserOptions {
  /**
   * One file of each kind of journey runs in the full one. @default the headless shell, which costs least; in the
   * long run (`PORTICO_TESTS=all`) always the full one
   */
  readonly build?: ChromiumBuild
  readonly args?: readonly string[]
}

/**
 * Starts the system's Chromium without a window.
 *
 * @throws Error with the exact command when there is no Chromium
 */
export function launchBrowser(options: BrowserOptions = {}): Promise<Browser> {
  const build = isLongRun ? 'full' : (options.build ?? 'headless-shell')
  // Chromium's own sandbox refuses to run as root
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({
    executablePath: getChromium(build),
    args: [...quiet, ...sandbox, ...(options.args ?? [])],
  })
}
