/** Finds names that the identity providers of two projects share. */
import type { ConfigProblem } from '../../foundation/errors/config-error.ts'
import { toClientSecretEnv } from './client-app-settings.ts'
import type { IdentityProviderSettings } from './identity-provider-settings.ts'
import { needsSecret } from './to-client-app.ts'

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
      of: `${key}.identityProvider.clientApps[${index}]`,
      app,
    })),
  )
  // Two apps with the same secret could impersonate each other.
  const withSecret = apps.filter(({ app }) => needsSecret(app))
  return [
    ...findShared(
      'identityProvider.path',
      projects.map(({ key: of, path: name }) => ({ of, name })),
    ),
    ...findShared(
      'clientId',
      apps.map(({ of, app }) => ({ of, name: app.clientId })),
    ),
    ...findShared(
      'secretEnv',
      withSecret.map(({ of, app }) => ({ of, name: toClientSecretEnv(app) })),
    ),
  ]
}

function findShared(
  field: string,
  entries: readonly { readonly of: string; readonly name: string }[],
): readonly ConfigProblem[] {
  return entries.flatMap(({ of, name }, index) => {
    const first = entries.find((other) => other.name === name)
    return first === undefined || first === entries[index]
      ? []
      : [{ key: `${of}.${field}`, message: `"${name}" is already used by ${first.of}` }]
  })
}
