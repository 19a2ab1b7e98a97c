import type { SettingContext } from '../foundation/settings/declare-settings.ts'
import { parseWebhookSecrets } from '../foundation/text/parse-webhook-secrets.ts'
import type { SenderSettings } from './texts-setting.ts'
import type { SenderConfig } from './sender-config.ts'

/** Fills in the defaults of a sender, whose settings were checked before. */
export function toSenderConfig(
  sender: SenderSettings,
  { secrets = {} }: SettingContext,
): SenderConfig {
  switch (sender.type) {
    case 'hook': {
      const { type, url, secretEnv, channels = ['sms', 'whatsapp'] } = sender
      const parsed = parseWebhookSecrets(secrets[secretEnv] ?? '')
      return { type, url, channels, secrets: typeof parsed === 'string' ? [] : parsed }
    }
    case 'twilio': {
      const { type, accountSid, authTokenEnv, from, messagingServiceSid = '', whatsapp } = sender
      return {
        type,
        accountSid,
        authToken: secrets[authTokenEnv] ?? '',
        from: from === undefined ? { messagingServiceSid } : { number: from },
        whatsapp: whatsapp ?? null,
        baseUrl: toBase(sender.baseUrl ?? 'https://api.twilio.com'),
      }
    }
    case 'whatsapp': {
      const { type, phoneNumberId, accessTokenEnv, template } = sender
      const { templateLanguage = 'en_US', baseUrl = 'https://graph.facebook.com/v23.0' } = sender
      return {
        type,
        phoneNumberId,
        accessToken: secrets[accessTokenEnv] ?? '',
        template: { name: template, language: templateLanguage },
        baseUrl: toBase(baseUrl),
      }
    }
  }
}

const toBase = (url: string) => url.replace(/(?<!\/)\/+$/, '')
