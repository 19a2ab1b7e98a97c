import type { TextServer, TextServerOptions } from './start-text-server.ts'

/** Options of a simulation. */
export interface StandInOptions extends TextServerOptions {
  /**
   * The clock, in milliseconds.
   *
   * @default the machine's
   */
  readonly now?: () => number
}

/** A running simulation, and what an operator writes to send with it. */
export interface StartedStandIn {
  readonly provider: TextServer<unknown>
  /** One of `texts.senders`. */
  readonly settings: { readonly type: string }
  /** The secrets that the settings name, by their variables. */
  readonly secrets: Readonly<Record<string, string>>
  /** Makes the signed request of a report; missing if the provider reports nothing. */
  report?(event: ReportedEvent): SignedReport
}

/** An event that a provider reports. */
export interface ReportedEvent {
  /** Where the service takes reports. */
  readonly url: string
  /** `undelivered`, or the answer of the number's owner. */
  readonly about: 'undelivered' | 'stop' | 'start'
  /** E.164 */
  readonly phoneNumber: string
  /** The time of the report; epoch milliseconds. */
  readonly now: number
}

/** A report as the provider sends it. */
export interface SignedReport {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** How a sender is tried. Every folder of `senders` exports one, and so every registered sender is tried in the same ways. */
export interface SenderStandIn {
  /** Starts the simulation with an account that everything fits. */
  start(options?: StandInOptions): Promise<StartedStandIn>
}
