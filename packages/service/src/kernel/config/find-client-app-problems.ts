/** Finds problems of a client app's settings together: redirect URIs of another type, and contradictions. */

import type { ConfigProblem } from '../../foundation/errors/config-error.ts'
import { findRedirectUriError } from '../client-apps/redirect-uri.ts'
import type { ClientAppSettings } from './client-app-settings.ts'

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
  const errors: Errors = [
    ...findRedirectErrors(app),
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

const findRedirectErrors = (app: ClientAppSettings): Errors =>
  (['redirectUris', 'postLogoutRedirectUris'] as const).flatMap((field) =>
    (app[field] ?? []).map(
      (uri, i) =>
        [`${field}[${i}]`, findRedirectUriError(uri, app.applicationType ?? 'web')] as const,
    ),
  )

function findContradictions(app: ClientAppSettings, hosted: readonly string[]): Errors {
  const { type, tokenEndpointAuthMethod: method, jwksUrl, requestObjectSigningAlg = 'none' } = app
  const grantTypes = app.grantTypes ?? ['authorization_code']
  const isPublic = type.endsWith('_public')
  const isFapi = app.profile === 'fapi2'
  const noSecret = `is only for apps with a secret, but type is ${type}`
  const unset = 'is false, but the profile "fapi2" sets it'
  const rows: readonly (readonly [field: string, isWrong: boolean | undefined, message: string])[] =
    [
      ['tokenEndpointAuthMethod', isPublic && method !== undefined, noSecret],
      ['secretEnv', isPublic && app.secretEnv !== undefined, noSecret],
      [
        'jwksUrl',
        method === 'private_key_jwt' && jwksUrl === undefined,
        'is missing; private_key_jwt is verified with its keys',
      ],
      [
        'signInMethods',
        app.signInMethods?.some((one) => !hosted.includes(one)),
        `must be among the project's own: ${hosted.join(', ')}`,
      ],
      [
        'requestObjectSigningAlg',
        requestObjectSigningAlg !== 'none' && jwksUrl === undefined,
        'needs jwksUrl; request objects are verified with its keys',
      ],
      [
        'profile',
        isFapi && method !== 'private_key_jwt',
        'is "fapi2", which needs tokenEndpointAuthMethod "private_key_jwt"',
      ],
      [
        'idTokenSigningAlg',
        isFapi && app.idTokenSigningAlg === 'RS256',
        'is RS256, which the profile "fapi2" does not allow',
      ],
      ['requirePushedRequests', isFapi && app.requirePushedRequests === false, unset],
      ['dpopBound', isFapi && app.dpopBound === false, unset],
      [
        'redirectUris',
        grantTypes.includes('authorization_code') && app.redirectUris.length === 0,
        'is empty; an app that signs users in needs one (see grantTypes)',
      ],
      [
        'grantTypes',
        isPublic && grantTypes.includes('client_credentials'),
        `has client_credentials, which needs a secret, but type is ${type}`,
      ],
    ]
  return rows.map(([field, isWrong, message]) => [field, isWrong ? message : null])
}
