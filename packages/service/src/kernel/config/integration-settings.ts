import { Type } from 'typebox'
import * as setting from '../../foundation/settings/declare-settings.ts'
import { type WebhookEvent, webhookEvents } from '../audit/webhook-events.ts'

const url = setting.text(2_048)

const webhook = setting.group({
  /** The endpoint's name in logs and messages; unique in the project. */
  endpointId: setting.required(setting.matching('^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$')),
  url: setting.required(url),
  /** Name of the environment variable with `whsec_…`; during a change, two secrets separated by a space. */
  secretEnv: setting.required(setting.secretVariable),
  /**
   * The event types to send.
   *
   * @default all
   */
  events: setting.withDefault(
    setting.list(setting.oneOf<WebhookEvent>(...webhookEvents), { minItems: 1 }),
    null,
  ),
  /** Allows addresses outside the public internet. @default true in development, false in production */
  allowPrivate: setting.value<boolean>(Type.Boolean()),
})

/** An endpoint to which events are sent (Standard Webhooks). */
export interface WebhookSettings extends setting.WrittenOf<typeof webhook> {}

/** The endpoint with every default filled in but `allowPrivate`. */
export interface WebhookConfig extends setting.ConfigOf<typeof webhook> {}

/** The declared settings, with their defaults. */
export const integrationSettings = {
  /** The captcha that users solve before a message is sent or a secret is checked. @default off */
  captcha: setting.group({
    kind: setting.required(setting.oneOf('proof-of-work', 'recaptcha')),
    /** For `proof-of-work`: leading zero bits, 12 to 24; each one doubles the browser's work. @default 18 */
    difficulty: setting.withDefault(setting.integer(12, 24), 18),
    /** For `recaptcha`: the site key, which pages contain. */
    siteKey: setting.withDefault(setting.text(256), ''),
    /** For `recaptcha`: name of the environment variable with the secret key. */
    secretEnv: setting.secretVariable,
    /** For `recaptcha`: the URL that checks tokens. @default 'https://www.google.com/recaptcha/api/siteverify' */
    verifyUrl: setting.withDefault(url, 'https://www.google.com/recaptcha/api/siteverify'),
    /** For `recaptcha`: from 0 to 1, lower scores are refused. @default 0.5 */
    leastScore: setting.withDefault(
      setting.value<number>(Type.Number({ minimum: 0, maximum: 1 })),
      0.5,
    ),
    /** For `recaptcha`: whether calls pass while tokens cannot be checked. @default 'refuse' */
    whenUnreachable: setting.withDefault(setting.oneOf('refuse', 'allow'), 'refuse'),
  }),
  /** The service that judges browsers by their telemetry. @default off */
  fingerprint: setting.group({
    /** `OBSERVATION` only logs the verdicts, `DECISIONING` follows them and needs a captcha. */
    mode: setting.required(setting.oneOf('OBSERVATION', 'DECISIONING')),
    /** The URL of the look-up by telemetry id. */
    url: setting.required(url),
    /** Name of the environment variable that holds the bearer secret. */
    secretEnv: setting.required(setting.secretVariable),
  }),
  /** Endpoints to which signed events are sent (Standard Webhooks). @default [] */
  webhooks: setting.list<WebhookSettings, WebhookConfig>(webhook, { maxItems: 20 }),
}

/** Settings for captcha, fingerprint and webhooks; all optional, off by default. */
export interface IntegrationSettings extends setting.WrittensOf<typeof integrationSettings> {}
