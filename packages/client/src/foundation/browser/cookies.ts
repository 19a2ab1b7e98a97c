import { advise } from '../advise.ts'
import type { CookiePort } from '../ports.ts'

/**
 * The page's cookies. One that the browser refuses to keep (cookies off, sandboxed frame, `Secure` on
 * plain http) is held in memory, so that the person stays signed in until the page is left.
 */
export function createCookies(
  document: { cookie: string },
  console: Pick<Console, 'warn' | 'error'>,
): CookiePort {
  const held = new Map<string, string>()
  const readReal = () => {
    try {
      return document.cookie
    } catch {
      return ''
    }
  }
  return {
    read: () => [readReal(), ...Array.from(held, ([name, value]) => `${name}=${value}`)].join('; '),
    write(name, value, attributes) {
      held.delete(name)
      try {
        document.cookie = `${name}=${value}${attributes}`
      } catch {
        // refused, as when it is dropped in silence: seen below
      }
      if (value && !`; ${readReal()}`.includes(`; ${name}=`)) {
        held.set(name, value)
        advise(console, 'refusedCookie', name)
      }
    },
  }
}
