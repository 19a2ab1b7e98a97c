import { Type } from 'typebox'
import type { DeclaredSetting, SettingContext } from '../declare-method.ts'
import type { SenderConfig } from '../senders/sender-config.ts'
import { toSenderConfig } from '../senders/to-sender-config.ts'
import { strict } from '../setting-schemas.ts'
import { findTextProblems } from './find-text-problems.ts'

/** The host's own template of a text message. */
export interface TextTemplateSettings {
  readonly templateId: string
  /** A BCP 47 language tag; if it is missing, the template applies to every language. */
  readonly language?: string
  /** Contains `{{code}}`, `{{project}}` and `{{duration}}`. */
  readonly text: string
}

/** Your own endpoint. It receives each message to send, signed like a webhook. */
export interface HookSenderSettings {
  readonly type: 'hook'
  readonly url: string
  /** The environment variable with `whsec_…`, or with two secrets during a rotation. */
  readonly secretEnv: string
  /** @default both */
  readonly channels?: readonly ('sms' | 'whatsapp')[]
}

/** An account at Twilio. */
export interface TwilioSenderSettings {
  readonly type: 'twilio'
  readonly accountSid: string
  /** The environment variable with the account's token. */
  readonly authTokenEnv: string
  /** A number of the account. Set either this or `messagingServiceSid`. */
  readonly from?: string
  readonly messagingServiceSid?: string
  /** A WhatsApp sender of the account, and a content template with one variable, the code. */
  readonly whatsapp?: { readonly from: string; readonly contentSid: string }
  /** @default 'https://api.twilio.com' */
  readonly baseUrl?: string
}

/** A number at WhatsApp's Cloud API. */
export interface WhatsAppSenderSettings {
  readonly type: 'whatsapp'
  readonly phoneNumberId: string
  /** The environment variable with the access token. */
  readonly accessTokenEnv: string
  /** The name of an approved authentication template. */
  readonly template: string
  /** The language in which the template was approved. @default 'en_US' */
  readonly templateLanguage?: string
  /** @default 'https://graph.facebook.com/v23.0' */
  readonly baseUrl?: string
}

export type SenderSettings = HookSenderSettings | TwilioSenderSettings | WhatsAppSenderSettings

/** The settings of text and WhatsApp messages. */
export interface TextsSettings {
  /** Tried in this order. By default no text is sent, and in development all texts arrive in the dev inbox. */
  readonly senders?: readonly SenderSettings[]
  /** If true, a code that WhatsApp refuses is sent as a text message. @default false */
  readonly textInsteadOfWhatsApp?: boolean
  readonly templates?: readonly TextTemplateSettings[]
}

/** The settings with every default filled in. */
export interface TextsConfig {
  readonly senders: readonly SenderConfig[]
  readonly textInsteadOfWhatsApp: boolean
  readonly templates: readonly TextTemplateSettings[]
}

const Text = Type.String({ minLength: 1, maxLength: 2048 })

const Sender = Type.Union([
  Type.Object(
    {
      type: Type.Literal('hook'),
      url: Text,
      secretEnv: Text,
      channels: Type.Optional(
        Type.Array(Type.Union([Type.Literal('sms'), Type.Literal('whatsapp')])),
      ),
    },
    strict,
  ),
  Type.Object(
    {
      type: Type.Literal('twilio'),
      accountSid: Text,
      authTokenEnv: Text,
      from: Type.Optional(Text),
      messagingServiceSid: Type.Optional(Text),
      whatsapp: Type.Optional(Type.Object({ from: Text, contentSid: Text }, strict)),
      baseUrl: Type.Optional(Text),
    },
    strict,
  ),
  Type.Object(
    {
      type: Type.Literal('whatsapp'),
      phoneNumberId: Text,
      accessTokenEnv: Text,
      template: Text,
      templateLanguage: Type.Optional(Text),
      baseUrl: Type.Optional(Text),
    },
    strict,
  ),
])

const Template = Type.Object(
  { templateId: Text, language: Type.Optional(Text), text: Text },
  strict,
)

/** The setting `project.texts`. */
export const textsSetting = {
  schema: Type.Object(
    {
      senders: Type.Optional(Type.Array(Sender)),
      textInsteadOfWhatsApp: Type.Optional(Type.Boolean()),
      templates: Type.Optional(Type.Array(Template)),
    },
    strict,
  ),
  toConfig: (
    { senders = [], textInsteadOfWhatsApp = false, templates = [] }: TextsSettings,
    { secrets = {} }: SettingContext,
  ): TextsConfig => ({
    senders: senders.map((sender) => toSenderConfig(sender, secrets)),
    textInsteadOfWhatsApp,
    templates,
  }),
  secretNames: ({ senders = [] }: TextsSettings) => senders.map(toSecretName),
  findProblems: findTextProblems,
} satisfies DeclaredSetting<TextsSettings, TextsConfig>

/** Returns the name of the environment variable that holds a sender's secret. */
function toSecretName(sender: SenderSettings): string {
  if (sender.type === 'hook') return sender.secretEnv
  return sender.type === 'twilio' ? sender.authTokenEnv : sender.accessTokenEnv
}
