import { createHash } from 'node:crypto'
import type { ClientApp } from '../../kernel/client-apps/client-app.ts'

export const clientSecret = 'client-secret-test-0123456789abcdef0123456789abcdef'
export const redirectUri = 'https://rp.example.com/callback'
export const postLogoutRedirectUri = 'https://rp.example.com/bye'

/** Creates a confidential third-party app, in the format of the configuration. */
export function newClientApp(change: Partial<ClientApp> = {}): ClientApp {
  const isPublic = change.metadata?.token_endpoint_auth_method === 'none'
  return {
    clientId: 'notes',
    origin: 'configuration',
    isFirstParty: false,
    name: 'Notes',
    description: 'Takes notes',
    logoUrl: null,
    secretHash: isPublic ? null : createHash('sha256').update(clientSecret).digest('hex'),
    nextSecretHash: null,
    isActive: true,
    createdAt: 0,
    ...change,
    metadata: {
      application_type: 'web',
      redirect_uris: [redirectUri],
      post_logout_redirect_uris: [postLogoutRedirectUri],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'client_secret_basic',
      id_token_signed_response_alg: 'RS256',
      ...change.metadata,
    },
  }
}

/** Creates a public app. */
export const newPublicApp = (change: Partial<ClientApp> = {}): ClientApp =>
  newClientApp({
    clientId: 'notes-public',
    ...change,
    metadata: { token_endpoint_auth_method: 'none', ...change.metadata },
  })
