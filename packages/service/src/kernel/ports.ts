import type { Logger } from 'pino'
import type { Clock } from '../foundation/clock.ts'
import type { Random } from '../foundation/random.ts'
import type { DevInbox } from '../senders/create-dev-inbox.ts'
import type { MailSender } from '../senders/mail-sender.ts'
import type { TextSender } from '../senders/text-sender.ts'
import type { CreateKeyPair } from './keys/create-key-pair.ts'
import type { LogOutput } from './ops/log-output.ts'
import type { PasswordTimeouts } from './passwords/create-passwords.ts'
import type { HashCost } from './passwords/hash-threads.ts'
import type { Storage } from './storage/storage.ts'

/**
 * The service's access to the outside: time, randomness, storage, mail and network. Each rule takes the few ports that
 * it uses as arguments.
 */
export interface Ports {
  readonly clock: Clock
  readonly random: Random
  readonly storage: Storage
  /** Sends one mail now; the outbox worker is its only caller. */
  readonly mailer: MailSender
  /** Sends texts and WhatsApp messages instead of the projects' configured senders. */
  readonly textSender?: TextSender
  /** Set in development mode only. */
  readonly devInbox: DevInbox | null
  readonly log: Logger
  /** Counts the log lines that were dropped, for the metrics. */
  readonly logOutput?: Pick<LogOutput, 'dropped'>
  /**
   * The maximum time for checking a password.
   *
   * @default as long as users can be expected to wait
   */
  readonly passwordTimeouts?: PasswordTimeouts
  /** The cost of new password hashes. @default OWASP's recommendation; tests that set many passwords take less */
  readonly passwordCost?: HashCost | undefined
  /**
   * How long the device on which a user picked a number waits until the page on the first device continues;
   * milliseconds.
   *
   * @default 4000
   */
  readonly otherDeviceMaxWaitMs?: number
  /**
   * Calls sign-in providers.
   *
   * @default calls public addresses only, in development also loopback addresses
   */
  readonly fetch?: typeof fetch
  /** Creates the keys that sign tokens. @default new keys each time; tests that create many services reuse some */
  readonly createKeyPair?: CreateKeyPair
}
