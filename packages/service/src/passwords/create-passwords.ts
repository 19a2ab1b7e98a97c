/** Joins what the password method needs: one pool, one worker, one set of lists for the whole process. */
import type { Logger } from 'pino'
import type { ServiceConfig } from '../config/config.ts'
import { type BreachCheck, createBreachCheck, type LookupOutcome } from './breach/breach-check.ts'
import { loadCommonPasswords } from './breach/common-passwords.ts'
import { createRangeApi } from './breach/range-api.ts'
import { findList } from './find-list.ts'
import { createHashPool, type HashPool } from './hash-pool.ts'
import { createPasswordHasher, type PasswordHasher } from './password-hasher.ts'
import { createPasswordPolicy, type PasswordPolicy } from './password-policy.ts'
import { createStrengthMeter } from './strength/strength-meter.ts'

/** Hears what operators should know. */
export interface PasswordObserver {
  onBreachLookup(outcome: LookupOutcome): void
  /** Called once: the pool whose load is shown. */
  watchPool(pool: Pick<HashPool, 'load' | 'turns'>): void
}

/** The parts, and what ends them. */
export interface PasswordParts {
  readonly passwordHasher: PasswordHasher
  readonly passwordPolicy: PasswordPolicy
  readonly breachCheck: BreachCheck
  stop(): Promise<void>
}

/** How long one question may take; milliseconds. */
export interface PasswordTimeouts {
  /** To the breach list outside: the person waits for it. */
  readonly lookupMs: number
  /** To the strength meter: it is asked at every key stroke. */
  readonly strengthMs: number
}

const defaultTimeouts: PasswordTimeouts = { lookupMs: 2_000, strengthMs: 1_500 }

/** Makes the parts. Nothing runs until the first password comes. */
export function createPasswords(
  { breachRangeUrl }: Pick<ServiceConfig, 'breachRangeUrl'>,
  parts: {
    readonly log: Logger
    readonly observer: PasswordObserver
    readonly timeouts?: PasswordTimeouts | undefined
  },
): PasswordParts {
  const { log, observer, timeouts = defaultTimeouts } = parts
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
    passwordHasher: createPasswordHasher(pool),
    passwordPolicy: createPasswordPolicy({ meter, breach: breachCheck }),
    breachCheck,
    stop: () => meter.stop(),
  }
}
