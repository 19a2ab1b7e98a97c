import type { AccountClaims, Configuration, JWK } from 'oidc-provider'
import { claimsOfScopes } from '../../checks/claims.ts'
import type { ExternalDocuments } from '../external-documents.ts'

/** oidc-provider with the features of the plans switched on, and nothing else changed. */
export function createReferenceConfiguration(
  keys: readonly JWK[],
  documents: ExternalDocuments,
): Configuration {
  return {
    jwks: { keys: [...keys] },
    cookies: { keys: ['the one key of the reference'], long: { httpOnly: true, sameSite: 'none' } },
    enableHttpPostMethods: true,
    claims: { ...toScopeClaims(), acr: null, auth_time: null, iss: null, sid: null },
    acrValues: ['1', '2'],
    features: {
      registration: { enabled: true },
      backchannelLogout: { enabled: true },
      claimsParameter: { enabled: true },
      requestObjects: { enabled: true },
      jwtUserinfo: { enabled: true },
      introspection: { enabled: true },
      revocation: { enabled: true },
    },
    fetch: async (url, options) =>
      documents.answer(url instanceof Request ? url.url : url, String(options?.body ?? '')),
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => createClaims(id) }),
  }
}

function toScopeClaims() {
  const scopes = Object.entries(claimsOfScopes).map(([scope, claims]) => [scope, [...claims]])
  return { openid: ['sub'], ...Object.fromEntries(scopes) }
}

/** The same, held to the FAPI 2.0 Security Profile. */
export function createFapi2Configuration(base: Configuration, key: JWK): Configuration {
  return {
    ...base,
    jwks: { keys: [key] },
    clientAuthMethods: ['private_key_jwt'],
    enabledJWA: {
      clientAuthSigningAlgValues: [...fapi2Algorithms],
      dPoPSigningAlgValues: [...fapi2Algorithms],
      idTokenSigningAlgValues: ['ES256'],
      userinfoSigningAlgValues: ['ES256'],
    },
    responseTypes: ['code'],
    features: {
      ...base.features,
      requestObjects: { enabled: false },
      fapi: { enabled: true, profile: '2.0' },
      dPoP: { enabled: true },
      pushedAuthorizationRequests: {
        enabled: true,
        requirePushedAuthorizationRequests: true,
      },
    },
  }
}

/** FAPI 2.0 5.4 */
const fapi2Algorithms = ['PS256', 'ES256', 'EdDSA'] as const

/** Somebody with every standard claim. */
function createClaims(sub: string): AccountClaims {
  const site = 'https://people.example'
  return {
    sub,
    name: 'Robin Example',
    given_name: 'Robin',
    family_name: 'Example',
    middle_name: 'Sam',
    nickname: 'rob',
    preferred_username: 'robin',
    profile: `${site}/robin`,
    picture: `${site}/robin.png`,
    website: `${site}/`,
    gender: 'other',
    birthdate: '1990-01-01',
    zoneinfo: 'Europe/Zurich',
    locale: 'en-US',
    updated_at: 1_750_000_000,
    email: 'robin@people.example',
    email_verified: true,
    phone_number: '+41 44 668 18 00',
    phone_number_verified: false,
    address: { country: 'CH' },
  }
}
