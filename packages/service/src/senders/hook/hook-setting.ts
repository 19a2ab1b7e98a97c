import * as setting from '../../foundation/settings/declare-settings.ts'
import { parseWebhookSecrets } from '../../foundation/text/parse-webhook-secrets.ts'
import { readSecret, url } from '../sender-values.ts'

const webhookSecret = setting.secretName(2_048, (text) => {
  const parsed = parseWebhookSecrets(text)
  return typeof parsed === 'string' ? parsed : null
})

const hook = setting.group({
  type: setting.required(setting.literal('hook')),
  url: setting.required(url),
  /** The environment variable with `whsec_…`, or with two secrets during a rotation. */
  secretEnv: setting.required(webhookSecret),
  /** @default both */
  channels: setting.list(setting.oneOf('sms', 'whatsapp')),
})

/** Your own endpoint. It receives each message to send, signed like a webhook. */
export interface HookSenderSettings extends setting.WrittenOf<typeof hook> {}

/** The operator's own endpoint, which sends texts with any provider. */
export interface HookConfig {
  readonly type: 'hook'
  readonly url: string
  /** Contains two secrets while the secret is rotated. */
  readonly secrets: readonly Uint8Array[]
  readonly channels: readonly ('sms' | 'whatsapp')[]
}

/** The setting of a hook. */
export const hookSetting: setting.DeclaredSetting<HookSenderSettings, HookConfig> =
  setting.converted<HookSenderSettings, HookConfig>(
    hook,
    ({ type, url, secretEnv, channels = ['sms', 'whatsapp'] }, context) => {
      const parsed = parseWebhookSecrets(readSecret(secretEnv, context))
      return { type, url, channels, secrets: typeof parsed === 'string' ? [] : parsed }
    },
  )
