import { Type } from 'typebox'
import * as setting from '../../declarations/declare-settings.ts'
import { type WebhookEvent, webhookEvents } from '../audit/webhook-events.ts'

/** Settings for captcha, fingerprint and webhooks; all optional, off by default. */
export interface IntegrationSettings {
  /** The captcha that users solve before a message is sent or a secret is checked. @default off */
  readonly captcha?: {
    readonly kind: 'proof-of-work' | 'recaptcha'
    /** For `proof-of-work`: leading zero bits, 12 to 24; each one doubles the browser's work. @default 18 */
    readonly difficulty?: number
    /** For `recaptcha`: the site key, which pages contain. */
    readonly siteKey?: string
    /** For `recaptcha`: name of the environment variable with the secret key. */
    readonly secretEnv?: string
    /** For `recaptcha`: the URL that checks tokens. @default 'https://www.google.com/recaptcha/api/siteverify' */
    readonly verifyUrl?: string
    /** For `recaptcha`: from 0 to 1, lower scores are refused. @default 0.5 */
    readonly leastScore?: number
    /** For `recaptcha`: whether calls pass while tokens cannot be checked. @default 'refuse' */
    readonly whenUnreachable?: 'refuse' | 'allow'
  }
  /** The service that judges browsers by their telemetry. @default off */
  readonly fingerprint?: {
    /** `OBSERVATION` only logs the verdicts, `DECISIONING` follows them and needs a captcha. */
    readonly mode: 'OBSERVATION' | 'DECISIONING'
    /** The URL of the look-up by telemetry id. */
    readonly url: string
    /** Name of the environment variable that holds the bearer secret. */
    readonly secretEnv: string
  }
  /** Endpoints to which signed events are sent (Standard Webhooks). @default [] */
  readonly webhooks?: readonly {
    /** The endpoint's name in logs and messages; unique in the project. */
    readonly endpointId: string
    readonly url: string
    /** Name of the environment variable with `whsec_…`; during a change, two secrets separated by a space. */
    readonly secretEnv: string
    /**
     * The event types to send.
     *
     * @default all
     */
    readonly events?: readonly WebhookEvent[]
    /** Allows addresses outside the public internet. @default true in development, false in production */
    readonly allowPrivate?: boolean
  }[]
}

const url = setting.text(2_048)

/** The declared settings, with their defaults. */
export const integrationSettings = {
  captcha: setting.group({
    kind: setting.required(setting.oneOf('proof-of-work', 'recaptcha')),
    difficulty: setting.withDefault(setting.integer(12, 24), 18),
    siteKey: setting.withDefault(setting.text(256), ''),
    secretEnv: setting.secretVariable,
    verifyUrl: setting.withDefault(url, 'https://www.google.com/recaptcha/api/siteverify'),
    leastScore: setting.withDefault(
      setting.value<number>(Type.Number({ minimum: 0, maximum: 1 })),
      0.5,
    ),
    whenUnreachable: setting.withDefault(setting.oneOf('refuse', 'allow'), 'refuse'),
  }),
  fingerprint: setting.group({
    mode: setting.required(setting.oneOf('OBSERVATION', 'DECISIONING')),
    url: setting.required(url),
    secretEnv: setting.required(setting.secretVariable),
  }),
  webhooks: setting.list(
    setting.group({
      endpointId: setting.required(setting.matching('^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$')),
      url: setting.required(url),
      secretEnv: setting.required(setting.secretVariable),
      events: setting.withDefault(
        setting.list(setting.oneOf<WebhookEvent>(...webhookEvents), { minItems: 1 }),
        null,
      ),
      allowPrivate: setting.value<boolean>(Type.Boolean()),
    }),
    { maxItems: 20 },
  ),
}
