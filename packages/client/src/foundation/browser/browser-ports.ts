/**
 * Implements the client's ports with the browser's functions. Where a browser may forbid a function, the port falls
 * back; creating the ports never throws, and importing this module touches nothing.
 */
import type { ClientPorts } from '../ports.ts'
import { createCookies } from './cookies.ts'
import { createUuid } from './random.ts'
import { createStorage } from './storage.ts'

const longestFrameMs = 1_000

/** @returns the ports of the current page */
export function createBrowserPorts(): ClientPorts {
  const { location, document, navigator } = window
  let timezone: string | undefined
  return {
    // looked up at every call, so that the host page may wrap `fetch` later
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
    // the type says that locks always exist, but on plain http they do not
    locks: navigator.locks ?? null,
    page: {
      origin: location.origin,
      hostname: location.hostname,
      // finding the time zone takes dozens of milliseconds on slow phones, so it waits for the first use
      getTimezone() {
        timezone ??= Intl.DateTimeFormat().resolvedOptions().timeZone
        return timezone
      },
      getHref: () => location.href,
      replaceHref(href) {
        try {
          window.history.replaceState(window.history.state, '', href)
        } catch {
          // a sandboxed frame may not change its address, but its address is not seen or shared either
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
        // a task of its own, because the frame is drawn after the frame's callbacks
        requestAnimationFrame(() => setTimeout(run))
        // a hidden page draws no frame
        setTimeout(run, document.hidden ? 0 : longestFrameMs)
      },
    },
    console,
    random: { uuid: createUuid, fraction: Math.random },
  }
}
