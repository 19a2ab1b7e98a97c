/** Reads the settings of a project's identity provider and joins them with the secrets from the environment. */

import { needsAnother } from '../../declarations/all-declarations.ts'
import { findProblemsOf } from '../../foundation/settings/declare-settings.ts'
import type { ClientApp } from '../client-apps/client-app.ts'
import { hashClientSecret } from '../client-apps/client-secret.ts'
import { listKnownScopes } from '../client-apps/known-scopes.ts'
import { type ClientAppSettings, toClientSecretEnv } from './client-app-settings.ts'
import type { IdentityProviderConfig, ProjectConfig } from './config.ts'
import { findClientAppProblems } from './find-client-app-problems.ts'
import {
  type IdentityProviderSettings,
  identityProviderSettings,
} from './identity-provider-settings.ts'
import type { SettingsPlace } from './read-integrations.ts'
import { findSecretError } from './secrets.ts'
import { needsSecret, toClientApp, toDevelopmentClientSecret } from './to-client-app.ts'

interface Place extends SettingsPlace {
  /** The path of the issuer unless the settings set one. */
  readonly defaultPath: string
  readonly rbac: ProjectConfig['rbac']
}

/** Reads the identity provider of one project; problems are added to `problems`. */
export function readIdentityProvider(
  { identityProvider: settings = {} }: IdentityProviderSettings,
  place: Place,
): IdentityProviderConfig {
  const key = `${place.key}.identityProvider`
  const complain = (field: string, message: string) =>
    void place.problems.push({ key: `${key}.${field}`, message })
  const { resources, clientApps, passcodeChannels, rememberAccounts, ...own } =
    identityProviderSettings.identityProvider.toConfig(settings, {})
  const { signInMethods } = own
  const path = own.path ?? place.defaultPath
  if (signInMethods.every(needsAnother)) {
    complain(
      'signInMethods',
      `needs a method besides ${signInMethods.join(' and ')}, for users who have none yet`,
    )
  }
  resources.forEach(({ url }, index) => {
    if (resources.findIndex((other) => other.url === url) !== index) {
      complain(`resources[${index}].url`, `"${url}" is already used by another resource`)
    }
  })
  place.problems.push(
    ...findProblemsOf(identityProviderSettings, { identityProvider: settings }, {}, place.key),
  )
  const scopes = [
    ...listKnownScopes(place.rbac),
    ...resources.flatMap((resource) => resource.scopes ?? []),
  ]
  clientApps.forEach((app, index) => {
    const at = `${key}.clientApps[${index}]`
    place.problems.push(...findClientAppProblems(at, app, scopes, signInMethods))
  })
  return {
    ...own,
    path,
    ...(passcodeChannels.length > 0 && { passcodeChannels }),
    ...(!rememberAccounts && { rememberAccounts }),
    resources: resources.map((one) => ({ ...one, name: one.name ?? one.url })),
    clientApps: clientApps.map((app, index) =>
      toClientApp(app, readSecrets(app, `${key}.clientApps[${index}]`, place)),
    ),
  }
}

/** Derives a secret from the root key for each configured client app that has none; in development only. */
export function withDevelopmentSecrets(
  provider: IdentityProviderConfig,
  rootKey: Uint8Array,
): IdentityProviderConfig {
  const withSecret = (app: ClientApp): ClientApp =>
    app.secretHash === null && isBySecret(app)
      ? { ...app, secretHash: hashClientSecret(toDevelopmentClientSecret(rootKey, app.clientId)) }
      : app
  return { ...provider, clientApps: provider.clientApps.map(withSecret) }
}

const isBySecret = ({ metadata }: ClientApp) =>
  String(metadata.token_endpoint_auth_method).startsWith('client_secret')

/** Reads the app's secret, or two during a change. In development an app without one gets a derived secret later. */
function readSecrets(app: ClientAppSettings, key: string, place: Place): readonly string[] {
  if (!needsSecret(app)) return []
  const name = toClientSecretEnv(app)
  const secrets = (place.env[name] ?? '').split(/\s+/).filter((secret) => secret !== '')
  const complain = (message: string) => void place.problems.push({ key: name, message })
  if (secrets.length === 0 && !place.isDevelopment) {
    complain(`is missing; it is the secret of the client app ${app.clientId} (${key})`)
  }
  if (secrets.length > 2) complain('must hold one secret, or two during a rotation')
  const error = secrets.map(findSecretError).find((one) => one !== null)
  if (error !== undefined && error !== null) complain(error)
  return secrets.slice(0, 2)
}
