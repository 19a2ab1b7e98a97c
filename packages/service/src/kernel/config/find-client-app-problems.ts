/**
 * Finds problems of a client app that a schema cannot express: inexact URLs, and settings that contradict each other.
 */

import { findUrlError } from '../../foundation/addresses/exact-url.ts'
import type { ConfigProblem } from '../../foundation/errors/config-error.ts'
import { findRedirectUriError } from '../client-apps/redirect-uri.ts'
import type { ClientAppSettings } from './identity-provider-settings.ts'

/**
 * Finds the problems of one client app.
 *
 * @param key the app's key in the configuration, `projects[0].identityProvider.clientApps[0]`
 * @param knownScopes all scopes of the project
 * @param hosted the methods of the project's hosted page
 */
export function findClientAppProblems(
  key: string,
  app: ClientAppSettings,
  knownScopes: readonly string[],
  hosted: readonly string[],
): readonly ConfigProblem[] {
  const errors: readonly (readonly [field: string, message: string | null])[] = [
    ...findAddressErrors(app),
    ...findContradictions(app, hosted),
    ...(app.scopes ?? []).map(
      (scope, i) => [`scopes[${i}]`, findScopeError(scope, knownScopes)] as const,
    ),
  ]
  return errors.flatMap(([field, message]) =>
    message === null ? [] : [{ key: `${key}.${field}`, message }],
  )
}

/**
 * Checks a scope of the app.
 *
 * @returns the problem, or null
 */
const findScopeError = (scope: string, knownScopes: readonly string[]): string | null =>
  knownScopes.includes(scope)
    ? null
    : `is "${scope}", which is neither a standard scope nor one of rbac.scopes or resources`

type Errors = readonly (readonly [field: string, message: string | null])[]

function findAddressErrors(app: ClientAppSettings): Errors {
  const lists = ['redirectUris', 'postLogoutRedirectUris'] as const
  const addresses = [
    'logoUrl',
    'jwksUrl',
    'backchannelLogoutUri',
    'websiteUrl',
    'policyUrl',
    'termsUrl',
  ] as const
  return [
    ...lists.flatMap((field) =>
      (app[field] ?? []).map(
        (uri, i) =>
          [`${field}[${i}]`, findRedirectUriError(uri, app.applicationType ?? 'web')] as const,
      ),
    ),
    ...addresses.map((field) => {
      const url = app[field]
      return [field, url === undefined ? null : findUrlError(url)] as const
    }),
  ]
}

function findContradictions(app: ClientAppSettings, hosted: readonly string[]): Errors {
  const { type, tokenEndpointAuthMethod: method, jwksUrl } = app
  const grantTypes = app.grantTypes ?? ['authorization_code']
  const isPublic = type.endsWith('_public')
  const signsIn = grantTypes.includes('authorization_code')
  return [
    [
      'tokenEndpointAuthMethod',
      isPublic && method !== undefined
        ? `is only for apps with a secret, but type is ${type}`
        : null,
    ],
    [
      'secretEnv',
      isPublic && app.secretEnv ? `is only for apps with a secret, but type is ${type}` : null,
    ],
    [
      'jwksUrl',
      method === 'private_key_jwt' && jwksUrl === undefined
        ? 'is missing; private_key_jwt is verified with its keys'
        : null,
    ],
    [
      'signInMethods',
      app.signInMethods?.some((one) => !hosted.includes(one))
        ? `must be among the project's own: ${hosted.join(', ')}`
        : null,
    ],
    [
      'requestObjectSigningAlg',
      app.requestObjectSigningAlg !== undefined &&
      app.requestObjectSigningAlg !== 'none' &&
      jwksUrl === undefined
        ? 'needs jwksUrl; request objects are verified with its keys'
        : null,
    ],
    [
      'profile',
      app.profile === 'fapi2' && method !== 'private_key_jwt'
        ? 'is "fapi2", which needs tokenEndpointAuthMethod "private_key_jwt"'
        : null,
    ],
    [
      'idTokenSigningAlg',
      app.profile === 'fapi2' && app.idTokenSigningAlg === 'RS256'
        ? 'is RS256, which the profile "fapi2" does not allow'
        : null,
    ],
    ...(['requirePushedRequests', 'dpopBound'] as const).map(
      (field) =>
        [
          field,
          app.profile === 'fapi2' && app[field] === false
            ? 'is false, but the profile "fapi2" sets it'
            : null,
        ] as const,
    ),
    [
      'redirectUris',
      signsIn && app.redirectUris.length === 0
        ? 'is empty; an app that signs users in needs one (see grantTypes)'
        : null,
    ],
    [
      'grantTypes',
      isPublic && grantTypes.includes('client_credentials')
        ? `has client_credentials, which needs a secret, but type is ${type}`
        : null,
    ],
  ]
}
