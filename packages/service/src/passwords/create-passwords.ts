/** Joins what the password method needs: one pool, one worker, one set of lists for the whole process. */
import type { Logger } from 'pino'
import type { ServiceConfig } from '../config/config.ts'
import { type BreachCheck, createBreachCheck, type LookupOutcome } from './breach/breach-check.ts'
import { loadCommonPasswords } from './breach/common-passwords.ts'
import { createRangeApi } from './breach/range-api.ts'
import { findList } from './find-list.ts'
import { createHashPool, type HashPool } from './hash-pool.ts'
import { createPasswordHasher, type PasswordHasher } from './password-hasher.ts'
import { createPasswordJudge, type PasswordJudge } from './password-judge.ts'
import { createStrengthMeter } from './strength/strength-meter.ts'

/** Hears what operators should know. */
export interface PasswordObserver {
  onBreachLookup(outcome: LookupOutcome): void
  /** Called once: the pool whose load is shown. */
  watchPool(pool: Pick<HashPool, 'load'>): void
}

/** The parts, and what ends them. */
export interface PasswordParts {
  readonly passwordHasher: PasswordHasher
  readonly passwordJudge: PasswordJudge
  readonly breachCheck: BreachCheck
  stop(): Promise<void>
}

const lookupTimeoutMs = 2_000

/** Makes the parts. Nothing runs until the first password comes. */
export function createPasswords(
  { breachRangeUrl }: Pick<ServiceConfig, 'breachRangeUrl'>,
  { log, observer }: { readonly log: Logger; readonly observer: PasswordObserver },
): PasswordParts {
  const pool = createHashPool()
  observer.watchPool(pool)
  const meter = createStrengthMeter()
  const breachCheck = createBreachCheck({
    common: loadCommonPasswords(findList('common-passwords.bin')),
    lookup: breachRangeUrl
      ? createRangeApi({ baseUrl: breachRangeUrl, timeoutMs: lookupTimeoutMs })
      : null,
    log,
    count: (outcome) => observer.onBreachLookup(outcome),
  })
  return {
    passwordHasher: createPasswordHasher(pool),
    passwordJudge: createPasswordJudge({ meter, breach: breachCheck }),
    breachCheck,
    stop: () => meter.stop(),
  }
}
