/** Reads the settings for captcha, fingerprint and webhooks and joins them with their secrets from the environment. */

import { findUrlError } from '../../foundation/addresses/exact-url.ts'
import type { ConfigProblem } from '../../foundation/errors/config-error.ts'
import { parseWebhookSecrets } from '../../foundation/text/parse-webhook-secrets.ts'
import type { CaptchaConfig, FingerprintConfig, ProjectConfig, WebhookEndpoint } from './config.ts'
import type { Environment } from './environment.ts'
import { type IntegrationSettings, integrationSettings } from './integration-settings.ts'

/** The part of a project's configuration that `readIntegrations` returns. */
export type IntegrationConfig = Pick<ProjectConfig, 'captcha' | 'fingerprint' | 'webhooks'>

/** The place of a project's settings, and the parts that are needed to read them. */
export interface SettingsPlace {
  /** The settings' key in the configuration: `projects[0]`, `development`. */
  readonly key: string
  readonly env: Environment
  readonly isDevelopment: boolean
  readonly problems: ConfigProblem[]
}

/** Reads captcha, fingerprint and webhooks; problems are added to `problems`. */
export function readIntegrations(
  settings: IntegrationSettings,
  place: SettingsPlace,
): IntegrationConfig {
  return {
    captcha: readCaptcha(settings.captcha, place),
    fingerprint: readFingerprint(settings, place),
    webhooks: readWebhooks(settings, place),
  }
}

function readCaptcha(
  settings: IntegrationSettings['captcha'],
  place: SettingsPlace,
): CaptchaConfig {
  if (settings === undefined) return { kind: 'off' }
  const key = `${place.key}.captcha`
  const { kind, difficulty, secretEnv, ...own } = integrationSettings.captcha.toConfig(settings, {})
  if (kind === 'proof-of-work') return { kind, difficulty }
  if (own.siteKey === '')
    complain(place, `${key}.siteKey`, 'is missing; pages need it to load the captcha')
  checkUrl(place, `${key}.verifyUrl`, own.verifyUrl)
  return { kind, ...own, secret: readSecret(place, `${key}.secretEnv`, secretEnv) }
}

function readFingerprint(
  { fingerprint: settings, captcha }: IntegrationSettings,
  place: SettingsPlace,
): FingerprintConfig {
  if (settings === undefined) return { kind: 'off' }
  const key = `${place.key}.fingerprint`
  checkUrl(place, `${key}.url`, settings.url)
  if (settings.mode === 'DECISIONING' && captcha === undefined) {
    complain(place, `${key}.mode`, 'DECISIONING needs a captcha to challenge users')
  }
  return {
    kind: 'lookup',
    mode: settings.mode,
    url: settings.url,
    secret: readSecret(place, `${key}.secretEnv`, settings.secretEnv),
  }
}

function readWebhooks(
  { webhooks }: IntegrationSettings,
  place: SettingsPlace,
): readonly WebhookEndpoint[] {
  const endpoints = integrationSettings.webhooks.toConfig(webhooks, {})
  return endpoints.map(({ endpointId, url, secretEnv, events, allowPrivate }, index) => {
    const key = `${place.key}.webhooks[${index}]`
    if (endpoints.findIndex((other) => other.endpointId === endpointId) !== index) {
      complain(place, `${key}.endpointId`, `"${endpointId}" is already used by another endpoint`)
    }
    checkUrl(place, `${key}.url`, url)
    const text = readSecret(place, `${key}.secretEnv`, secretEnv)
    const secrets = text === '' ? [] : parseWebhookSecrets(text)
    if (typeof secrets === 'string') complain(place, secretEnv, secrets)
    return {
      endpointId,
      url,
      secrets: typeof secrets === 'string' ? [] : secrets,
      events,
      allowPrivate: allowPrivate ?? place.isDevelopment,
    }
  })
}

function complain({ problems }: SettingsPlace, key: string, message: string): void {
  problems.push({ key, message })
}

function checkUrl(place: SettingsPlace, key: string, url: string): void {
  const error = findUrlError(url)
  if (error !== null) complain(place, key, error)
  else if (!place.isDevelopment && !url.startsWith('https:')) {
    complain(place, key, `must be https in production, got "${url}"`)
  }
}

/**
 * Reads a secret from its environment variable.
 *
 * @returns '' when it is missing; the problem was then reported
 */
function readSecret(place: SettingsPlace, key: string, name: string | null): string {
  if (name === null) {
    complain(place, key, 'is missing; it names the environment variable that holds the secret')
    return ''
  }
  const secret = place.env[name]?.trim() ?? ''
  if (secret === '') complain(place, name, `is missing; ${key} names it`)
  // The secret becomes part of a header or a form, so characters that could end either are refused.
  else if (!/^[\x21-\x7e]+( [\x21-\x7e]+)*$/.test(secret)) {
    complain(place, name, 'must hold printable ASCII characters only')
  }
  return secret
}
