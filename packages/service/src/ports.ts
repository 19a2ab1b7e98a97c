import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { DevInbox } from './delivery/dev-inbox.ts'
import type { Mailer } from './delivery/mailer.ts'
import type { TextSender } from './delivery/text-sender.ts'
import type { CreateKeyPair } from './keys/create-key-pair.ts'
import type { LogOutput } from './ops/log-output.ts'
import type { PasswordTimeouts } from './passwords/create-passwords.ts'
import type { Random } from './random.ts'
import type { Storage } from './storage/storage.ts'

/** Everything impure the service needs. Rules take the few they use as arguments. */
export interface Ports {
  readonly clock: Clock
  readonly random: Random
  readonly storage: Storage
  /** Sends one mail now; the outbox worker is its only caller. */
  readonly mailer: Mailer
  /** Sends texts and WhatsApp messages in place of what the projects name. */
  readonly textSender?: TextSender
  /** Set in development only. */
  readonly devInbox: DevInbox | null
  readonly log: Logger
  /** What became of the log's lines, for the figures. */
  readonly logOutput?: Pick<LogOutput, 'dropped'>
  /** How long passwords are checked at most; what people can be asked to wait for, unless told. */
  readonly passwordTimeouts?: PasswordTimeouts
  /**
   * How long whoever picked a number on another device waits to read that the page there went on; milliseconds.
   * @default 4000
   */
  readonly otherDeviceMaxWaitMs?: number
  /**
   * Calls sign-in providers.
   * @default one that calls public addresses alone, and loopback ones in development
   */
  readonly fetch?: typeof fetch
  /** Makes the keys that sign tokens. @default new ones; a test that makes many worlds takes some in turn */
  readonly createKeyPair?: CreateKeyPair
}
