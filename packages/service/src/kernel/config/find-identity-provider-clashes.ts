/** Finds names that the identity providers of two projects share. */
import type { ConfigProblem } from '../../foundation/errors/config-error.ts'
import type { ClientAppSettings } from './client-app-settings.ts'
import type { IdentityProviderSettings } from './identity-provider-settings.ts'
import { needsSecret, toClientSecretEnv } from './to-client-app.ts'

/** A project's settings, their key in the configuration, and the path of its issuer. */
export interface PlacedSettings {
  readonly key: string
  readonly path: string
  readonly settings: IdentityProviderSettings
}

/** Finds issuers, client ids and variables of secrets that occur twice. */
export function findIdentityProviderClashes(
  projects: readonly PlacedSettings[],
): readonly ConfigProblem[] {
  const apps = projects.flatMap(({ key, settings }) =>
    (settings.identityProvider?.clientApps ?? []).map((app, index) => ({
      key: `${key}.identityProvider.clientApps[${index}]`,
      app,
    })),
  )
  return [
    ...findShared(
      projects.map(({ key, path }) => ({
        at: `${key}.identityProvider.path`,
        of: key,
        name: path,
      })),
    ),
    ...findShared(
      apps.map(({ key, app }) => ({ at: `${key}.clientId`, of: key, name: app.clientId })),
    ),
    // Two apps with the same secret could impersonate each other.
    ...findShared(
      apps
        .filter(({ app }) => needsSecret(app))
        .map(({ key, app }) => ({ at: `${key}.secretEnv`, of: key, name: toVariable(app) })),
    ),
  ]
}

const toVariable = ({ secretEnv, clientId }: ClientAppSettings) =>
  secretEnv ?? toClientSecretEnv(clientId)

function findShared(
  entries: readonly { readonly at: string; readonly of: string; readonly name: string }[],
): readonly ConfigProblem[] {
  return entries.flatMap(({ at, name }, index) => {
    const first = entries.findIndex((other) => other.name === name)
    const owner = entries[first]
    return first === index || owner === undefined
      ? []
      : [{ key: at, message: `"${name}" is already used by ${owner.of}` }]
  })
}
