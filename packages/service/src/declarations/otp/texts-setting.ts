import { Type } from 'typebox'
import * as setting from '../declare-settings.ts'
import type { SenderConfig } from '../senders/sender-config.ts'
import { toSenderConfig } from '../senders/to-sender-config.ts'
import { findTextProblems } from './find-text-problems.ts'

const value = setting.text(2_048)

const template = setting.group({
  templateId: setting.required(value),
  /** A BCP 47 language tag; if it is missing, the template applies to every language. */
  language: value,
  /** Contains `{{code}}`, `{{project}}` and `{{duration}}`. */
  text: setting.required(value),
})

const hook = setting.group({
  type: setting.required(setting.literal('hook')),
  url: setting.required(value),
  /** The environment variable with `whsec_…`, or with two secrets during a rotation. */
  secretEnv: setting.required(value),
  /** @default both */
  channels: setting.list(
    setting.value<'sms' | 'whatsapp'>(Type.Union([Type.Literal('sms'), Type.Literal('whatsapp')])),
  ),
})

const twilio = setting.group({
  type: setting.required(setting.literal('twilio')),
  accountSid: setting.required(value),
  /** The environment variable with the account's token. */
  authTokenEnv: setting.required(value),
  /** A number of the account. Set either this or `messagingServiceSid`. */
  from: value,
  messagingServiceSid: value,
  /** A WhatsApp sender of the account, and a content template with one variable, the code. */
  whatsapp: setting.group({ from: setting.required(value), contentSid: setting.required(value) }),
  /** @default 'https://api.twilio.com' */
  baseUrl: value,
})

const whatsapp = setting.group({
  type: setting.required(setting.literal('whatsapp')),
  phoneNumberId: setting.required(value),
  /** The environment variable with the access token. */
  accessTokenEnv: setting.required(value),
  /** The name of an approved authentication template. */
  template: setting.required(value),
  /** The language in which the template was approved. @default 'en_US' */
  templateLanguage: value,
  /** @default 'https://graph.facebook.com/v23.0' */
  baseUrl: value,
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

const texts = setting.group({
  /** Tried in this order. By default no text is sent, and in development all texts arrive in the dev inbox. */
  senders: setting.list(
    setting.value<SenderSettings>(Type.Union([hook, twilio, whatsapp].map(({ schema }) => schema))),
  ),
  /** If true, a code that WhatsApp refuses is sent as a text message. @default false */
  textInsteadOfWhatsApp: setting.flag(false),
  templates: setting.list(setting.asWritten<TextTemplateSettings>(template)),
})

/** The settings of text and WhatsApp messages. */
export interface TextsSettings extends setting.WrittenOf<typeof texts> {}

/** The settings with every default filled in. */
export interface TextsConfig {
  readonly senders: readonly SenderConfig[]
  readonly textInsteadOfWhatsApp: boolean
  readonly templates: readonly TextTemplateSettings[]
}

/** The setting `project.texts`. */
export const textsSetting = {
  schema: texts.schema,
  toConfig: (
    { senders = [], textInsteadOfWhatsApp = false, templates = [] }: TextsSettings = {},
    { secrets = {} }: setting.SettingContext,
  ): TextsConfig => ({
    senders: senders.map((sender) => toSenderConfig(sender, secrets)),
    textInsteadOfWhatsApp,
    templates,
  }),
  secretNames: ({ senders = [] }: TextsSettings) => senders.map(toSecretName),
  findProblems: findTextProblems,
}

/** Returns the name of the environment variable that holds a sender's secret. */
function toSecretName(sender: SenderSettings): string {
  if (sender.type === 'hook') return sender.secretEnv
  return sender.type === 'twilio' ? sender.authTokenEnv : sender.accessTokenEnv
}
