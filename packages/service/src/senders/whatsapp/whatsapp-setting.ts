import * as setting from '../../foundation/settings/declare-settings.ts'
import { readSecret, secretName, text, toBase, url } from '../sender-values.ts'

const whatsapp = setting.group({
  type: setting.required(setting.literal('whatsapp')),
  phoneNumberId: setting.required(text),
  /** The environment variable with the access token. */
  accessTokenEnv: setting.required(secretName),
  /** The name of an approved authentication template. */
  template: setting.required(text),
  /** The language in which the template was approved. @default 'en_US' */
  templateLanguage: text,
  /** @default 'https://graph.facebook.com/v23.0' */
  baseUrl: url,
})

/** A number at WhatsApp's Cloud API. */
export interface WhatsAppSenderSettings extends setting.WrittenOf<typeof whatsapp> {}

/** A number at WhatsApp's Cloud API, and an approved authentication template. */
export interface WhatsAppConfig {
  readonly type: 'whatsapp'
  /** The base URL including the API's version: `https://graph.facebook.com/v23.0`. */
  readonly baseUrl: string
  readonly phoneNumberId: string
  readonly accessToken: string
  readonly template: { readonly name: string; readonly language: string }
}

/** The setting of a number. */
export const whatsAppSetting: setting.DeclaredSetting<WhatsAppSenderSettings, WhatsAppConfig> =
  setting.converted(whatsapp, (written, context) => {
    const { type, phoneNumberId, accessTokenEnv, template } = written
    const { templateLanguage = 'en_US', baseUrl = 'https://graph.facebook.com/v23.0' } = written
    return {
      type,
      phoneNumberId,
      accessToken: readSecret(accessTokenEnv, context),
      template: { name: template, language: templateLanguage },
      baseUrl: toBase(baseUrl),
    }
  })
