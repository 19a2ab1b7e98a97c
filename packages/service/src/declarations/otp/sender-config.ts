/** Senders of texts as the service makes them: settings with every default filled in and their secrets read. */

/** The owner's own endpoint, which sends texts by whatever provider it likes. */
export interface HookOptions {
  readonly url: string
  /** Two while the secret is changed. */
  readonly secrets: readonly Uint8Array[]
  readonly channels: readonly ('sms' | 'whatsapp')[]
}

/** An account at Twilio, or at whoever speaks its API. */
export interface TwilioOptions {
  readonly baseUrl: string
  readonly accountSid: string
  readonly authToken: string
  /** A number of the account, or the service that chooses one. */
  readonly from: { readonly number: string } | { readonly messagingServiceSid: string }
  /** Null where WhatsApp goes another way. Its words are a template with one variable, the code. */
  readonly whatsapp: { readonly from: string; readonly contentSid: string } | null
}

/** A number at WhatsApp's Cloud API, and the authentication template that its owner approved. */
export interface WhatsAppOptions {
  /** With the version of the API: `https://graph.facebook.com/v23.0`. */
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
