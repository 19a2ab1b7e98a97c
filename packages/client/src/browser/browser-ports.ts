/**
 * The browser's own ports. Each door turns what a browser may forbid into a working fallback; nothing
 * here throws when it is made, and nothing is touched when the module is imported.
 */
import type { ClientPorts } from '../ports.ts'
import { createCookies } from './cookies.ts'
import { createUuid } from './random.ts'
import { createStorage } from './storage.ts'

/** @returns the ports of the page this runs on */
export function createBrowserPorts(): ClientPorts {
  const { location, document, navigator } = window
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
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      getHref: () => location.href,
      replaceHref(href) {
        try {
          window.history.replaceState(window.history.state, '', href)
        } catch {
          // a sandboxed frame: its address is not seen or shared
        }
      },
      events: window,
    },
    console,
    random: { uuid: createUuid, fraction: Math.random },
  }
}
