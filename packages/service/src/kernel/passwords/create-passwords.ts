/** Creates the parts of the password method: one pool, one worker and one set of lists for the process. */
import type { Logger } from 'pino'
import type { ServiceConfig } from '../config/config.ts'
import { type BreachCheck, createBreachCheck, type LookupOutcome } from './breach/breach-check.ts'
import { loadCommonPasswords } from './breach/common-passwords.ts'
import { createRangeApi } from './breach/range-api.ts'
import { findList } from './find-list.ts'
import { createHashPool, type HashPool } from './hash-pool.ts'
import type { HashCost } from './hash-threads.ts'
import { createPasswordHasher, type PasswordHasher } from './password-hasher.ts'
import { createPasswordPolicy, type PasswordPolicy } from './password-policy.ts'
import { createStrengthMeter } from './strength/strength-meter.ts'

/** Receives events for metrics. */
export interface PasswordObserver {
  onBreachLookup(outcome: LookupOutcome): void
  /** Called once with the pool whose load is shown. */
  watchPool(pool: Pick<HashPool, 'load' | 'turns'>): void
}

/** The parts, and the function that stops them. */
export interface PasswordParts {
  readonly passwordHasher: PasswordHasher
  readonly passwordPolicy: PasswordPolicy
  readonly breachCheck: BreachCheck
  stop(): Promise<void>
}

/** Time limits of single queries; milliseconds. */
export interface PasswordTimeouts {
  /** For the external breach list, because the user waits for it. */
  readonly lookupMs: number
  /** For the strength meter, which is queried at every key stroke. */
  readonly strengthMs: number
}

const defaultTimeouts: PasswordTimeouts = { lookupMs: 2_000, strengthMs: 1_500 }

/** Creates the parts. No worker starts before the first password. */
export function createPasswords(
  { breachRangeUrl }: Pick<ServiceConfig, 'breachRangeUrl'>,
  parts: {
    readonly log: Logger
    readonly observer: PasswordObserver
    readonly timeouts?: PasswordTimeouts | undefined
    readonly cost?: HashCost | undefined
  },
): PasswordParts {
  const { log, observer, timeouts = defaultTimeouts, cost } = parts
  const pool = createHashPool()
  observer.watchPool(pool)
  const meter = createStrengthMeter({ timeoutMs: timeouts.strengthMs })
  const breachCheck = createBreachCheck({
    common: loadCommonPasswords(findList('common-passwords.bin')),
    lookup: breachRangeUrl
      ? createRangeApi({ baseUrl: breachRangeUrl, timeoutMs: timeouts.lookupMs })
      : null,
    log,
    count: (outcome) => observer.onBreachLookup(outcome),
  })
  return {
    passwordHasher: createPasswordHasher(pool, cost),
    passwordPolicy: createPasswordPolicy({ meter, breach: breachCheck }),
    breachCheck,
    stop: () => meter.stop(),
  }
}
