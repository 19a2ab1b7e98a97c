import type { WebhookEvent } from '../audit/webhook-events.ts'

/** What a project asks or tells others; all optional, off by default. */
export interface IntegrationSettings {
  /** What people solve before a message is sent or a secret is tried. @default off */
  readonly captcha?: {
    readonly kind: 'proof-of-work' | 'recaptcha'
    /** Of a proof of work: leading zero bits, 12 to 24; each doubles the browser's work. @default 18 */
    readonly difficulty?: number
    /** Of reCAPTCHA: the key that pages carry. */
    readonly siteKey?: string
    /** Of reCAPTCHA: name of the environment variable that holds the secret key. */
    readonly secretEnv?: string
    /** Of reCAPTCHA: where tokens are checked. @default 'https://www.google.com/recaptcha/api/siteverify' */
    readonly verifyUrl?: string
    /** Of reCAPTCHA: 0 to 1, a score below is refused. @default 0.5 */
    readonly leastScore?: number
    /** Of reCAPTCHA: what to do when the check cannot be made. @default 'refuse' */
    readonly whenUnreachable?: 'refuse' | 'allow'
  }
  /** Who judges a browser by its telemetry. @default off */
  readonly fingerprint?: {
    /** `OBSERVATION` only logs the verdicts, `DECISIONING` follows them and needs a captcha. */
    readonly mode: 'OBSERVATION' | 'DECISIONING'
    /** Asked with the telemetry id. */
    readonly url: string
    /** Name of the environment variable that holds the bearer secret. */
    readonly secretEnv: string
  }
  /** Where events are sent, signed (Standard Webhooks). @default [] */
  readonly webhooks?: readonly {
    /** Names the endpoint in logs and messages; unique in the project. */
    readonly endpointId: string
    readonly url: string
    /** Name of the environment variable that holds `whsec_…`; two, separated by a space, while it is changed. */
    readonly secretEnv: string
    /** @default all */
    readonly events?: readonly WebhookEvent[]
    /** Admits addresses that the internet cannot reach. @default true in development, false in production */
    readonly allowPrivate?: boolean
  }[]
}
