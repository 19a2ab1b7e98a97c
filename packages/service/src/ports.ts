import type { Logger } from 'pino'
import type { DevInbox } from './delivery/dev-inbox.ts'
import type { Mailer } from './delivery/mailer.ts'
import type { CreateKeyPair } from './keys/create-key-pair.ts'
import type { LogOutput } from './ops/log-output.ts'
import type { PasswordPatience } from './passwords/create-passwords.ts'
import type { Storage } from './storage/storage.ts'

/** The time, handed in so that tests can move it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
}

/** Randomness, handed in so that it has one place. Always from the system's CSPRNG in production. */
export interface Random {
  /** `size` random bytes. */
  bytes(size: number): Uint8Array
  /** A uniform integer from 0 to `below - 1`. */
  integer(below: number): number
}

/** Everything impure the service needs. Rules take the few they use as arguments. */
export interface Ports {
  readonly clock: Clock
  readonly random: Random
  readonly storage: Storage
  /** Sends one mail now; the outbox worker is its only caller. */
  readonly mailer: Mailer
  /** Set in development only. */
  readonly devInbox: DevInbox | null
  readonly log: Logger
  /** What became of the log's lines, for the figures. */
  readonly logOutput?: Pick<LogOutput, 'dropped'>
  /** How long passwords are checked at most; what people can be asked to wait for, unless told. */
  readonly passwordPatience?: PasswordPatience
  /**
   * How long whoever picked a number on another device waits to read that the page there went on; milliseconds.
   * @default 4000
   */
  readonly otherDevicePatienceMs?: number
  /** Makes the keys that sign tokens. @default new ones; a test that makes many worlds takes some in turn */
  readonly createKeyPair?: CreateKeyPair
}
