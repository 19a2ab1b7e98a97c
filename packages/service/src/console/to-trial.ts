import type { ClientApp } from '../kernel/client-apps/client-app.ts'

/** What users see of an app and what it receives is the same in a trial. */
const kept = [
  'id_token_signed_response_alg',
  'id_token_claims',
  'sign_in_methods',
  'scope',
] as const

/** Scopes with which an app acts while its user is away, or as the user: no trial needs them. */
const lasting = ['offline_access', 'full_access']

/**
 * Copies an app for a trial. The copy’s redirect URI is a page of the console. It has no secret, because the service
 * stores only a hash of the app’s secret, so the trial needs PKCE. The app itself is not changed.
 */
export function toTrial(
  app: ClientApp,
  own: { readonly clientId: string; readonly redirectUri: string; readonly now: number },
): ClientApp {
  const copied = Object.fromEntries(
    kept.flatMap((name) => (app.metadata[name] === undefined ? [] : [[name, app.metadata[name]]])),
  )
  return {
    ...app,
    clientId: own.clientId,
    origin: 'trial',
    secretHash: null,
    nextSecretHash: null,
    createdAt: own.now,
    metadata: {
      ...copied,
      ...(typeof copied.scope === 'string' && { scope: withoutLasting(copied.scope) }),
      application_type: 'web',
      redirect_uris: [own.redirectUri],
      post_logout_redirect_uris: [],
      grant_types: ['authorization_code'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    },
  }
}

const withoutLasting = (scope: string) =>
  scope
    .split(' ')
    .filter((one) => !lasting.includes(one))
    .join(' ')
