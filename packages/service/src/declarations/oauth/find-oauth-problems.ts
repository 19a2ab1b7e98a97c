/**
 * Problems of the social sign-in settings that a schema cannot express, such as a provider that cannot work as
 * configured.
 */
import { createPrivateKey } from 'node:crypto'
import { oauthProviders } from '@portico/contract/methods/oauth'
import type { SettingProblem } from '../../foundation/settings/declare-settings.ts'
import { tryParse } from '../../foundation/text/try-parse.ts'
import type { KnownProviderSettings, OauthSettings, ProviderSettings } from './oauth-setting.ts'

/** Finds the problems of a project's providers that depend on their ids. */
export const findProviderProblems = (
  providers: Readonly<Record<string, ProviderSettings>>,
): readonly SettingProblem[] =>
  Object.entries(providers).flatMap(([id, provider]) =>
    findIn(id, provider).map(([field, message]) => ({
      key: field === '' ? id : `${id}.${field}`,
      message,
    })),
  )

type Problem = readonly [field: string, message: string]

function findIn(id: string, provider: ProviderSettings): readonly Problem[] {
  const isKnown = oauthProviders.some((known) => known === id)
  if (!('type' in provider)) {
    return isKnown ? findInKnown(id, provider) : [['', toUnknown(id)]]
  }
  if (isKnown) {
    return [['', `is one of the specified providers: leave out "type", or name yours otherwise`]]
  }
  return /^[a-z][a-z0-9_]{0,31}$/.test(id)
    ? []
    : [['', 'must be a name of lower-case letters, digits and underscores: it stands in URLs']]
}

function findInKnown(id: string, provider: KnownProviderSettings): readonly Problem[] {
  const { clientSecretEnv, teamId, keyId, privateKeyEnv } = provider
  const isApple = id === 'apple'
  const missing = isApple
    ? Object.entries({ teamId, keyId, privateKeyEnv })
        .filter(([, value]) => value === undefined)
        .map(([field]) => [field, 'is missing; Apple takes a key in place of a secret'] as const)
    : clientSecretEnv === undefined
      ? ([
          [
            'clientSecretEnv',
            'is missing; it names the environment variable that holds the secret',
          ],
        ] as const)
      : []
  const foreign =
    !isApple && (teamId ?? keyId ?? privateKeyEnv) !== undefined
      ? ([['', 'has a key as Apple alone does']] as const)
      : []
  return [...missing, ...foreign]
}

/** Finds an invalid key, which would otherwise fail at a user's sign-in. */
export const findKeyError = (text: string): string | null =>
  isSigningKey(text) ? null : 'is no private key as Apple makes them (PEM, P-256)'

function isSigningKey(text: string): boolean {
  const key = tryParse(() => createPrivateKey(text.replaceAll('\\n', '\n')))
  return key?.asymmetricKeyDetails?.namedCurve === 'prime256v1'
}

const toUnknown = (id: string) =>
  `is not one of the specified providers; give "${id}" a type, "oidc" or "oauth2". The specified: ${oauthProviders.join(', ')}`

/** Finds why social sign-in cannot work on the service's own pages; null when the project has a provider. */
export const findHostedOauthProblem = ({ providers = {} }: OauthSettings): string | null =>
  Object.keys(providers).length > 0 ? null : 'has oauth, but oauth.providers is empty'
