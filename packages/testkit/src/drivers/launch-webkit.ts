/** WebKitGTK, driven with its own WebDriver. It draws on a virtual screen, because it has no headless mode. */
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../world/find-free-port.ts'
import { connectWebDriver, type WebDriverSession } from './connect-web-driver.ts'
import { createDrivenPage } from './create-driven-page.ts'
import type { DrivenBrowser, DrivenBrowserOptions } from './driven-browser.ts'
import type { PageDriver } from './page-driver.ts'
import { startProgram } from './start-program.ts'
import { startWatchingProxy, type WatchingProxy } from './start-watching-proxy.ts'

const withoutStorage = ['--cookies-policy=never', '--enable-html5-local-storage=false']

/**
 * Starts WebKitGTK.
 *
 * @throws Error with the exact command when WebKitGTK is missing
 */
export async function launchWebKit(options: DrivenBrowserOptions = {}): Promise<DrivenBrowser> {
  const screen = await startProgram(['Xvfb'], {
    args: ['-displayfd', '3', '-screen', '0', '1024x1024x24', '-nolisten', 'tcp'],
    ready: /^(\d+)\n/,
    packageName: 'xvfb',
  })
  const port = await findFreePort()
  const driver = await startProgram(['WebKitWebDriver'], {
    args: [`--port=${port}`],
    env: { DISPLAY: `:${screen.answer}` },
    packageName: 'webkit2gtk-driver',
  })
  const proxy = await startWatchingProxy()
  const origin = `http://127.0.0.1:${port}`
  await waitForDriver(origin)
  return {
    async openPage() {
      // a driver has one session at a time, and each session has its own profile
      const session = await connectWebDriver(origin, {
        proxy: { proxyType: 'manual', httpProxy: proxy.address },
        timeouts: { script: 8000, pageLoad: 12_000 },
        ...(options.isWithoutStorage && {
          'webkitgtk:browserOptions': { args: ['--automation', ...withoutStorage] },
        }),
      })
      return createDrivenPage(createPageDriver(session, proxy))
    },
    async close() {
      await proxy.stop()
      await driver.stop()
      await screen.stop()
    },
  }
}

/** Waits until the driver answers. */
async function waitForDriver(origin: string): Promise<void> {
  const endsAt = performance.now() + 30_000
  while (performance.now() < endsAt) {
    const isReady = await fetch(`${origin}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await wait(20)
  }
  throw new Error('WebKitWebDriver does not answer.')
}

/** The result of a script in the page. */
type Outcome = { readonly json: string } | { readonly error: string }

function createPageDriver(session: WebDriverSession, proxy: WatchingProxy): PageDriver {
  // drops late reports of an earlier page
  proxy.takeFaults()
  const faults: string[] = []

  async function call(run: (...given: never) => unknown, ...given: readonly unknown[]) {
    const outcome = await session.send<Outcome>('POST', '/execute/async', {
      script: `const [given, done] = arguments
        Promise.resolve(given)
          .then((json) => (${run})(...JSON.parse(json)))
          .then((value) => done({ json: JSON.stringify(value ?? null) }))
          .catch((error) => done({ error: String(error) }))`,
      args: [JSON.stringify(given)],
    })
    if ('error' in outcome) throw new Error(outcome.error)
    return JSON.parse(outcome.json)
  }

  return {
    async open(url) {
      const load = () => session.send('POST', '/url', { url })
      // once in some hundred loads on a busy machine, WebKit never says that a page is there
      await load().catch(load)
    },
    call,
    async perform(actions) {
      await session.send('POST', '/actions', { actions })
    },
    async traverse(direction) {
      await session.send('POST', `/${direction}`, {})
    },
    screenshot: async () => Buffer.from(await session.send<string>('GET', '/screenshot'), 'base64'),
    get faults() {
      faults.push(...proxy.takeFaults())
      return faults
    },
    addPasskeyDevice: null,
    async close() {
      await session.send('DELETE', '')
    },
  }
}
