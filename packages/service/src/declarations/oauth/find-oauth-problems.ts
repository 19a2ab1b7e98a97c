/**
 * Problems of the social sign-in settings that a schema cannot express, such as a provider that cannot work as
 * configured.
 */
import { createPrivateKey } from 'node:crypto'
import { oauthProviders } from '@portico/contract/methods/oauth'
import { findUrlError } from '../../foundation/addresses/exact-url.ts'
import { isLoopbackHost } from '../../foundation/addresses/is-loopback-host.ts'
import type { SettingContext, SettingProblem } from '../declare-settings.ts'
import type { KnownProviderSettings, OauthSettings, ProviderSettings } from './oauth-setting.ts'

/** Finds the problems of a project's providers. */
export function findOauthProblems(
  { providers = {} }: OauthSettings,
  { secrets }: SettingContext,
): readonly SettingProblem[] {
  return Object.entries(providers).flatMap(([id, provider]) =>
    [...findIn(id, provider), ...findInKey(provider, secrets)].map(([field, message]) => ({
      key: field === '' ? `providers.${id}` : `providers.${id}.${field}`,
      message,
    })),
  )
}

type Problem = readonly [field: string, message: string]

function findIn(id: string, provider: ProviderSettings): readonly Problem[] {
  const isKnown = oauthProviders.some((known) => known === id)
  if (!('type' in provider)) {
    return isKnown ? findInKnown(id, provider) : [['', toUnknown(id)]]
  }
  const named: readonly Problem[] = isKnown
    ? [['', `is one of the specified providers: leave out "type", or name yours otherwise`]]
    : /^[a-z][a-z0-9_]{0,31}$/.test(id)
      ? []
      : [['', 'must be a name of lower-case letters, digits and underscores: it stands in URLs']]
  const urls =
    provider.type === 'oidc'
      ? { issuer: provider.issuer }
      : {
          authorizationUrl: provider.authorizationUrl,
          tokenUrl: provider.tokenUrl,
          userInfoUrl: provider.userInfoUrl,
        }
  return [...named, ...Object.entries(urls).flatMap(findInUrl)]
}

function findInKnown(id: string, provider: KnownProviderSettings): readonly Problem[] {
  const { clientSecretEnv, baseUrl, teamId, keyId, privateKeyEnv } = provider
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
  return [...missing, ...foreign, ...(baseUrl === undefined ? [] : findInUrl(['baseUrl', baseUrl]))]
}

/**
 * Finds an invalid key, which would otherwise fail at a user's sign-in. A missing key is reported with all other
 * secrets.
 */
function findInKey(
  provider: ProviderSettings,
  secrets: SettingContext['secrets'],
): readonly Problem[] {
  const name = 'type' in provider ? undefined : provider.privateKeyEnv
  const secret = secrets?.[name ?? ''] ?? ''
  if (secret === '' || isSigningKey(secret)) return []
  return [
    ['privateKeyEnv', `names ${name}, which is no private key as Apple makes them (PEM, P-256)`],
  ]
}

function isSigningKey(text: string): boolean {
  try {
    const key = createPrivateKey(text.replaceAll('\\n', '\n'))
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1'
  } catch {
    return false
  }
}

/**
 * Finds an invalid URL. In production, the service calls only public addresses over TLS; a loopback address is for
 * development.
 */
function findInUrl([field, url]: readonly [string, string]): readonly Problem[] {
  const error = findUrlError(url)
  if (error !== null) return [[field, error]]
  const { protocol, hostname } = new URL(url)
  if (protocol === 'https:' || isLoopbackHost(hostname)) return []
  return [[field, `must be https, got "${url}"`]]
}

const toUnknown = (id: string) =>
  `is not one of the specified providers; give "${id}" a type, "oidc" or "oauth2". The specified: ${oauthProviders.join(', ')}`

/** Finds why social sign-in cannot work on the service's own pages; null when the project has a provider. */
export const findHostedOauthProblem = ({ providers = {} }: OauthSettings): string | null =>
  Object.keys(providers).length > 0 ? null : 'has oauth, but oauth.providers is empty'
