import { findUrlError } from '../foundation/addresses/exact-url.ts'
import * as setting from '../foundation/settings/declare-settings.ts'
import { parseWebhookSecrets } from '../foundation/text/parse-webhook-secrets.ts'
import { toSenderConfig } from './to-sender-config.ts'

const value = setting.text(2_048)
const secret = setting.secretName(2_048)
// Messages contain codes, so an attacker on the network must not be able to read them.
const url = setting.text(2_048, findUrlError)
// A sender may be an alphanumeric name, a short code or any number, even a number to which no code would be sent.
const number = setting.text(2_048, (text) =>
  /^(\+[1-9]\d{6,14}|[A-Za-z0-9 ]{1,11})$/.test(text)
    ? null
    : `must be a number in E.164 like +12015550123, got "${text}"`,
)
const webhookSecret = setting.secretName(2_048, (text) => {
  const parsed = parseWebhookSecrets(text)
  return typeof parsed === 'string' ? parsed : null
})

const template = setting.group({
  templateId: setting.required(value),
  /** A BCP 47 language tag; if it is missing, the template applies to every language. */
  language: value,
  /** Contains `{{code}}`, `{{project}}` and `{{duration}}`. */
  text: setting.required(
    setting.text(2_048, (text) => (text.includes('{{code}}') ? null : 'must contain {{code}}')),
  ),
})

const hook = setting.group({
  type: setting.required(setting.literal('hook')),
  url: setting.required(url),
  /** The environment variable with `whsec_…`, or with two secrets during a rotation. */
  secretEnv: setting.required(webhookSecret),
  /** @default both */
  channels: setting.list(setting.oneOf('sms', 'whatsapp')),
})

const twilio = setting.group({
  type: setting.required(setting.literal('twilio')),
  accountSid: setting.required(value),
  /** The environment variable with the account's token. */
  authTokenEnv: setting.required(secret),
  /** A number of the account. Set either this or `messagingServiceSid`. */
  from: number,
  messagingServiceSid: value,
  /** A WhatsApp sender of the account, and a content template with one variable, the code. */
  whatsapp: setting.group({ from: setting.required(number), contentSid: setting.required(value) }),
  /** @default 'https://api.twilio.com' */
  baseUrl: url,
})

const whatsapp = setting.group({
  type: setting.required(setting.literal('whatsapp')),
  phoneNumberId: setting.required(value),
  /** The environment variable with the access token. */
  accessTokenEnv: setting.required(secret),
  /** The name of an approved authentication template. */
  template: setting.required(value),
  /** The language in which the template was approved. @default 'en_US' */
  templateLanguage: value,
  /** @default 'https://graph.facebook.com/v23.0' */
  baseUrl: url,
})

/** The host's own template of a text message. */
export interface TextTemplateSettings extends setting.WrittenOf<typeof template> {}

/** Your own endpoint. It receives each message to send, signed like a webhook. */
export interface HookSenderSettings extends setting.WrittenOf<typeof hook> {}

/** An account at Twilio. */
export interface TwilioSenderSettings extends setting.WrittenOf<typeof twilio> {}

/** A number at WhatsApp's Cloud API. */
export interface WhatsAppSenderSettings extends setting.WrittenOf<typeof whatsapp> {}

export type SenderSettings = HookSenderSettings | TwilioSenderSettings | WhatsAppSenderSettings

const sender: setting.DeclaredSetting<SenderSettings, unknown> = setting.union(
  hook,
  setting.withRule(twilio, ({ from, messagingServiceSid }) =>
    (from === undefined) === (messagingServiceSid === undefined)
      ? [{ key: 'from', message: 'write either "from" or "messagingServiceSid"' }]
      : [],
  ),
  whatsapp,
)

const texts = setting.group({
  /** Tried in this order. By default no text is sent, and in development all texts arrive in the dev inbox. */
  senders: setting.list(setting.converted(sender, toSenderConfig)),
  /** If true, a code that WhatsApp refuses is sent as a text message. @default false */
  textInsteadOfWhatsApp: setting.flag(false),
  templates: setting.list(setting.asWritten<TextTemplateSettings>(template)),
})

/** The settings of text and WhatsApp messages. */
export interface TextsSettings extends setting.WrittenOf<typeof texts> {}

/** The settings with every default filled in. */
export interface TextsConfig extends setting.ConfigOf<typeof texts> {}

const sendsTexts = (sender: SenderSettings) =>
  sender.type === 'twilio' || (sender.type === 'hook' && sender.channels?.includes('sms') !== false)

/** The setting `project.texts`. */
export const textsSetting: setting.DeclaredSetting<TextsSettings, TextsConfig> = setting.withRule(
  texts,
  ({ senders = [], textInsteadOfWhatsApp }) =>
    textInsteadOfWhatsApp && !senders.some(sendsTexts)
      ? [
          {
            key: 'textInsteadOfWhatsApp',
            message: 'needs a sender of texts: add one of type "hook" or "twilio"',
          },
        ]
      : [],
)
