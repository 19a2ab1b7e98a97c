import { advise } from '../advise.ts'
import type { CookiePort } from '../ports.ts'

/**
 * Reads and writes the page's cookies. A cookie that the browser refuses to keep (cookies off, sandboxed frame,
 * `Secure` on plain http) is held in memory, so that the user stays signed in until the page is left.
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
        // a refusal that throws; like a refusal without an error, it is found below
      }
      if (value && !`; ${readReal()}`.includes(`; ${name}=`)) {
        held.set(name, value)
        advise(console, 'refusedCookie', name)
      }
    },
  }
}
