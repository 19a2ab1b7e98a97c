import { type Browser, chromium } from 'playwright-core'
import { isLongRun } from '../run/is-long-run.ts'
import { type ChromiumBuild, getChromium } from './get-chromium.ts'

/** Switches off a browser's own requests, so that a test sees only the requests of its page. */
const quiet = [
  '--disable-gpu',
  // saves processes that these pages do not need
  '--disable-software-rasterizer',
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Options of a browser. */
export interface BrowserOptions {
  /**
   * The build. One test file of each kind uses the full build.
   *
   * @default the headless shell, which is cheapest; the long run (`PORTICO_TESTS=all`) always uses the full build
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
