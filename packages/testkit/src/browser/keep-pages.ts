import type { Browser, BrowserContextOptions, CDPSession, Disposable, Page } from 'playwright-core'
import { type OpenedPage, openPage } from './open-page.ts'

/** Opens pages of one browser. */
export interface PageKeeper {
  /** Opens a page like `openPage`. It may return a closed page again, without any state of its earlier use. */
  open(profile?: BrowserContextOptions): Promise<OpenedPage>
  /** Closes the kept page, because a failed test may have left state on it. */
  drop(): Promise<void>
}

/**
 * Keeps a closed page for the next caller with the same profile, because a new profile and a new renderer process cost
 * more than most tests. When a page is closed, its state is reset (cookies and storage, routes, scripts, listeners,
 * colours, devtools, other tabs); a page is discarded after changes that cannot be reset (a clock, permissions, a size,
 * the network switched off).
 */
export function keepPages(browser: Browser): PageKeeper {
  let kept: { readonly key: string; readonly page: KeptPage } | null = null

  return {
    async open(profile = {}) {
      const key = JSON.stringify(profile)
      const found = kept?.key === key ? kept.page : null
      if (found) kept = null
      const page = found ?? (await createKeptPage(browser, profile))
      return {
        ...page.opened,
        async close() {
          if (!kept && (await page.reset())) kept = { key, page }
          else await page.opened.close()
        },
      }
    },
    async drop() {
      const page = kept?.page
      kept = null
      await page?.opened.close()
    },
  }
}

interface KeptPage {
  readonly opened: OpenedPage
  /**
   * Resets the page.
   *
   * @returns true when no state is left; otherwise the page must be closed
   */
  reset(): Promise<boolean>
}

/** Methods whose effects cannot be reset, or are too rare to be worth it. */
const lasting = {
  page: ['close', 'exposeBinding', 'exposeFunction', 'routeWebSocket', 'setViewportSize'],
  context: [
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'routeWebSocket',
    'setExtraHTTPHeaders',
    'setGeolocation',
    'setOffline',
  ],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
}

/** Storage that sites have in a browser, apart from cookies. */
const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers,file_systems'

async function createKeptPage(browser: Browser, profile: BrowserContextOptions): Promise<KeptPage> {
  const opened = await openPage(browser, profile)
  const { page, context } = opened
  const devtools = await context.newCDPSession(page)
  const origins = new Set<string>()
  page.on('framenavigated', (frame) => {
    const { origin } = new URL(frame.url())
    if (origin !== 'null') origins.add(origin)
  })

  let takeBack: (() => Promise<unknown>)[] = []
  let isLasting = false
  const last = () => {
    isLasting = true
  }
  for (const name of lasting.page) watch(page, name, last)
  for (const name of lasting.context) watch(context, name, last)
  for (const name of lasting.clock) watch(context.clock, name, last)
  for (const target of [page, context]) {
    watch<Promise<Disposable>>(target, 'addInitScript', (script) => {
      takeBack.push(async () => (await script).dispose())
    })
    for (const name of ['on', 'once']) {
      watch(target, name, (_, listener) => {
        takeBack.push(async () => Reflect.apply(target.off, target, listener))
      })
    }
  }
  watch<Promise<CDPSession>>(context, 'newCDPSession', (session) => {
    // the test may have detached it itself
    takeBack.push(async () => (await session).detach().catch(() => {}))
  })
  watch(page, 'emulateMedia', () => {
    takeBack.push(() =>
      page.emulateMedia({
        media: null,
        colorScheme: profile.colorScheme ?? 'light',
        reducedMotion: profile.reducedMotion ?? 'no-preference',
        forcedColors: profile.forcedColors ?? 'none',
        contrast: profile.contrast ?? 'no-preference',
      }),
    )
  })

  async function clear() {
    await Promise.all(
      [context, ...context.pages()].map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })),
    )
    for (const other of context.pages()) if (other !== page) await other.close()
    const undone = takeBack
    takeBack = []
    for (const undo of undone.reverse()) await undo()
    takeBack = []
    await forgetTab(page, [...origins])
    await context.clearCookies()
    for (const origin of origins) {
      await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes })
    }
    origins.clear()
    opened.forget()
  }

  return {
    opened,
    async reset() {
      if (isLasting || page.isClosed()) return false
      try {
        await clear()
        return true
      } catch {
        return false
      }
    },
  }
}

/** Clears the tab's session storage for each origin, and leaves the tab blank. */
async function forgetTab(page: Page, origins: readonly string[]) {
  const forget = () =>
    page.evaluate(() => {
      sessionStorage.clear()
      window.name = ''
    })
  const { origin } = new URL(page.url())
  if (origin !== 'null') await forget()
  const others = origins.filter((other) => other !== origin)
  if (others.length > 0) {
    const blank = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' }
    await page.route('**', (route) => route.fulfill(blank))
    for (const other of others) {
      await page.goto(other)
      await forget()
    }
    await page.unrouteAll()
  }
  await page.goto('about:blank')
}

/** Observes all calls of a method: its result and its arguments. */
function watch<Result>(
  target: object,
  name: string,
  tell: (result: Result, given: readonly unknown[]) => void,
) {
  const original: unknown = Reflect.get(target, name)
  if (typeof original !== 'function') throw new Error(`There is no method "${name}" to watch.`)
  Reflect.set(target, name, (...given: unknown[]) => {
    const result: Result = Reflect.apply(original, target, given)
    tell(result, given)
    return result
  })
}
