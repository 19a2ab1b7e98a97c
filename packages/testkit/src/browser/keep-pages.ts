import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Disposable,
  Page,
} from 'playwright-core'
import { type OpenedPage, openPage } from './open-page.ts'

/** Opens pages of one browser. */
export interface PageKeeper {
  /** Opens a page like `openPage`. It may return a closed page again, without any state of its earlier use. */
  open(profile?: BrowserContextOptions): Promise<OpenedPage>
  /** Closes the kept pages, because a failed test may have left state on them. */
  drop(): Promise<void>
  /** The profiles of the kept pages. */
  readonly contexts: readonly BrowserContext[]
}

/** Most tests open one page, those of two visitors open two. */
const mostKept = 2

/**
 * Keeps closed pages for the next callers with the same profile, because a new profile and a new renderer process cost
 * more than most tests. When a page is closed, its state is reset (cookies and storage, routes, scripts, listeners,
 * bindings, colours, sizes, devtools, other tabs); a page is discarded after changes that cannot be reset (a clock, permissions,
 * the network switched off). At most two are kept, the latest.
 */
export function keepPages(browser: Browser): PageKeeper {
  let kept: { readonly key: string; readonly page: KeptPage }[] = []

  return {
    async open(profile = {}) {
      const key = JSON.stringify(profile)
      const found = kept.findLast((each) => each.key === key)
      kept = kept.filter((each) => each !== found)
      const page = found?.page ?? (await createKeptPage(browser, profile))
      return {
        ...page.opened,
        async close() {
          if (!(await page.reset())) return page.opened.close()
          kept.push({ key, page })
          if (kept.length > mostKept) await kept.shift()?.page.opened.close()
        },
      }
    },
    async drop() {
      const pages = kept
      kept = []
      for (const { page } of pages) await page.opened.close()
    },
    get contexts() {
      return kept.map(({ page }) => page.opened.context)
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
  page: ['close', 'routeWebSocket'],
  context: [
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
    for (const name of ['addInitScript', 'exposeBinding', 'exposeFunction']) {
      watch<Promise<Disposable>>(target, name, (added) => {
        takeBack.push(async () => (await added).dispose())
      })
    }
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
  const size = page.viewportSize()
  const setSize = page.setViewportSize.bind(page)
  watch(page, 'setViewportSize', () => {
    if (size) takeBack.push(() => setSize(size))
    else last()
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
