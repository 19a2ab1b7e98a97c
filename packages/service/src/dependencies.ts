import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { ServiceConfig } from './config/config.ts'
import type { FindPlace } from './delivery/occasion.ts'
import type { FindTextSender } from './delivery/text-sender.ts'
import type { RateLimits } from './http/rate-limits.ts'
import type { KeptJwts } from './keys/kept-jwts.ts'
import type { KeyRing } from './keys/key-ring.ts'
import type { SigningKeys } from './keys/signing-keys.ts'
import type { BreachCheck } from './passwords/breach/breach-check.ts'
import type { PasswordHasher } from './passwords/password-hasher.ts'
import type { PasswordPolicy } from './passwords/password-policy.ts'
import type { Random } from './random.ts'
import type { Storage } from './storage/storage.ts'

/** What rules and handlers are given: the ports, and what `createService` built upon them. */
export interface Dependencies {
  readonly config: ServiceConfig
  readonly clock: Clock
  readonly random: Random
  readonly storage: Storage
  readonly log: Logger
  readonly keyRing: KeyRing
  readonly signingKeys: SigningKeys
  readonly keptJwts: KeptJwts
  readonly rateLimits: RateLimits
  readonly passwordHasher: PasswordHasher
  readonly passwordPolicy: PasswordPolicy
  readonly breachCheck: BreachCheck
  readonly findPlace: FindPlace
  /** How long an answer waits for the page of another device to go on; milliseconds. */
  readonly otherDeviceMaxWaitMs: number
  /** Calls what others run; it reaches nothing of the service's own neighbours. */
  readonly fetch: typeof fetch
  readonly findTextSender: FindTextSender
  /** A message that had left did not arrive. */
  readonly countUndelivered: (channel: string) => void
  /** A message was committed to the outbox: the worker need not wait for its next look. */
  readonly wakeOutbox: () => void
}
