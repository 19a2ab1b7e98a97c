import type { WebhookEvent } from '../audit/webhook-events.ts'

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
