/**
 * The browser's own ports. Each door turns what a browser may forbid into a working fallback; nothing
 * here throws when it is made, and nothing is touched when the module is imported.
 */
import type { ClientPorts } from '../ports.ts'
import { createCookies } from './cookies.ts'
import { createUuid } from './random.ts'
import { createStorage } from './storage.ts'

const longestFrameMs = 1_000

/** @returns the ports of the page this runs on */
export function createBrowserPorts(): ClientPorts {
  const { location, document, navigator } = window
  let timezone: string | undefined
  return {
    // looked up on every call, so that a host may wrap it later
    fetch: async (url, init) => window.fetch(url, init),
    storage: createStorage(() => window.localStorage),
    cookies: createCookies(document, console),
    clock: {
      now: () => Date.now(),
      after(milliseconds, work) {
        const timer = setTimeout(work, milliseconds)
        return () => clearTimeout(timer)
      },
    },
    // the type says always, plain http says never
    locks: navigator.locks ?? null,
    page: {
      origin: location.origin,
      hostname: location.hostname,
      // takes milliseconds, on slow phones dozens: not before somebody asks
      getTimezone() {
        timezone ??= Intl.DateTimeFormat().resolvedOptions().timeZone
        return timezone
      },
      getHref: () => location.href,
      replaceHref(href) {
        try {
          window.history.replaceState(window.history.state, '', href)
        } catch {
          // a sandboxed frame: its address is not seen or shared
        }
      },
      events: window,
      afterFrame(work) {
        let isDue = true
        const run = () => {
          if (!isDue) return
          isDue = false
          work()
        }
        // a task of its own: the frame is drawn after its callbacks
        requestAnimationFrame(() => setTimeout(run))
        // a page that nobody sees draws no frame
        setTimeout(run, document.hidden ? 0 : longestFrameMs)
      },
    },
    console,
    random: { uuid: createUuid, fraction: Math.random },
  }
}
