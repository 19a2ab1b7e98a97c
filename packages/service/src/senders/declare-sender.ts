/**
 * What a sender is: one value that says how an operator configures it, which channels it serves, how it sends and is
 * examined, and what its provider reports. Everything else loops over the registry in `index.ts`.
 */
import type { Clock } from '../foundation/clock.ts'
import type { DeclaredSetting } from '../foundation/settings/declare-settings.ts'
import type { CallPorts } from './call-sender.ts'
import type { TextChannel, TextSender } from './text-sender.ts'

/** What a sender of one project uses. */
export interface SenderPorts extends CallPorts {
  readonly clock: Clock
  /**
   * The URL to which the provider reports what becomes of messages; null if it cannot reach the service, or if the
   * sender reads no reports.
   */
  readonly reportUrl: string | null
}

/** What a sender of one project does. If `examine` throws, the provider counts as one that could not be called. */
export type CreatedSender = Required<Pick<TextSender, 'send' | 'examine'>>

/** A request of a provider, before anything of it is believed. */
export interface ReportRequest {
  /** The URL to which the provider sent it. */
  readonly url: string
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** The exact body, which signatures cover. */
  readonly body: string
  /** The time of its arrival; epoch milliseconds. */
  readonly receivedAt: number
}

/** An event that a provider reports. */
export type SenderEvent =
  | {
      readonly kind: 'undelivered'
      readonly channel: TextChannel
      /** The provider's own id of the message, and its error; both are logged. */
      readonly reference: string
      readonly error: string
    }
  /** The number's owner wants no more messages, or wants them again. */
  | {
      readonly kind: 'unsubscribed' | 'subscribed'
      /** E.164 */
      readonly phoneNumber: string
    }

/** How a provider's reports are read. The service takes them at `/v1/public/<sender's id>/<project id>`. */
export interface SenderReports<Config> {
  /**
   * Reads a report.
   *
   * @returns null if this configuration's secret did not sign it
   */
  read(
    request: ReportRequest,
    config: Config,
  ): readonly SenderEvent[] | null | Promise<readonly SenderEvent[] | null>
  /** The answer that the provider expects. @default an empty one */
  readonly answer?: { readonly contentType: string; readonly body: string }
}

/** The declaration of a sender. */
export interface SenderDeclaration<Id extends string, Written, Config> {
  /** The `type` in `texts.senders`, and the name in logs, metrics and `portico doctor`. */
  readonly id: Id
  /** What an operator writes for it, and what it becomes once its secrets are read. */
  readonly setting: DeclaredSetting<Written, Config>
  /** The channels that it can serve. */
  readonly channels: readonly TextChannel[]
  /** The channels that it serves with this configuration. @default all of them */
  findChannels?(config: Config): readonly TextChannel[]
  /** Creates the sender of one project. */
  create(config: Config, ports: SenderPorts): CreatedSender
  /** Missing if the provider reports nothing. */
  readonly reports?: SenderReports<Config>
}

/** Declares a sender, and checks that its settings select it by its id. */
export const declareSender = <
  const Id extends string,
  Written extends { readonly type: Id },
  Config extends { readonly type: Id },
>(
  declared: SenderDeclaration<Id, Written, Config>,
): SenderDeclaration<Id, Written, Config> => declared
