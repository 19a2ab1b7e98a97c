import type { Logger } from 'pino'
import type { CommonPasswords } from './common-passwords.ts'
import type { BreachLookup } from './range-api.ts'

/** Tells whether a password is known from leaks. */
export interface BreachCheck {
  /**
   * @param options.askOutside false: only the list that ships with the service is asked, for a password that
   * is refused anyway. @default true
   */
  isBreached(password: string, options?: { readonly askOutside?: boolean }): Promise<boolean>
}

/** How a question to the outside list ended, for metrics. */
export type LookupOutcome = 'found' | 'clean' | 'failed'

/**
 * Asks the list that ships with the service, then the outside one if there is one. Fails open: whoever cannot
 * reach the outside list still signs in, and the metric tells the operator.
 */
export function createBreachCheck(parts: {
  readonly common: CommonPasswords
  readonly lookup: BreachLookup | null
  readonly log: Pick<Logger, 'warn'>
  readonly count: (outcome: LookupOutcome) => void
}): BreachCheck {
  const { common, lookup, log, count } = parts
  return {
    async isBreached(password, { askOutside = true } = {}) {
      if (common.has(password)) return true
      if (!lookup || !askOutside) return false
      try {
        const isFound = await lookup.has(password)
        count(isFound ? 'found' : 'clean')
        return isFound
      } catch (error) {
        count('failed')
        // The cause may quote the address asked, which holds part of a hash.
        const reason = error instanceof Error ? error.name : 'unknown'
        log.warn({ reason }, 'the breach list is unreachable; passwords are not checked against it')
        return false
      }
    },
  }
}
