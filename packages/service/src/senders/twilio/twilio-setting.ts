import * as setting from '../../foundation/settings/declare-settings.ts'
import { number, readSecret, secretName, text, toBase, url } from '../sender-values.ts'

const twilio = setting.group({
  type: setting.required(setting.literal('twilio')),
  accountSid: setting.required(text),
  /** The environment variable with the account's token. */
  authTokenEnv: setting.required(secretName),
  /** A number of the account. Set either this or `messagingServiceSid`. */
  from: number,
  messagingServiceSid: text,
  /** A WhatsApp sender of the account, and a content template with one variable, the code. */
  whatsapp: setting.group({ from: setting.required(number), contentSid: setting.required(text) }),
  /** @default 'https://api.twilio.com' */
  baseUrl: url,
})

/** An account at Twilio. */
export interface TwilioSenderSettings extends setting.WrittenOf<typeof twilio> {}

/** An account at Twilio, or at a service with the same API. */
export interface TwilioConfig {
  readonly type: 'twilio'
  readonly baseUrl: string
  readonly accountSid: string
  readonly authToken: string
  /** A number of the account, or the messaging service that chooses a number. */
  readonly from: { readonly number: string } | { readonly messagingServiceSid: string }
  /** Null if the account sends no WhatsApp messages. The content is a template with one variable, the code. */
  readonly whatsapp: { readonly from: string; readonly contentSid: string } | null
}

/** The setting of an account. */
export const twilioSetting: setting.DeclaredSetting<TwilioSenderSettings, TwilioConfig> =
  setting.converted(
    setting.withRule(twilio, ({ from, messagingServiceSid }) =>
      (from === undefined) === (messagingServiceSid === undefined)
        ? [{ key: 'from', message: 'write either "from" or "messagingServiceSid"' }]
        : [],
    ),
    ({ type, accountSid, authTokenEnv, ...written }, context) => {
      const { from, messagingServiceSid = '', whatsapp = null } = written
      const { baseUrl = 'https://api.twilio.com' } = written
      return {
        type,
        accountSid,
        authToken: readSecret(authTokenEnv, context),
        from: from === undefined ? { messagingServiceSid } : { number: from },
        whatsapp,
        baseUrl: toBase(baseUrl),
      }
    },
  )
