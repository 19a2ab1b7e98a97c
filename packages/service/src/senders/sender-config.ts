/** The senders of texts: settings with every default filled in and their secrets read. */

/** The operator's own endpoint, which sends texts with any provider. */
export interface HookOptions {
  readonly url: string
  /** Contains two secrets while the secret is rotated. */
  readonly secrets: readonly Uint8Array[]
  readonly channels: readonly ('sms' | 'whatsapp')[]
}

/** An account at Twilio, or at a service with the same API. */
export interface TwilioOptions {
  readonly baseUrl: string
  readonly accountSid: string
  readonly authToken: string
  /** A number of the account, or the messaging service that chooses a number. */
  readonly from: { readonly number: string } | { readonly messagingServiceSid: string }
  /** Null if the account sends no WhatsApp messages. The content is a template with one variable, the code. */
  readonly whatsapp: { readonly from: string; readonly contentSid: string } | null
}

/** A number at WhatsApp's Cloud API, and an approved authentication template. */
export interface WhatsAppOptions {
  /** The base URL including the API's version: `https://graph.facebook.com/v23.0`. */
  readonly baseUrl: string
  readonly phoneNumberId: string
  readonly accessToken: string
  readonly template: { readonly name: string; readonly language: string }
}

/** One of a project's senders. */
export type SenderConfig =
  | ({ readonly type: 'hook' } & HookOptions)
  | ({ readonly type: 'twilio' } & TwilioOptions)
  | ({ readonly type: 'whatsapp' } & WhatsAppOptions)
