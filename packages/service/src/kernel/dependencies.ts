import type { Logger } from 'pino'
import type { Clock } from '../foundation/clock.ts'
import type { Random } from '../foundation/random.ts'
import type { FindTextSender } from '../senders/text-sender.ts'
import type { ServiceConfig } from './config/config.ts'
import type { FindPlace } from './delivery/occasion.ts'
import type { RateLimits } from './http/rate-limits.ts'
import type { KeptJwts } from './keys/kept-jwts.ts'
import type { KeyRing } from './keys/key-ring.ts'
import type { SigningKeys } from './keys/signing-keys.ts'
import type { BreachCheck } from './passwords/breach/breach-check.ts'
import type { PasswordHasher } from './passwords/password-hasher.ts'
import type { PasswordPolicy } from './passwords/password-policy.ts'
import type { Storage } from './storage/storage.ts'

/** The dependencies of rules and handlers: the ports, and the parts that `createService` built from them. */
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
  /** How long an answer waits until the page on the other device continues; milliseconds. */
  readonly otherDeviceMaxWaitMs: number
  /** Calls servers of third parties; it cannot reach addresses in the service's own network. */
  readonly fetch: typeof fetch
  readonly findTextSender: FindTextSender
  /** Counts a message that was sent but not delivered. */
  readonly countUndelivered: (channel: string) => void
  /** Tells the worker that a message was committed to the outbox, so that it sends it before its next poll. */
  readonly wakeOutbox: () => void
}
