import { createHmac } from 'node:crypto'
import type { ClientApp } from '../client-apps/client-app.ts'
import { hashClientSecret } from '../client-apps/client-secret.ts'
import type { ClientAppSettings } from './client-app-settings.ts'

/** Derives the development secret of a configured client app that has none; it is the same at every start. */
export const toDevelopmentClientSecret = (rootKey: Uint8Array, clientId: string) =>
  `client-secret-test-${createHmac('sha256', rootKey).update(`portico client ${clientId}`).digest('base64url')}`

/** True when the app authenticates with a secret. */
export const needsSecret = ({ type, tokenEndpointAuthMethod }: ClientAppSettings) =>
  !type.endsWith('_public') && tokenEndpointAuthMethod !== 'private_key_jwt'

/**
 * Converts a configured client app to the protocol's names (RFC 7591).
 *
 * @param secrets empty for public apps and those with a key; two during a change of secrets
 */
export function toClientApp(app: ClientAppSettings, secrets: readonly string[]): ClientApp {
  const [secret, next] = secrets.map(hashClientSecret)
  const grantTypes = app.grantTypes ?? ['authorization_code', 'refresh_token']
  const metadata: Record<string, unknown> = {
    application_type: app.applicationType ?? 'web',
    redirect_uris: [...app.redirectUris],
    post_logout_redirect_uris: [...(app.postLogoutRedirectUris ?? [])],
    grant_types: [...grantTypes],
    response_types: grantTypes.includes('authorization_code') ? ['code'] : [],
    token_endpoint_auth_method: app.type.endsWith('_public')
      ? 'none'
      : (app.tokenEndpointAuthMethod ?? 'client_secret_basic'),
    id_token_signed_response_alg:
      app.idTokenSigningAlg ?? (app.profile === 'fapi2' ? 'ES256' : 'RS256'),
    id_token_claims: app.idTokenClaims,
    sign_in_methods: app.signInMethods,
    request_object_signing_alg: app.requestObjectSigningAlg,
    require_pushed_authorization_requests: app.requirePushedRequests,
    dpop_bound_access_tokens: app.dpopBound,
    profile: app.profile,
    scope: app.scopes?.join(' '),
    jwks_uri: app.jwksUrl,
    backchannel_logout_uri: app.backchannelLogoutUri,
    backchannel_logout_session_required: app.backchannelLogoutUri === undefined ? undefined : true,
    client_uri: app.websiteUrl,
    policy_uri: app.policyUrl,
    tos_uri: app.termsUrl,
  }
  return {
    clientId: app.clientId,
    origin: 'configuration',
    isFirstParty: app.type.startsWith('first_party'),
    name: app.name,
    description: app.description ?? '',
    logoUrl: app.logoUrl ?? null,
    secretHash: secret ?? null,
    nextSecretHash: next ?? null,
    isActive: true,
    metadata: Object.fromEntries(
      Object.entries(metadata).filter(([, value]) => value !== undefined),
    ),
    createdAt: 0,
  }
}
