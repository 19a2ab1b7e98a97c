import type { Logger } from 'pino'
import type { CommonPasswords } from './common-passwords.ts'
import type { BreachLookup } from './range-api.ts'

/** Checks whether a password is known from leaks. */
export interface BreachCheck {
  /**
   * Checks one password.
   *
   * @param options.askOutside false checks only the list that ships with the service, for a password that is refused
   * anyway. @default true
   */
  isBreached(password: string, options?: { readonly askOutside?: boolean }): Promise<boolean>
}

/** The outcome of a query of the external list, for metrics. */
export type LookupOutcome = 'found' | 'clean' | 'failed'

/**
 * Checks the list that ships with the service and then the external one, if configured. When the external list does not
 * answer, the password counts as unknown: users can still sign in, and a metric tells the operator.
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
        // The cause may quote the URL of the query, which contains part of a hash.
        const reason = error instanceof Error ? error.name : 'unknown'
        log.warn({ reason }, 'the breach list is unreachable; passwords are not checked against it')
        return false
      }
    },
  }
}
