/**
 * The OpenID Connect half: what is sent to the provider, and what of its answers is believed. openid-client
 * checks state, nonce, issuer, PKCE and signatures.
 */

/** @typedef {{ state: string, nonce: string, codeVerifier: string }} Pending */
/**
 * @typedef {object} SignedIn
 * @property {string} idToken
 * @property {string | undefined} refreshToken
 * @property {number | null} expiresAt - of the access token; epoch milliseconds
 * @property {string} sid - the provider's session
 * @property {Record<string, unknown>} claims - of the ID token
 * @property {Record<string, unknown>} userInfo
 * @property {string} scope
 * @property {number} refreshes
 */

export const scope = 'openid profile email phone offline_access'

/** @typedef {ReturnType<typeof createRelyingParty>} RelyingParty */

/**
 * @param {object} options
 * @param {string} options.issuer
 * @param {string} options.url - of this app
 * @param {() => Promise<{ clientId: string, clientSecret: string }>} options.loadCredentials
 * @param {boolean} options.isPushing
 */
export function createRelyingParty({ issuer, url, loadCredentials, isPushing }) {
  /** @type {Promise<import('openid-client').Configuration> | null} */
  let discovered = null
  const callback = `${url}/callback`

  // Not before somebody asks: the service starts no slower for it, and may start later.
  const load = async () => {
    const oidc = await import('openid-client')
    discovered ??= loadCredentials()
      .then(({ clientId, clientSecret }) =>
        oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
          // A service on loopback has no certificate.
          execute: issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [],
        }),
      )
      .catch((error) => {
        discovered = null
        throw error
      })
    return { oidc, config: await discovered }
  }

  /**
   * @param {import('openid-client').TokenEndpointResponse & import('openid-client').TokenEndpointResponseHelpers} tokens
   * @param {SignedIn | null} before
   * @returns {Promise<SignedIn>}
   */
  const toSignedIn = async (tokens, before) => {
    const { oidc, config } = await load()
    const claims = tokens.claims() ?? before?.claims ?? {}
    const seconds = tokens.expiresIn()
    return {
      idToken: tokens.id_token ?? before?.idToken ?? '',
      refreshToken: tokens.refresh_token ?? before?.refreshToken,
      expiresAt: seconds === undefined ? null : Date.now() + seconds * 1_000,
      sid: String(claims.sid ?? ''),
      claims: { ...claims },
      userInfo: { ...(await oidc.fetchUserInfo(config, tokens.access_token, String(claims.sub))) },
      scope: tokens.scope ?? before?.scope ?? '',
      refreshes: before === null ? 0 : before.refreshes + 1,
    }
  }

  return {
    /**
     * @param {string} prompt - empty for none of them
     * @returns {Promise<{ address: string, pending: Pending }>}
     */
    async beginSignIn(prompt) {
      const { oidc, config } = await load()
      const pending = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        codeVerifier: oidc.randomPKCECodeVerifier(),
      }
      const request = {
        redirect_uri: callback,
        scope,
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(pending.codeVerifier),
        code_challenge_method: 'S256',
        ...(prompt !== '' && { prompt }),
      }
      const address = isPushing
        ? await oidc.buildAuthorizationUrlWithPAR(config, request)
        : oidc.buildAuthorizationUrl(config, request)
      return { address: address.href, pending }
    },

    /**
     * @param {string} search - the query that the browser came back with
     * @param {Pending} pending
     */
    async finishSignIn(search, pending) {
      const { oidc, config } = await load()
      const tokens = await oidc.authorizationCodeGrant(config, new URL(`${callback}${search}`), {
        expectedState: pending.state,
        expectedNonce: pending.nonce,
        pkceCodeVerifier: pending.codeVerifier,
        idTokenExpected: true,
      })
      return toSignedIn(tokens, null)
    },

    /** @param {SignedIn} before */
    async refresh(before) {
      const { oidc, config } = await load()
      const tokens = await oidc.refreshTokenGrant(config, before.refreshToken ?? '')
      return toSignedIn(tokens, before)
    },

    /** @param {SignedIn | null} signedIn - whose ID token is the hint; without it the person is asked */
    async toLogoutAddress(signedIn) {
      const { oidc, config } = await load()
      return oidc.buildEndSessionUrl(config, {
        post_logout_redirect_uri: `${url}/`,
        ...(signedIn && { id_token_hint: signedIn.idToken }),
      }).href
    },

    /**
     * @param {string} token
     * @returns {Promise<string>} the session that has ended
     */
    readLogoutToken: async (token) => readLogoutToken((await load()).config, token),
  }
}

/**
 * OpenID Connect Back-Channel Logout 2.6.
 *
 * @param {import('openid-client').Configuration} config
 * @param {string} token
 */
async function readLogoutToken(config, token) {
  const { createRemoteJWKSet, jwtVerify } = await import('jose')
  const metadata = config.serverMetadata()
  const keys = createRemoteJWKSet(new URL(metadata.jwks_uri ?? ''))
  const { payload } = await jwtVerify(token, keys, {
    issuer: metadata.issuer,
    audience: config.clientMetadata().client_id,
    algorithms: ['RS256', 'ES256'],
    requiredClaims: ['iat', 'jti', 'sid'],
  })
  const events = payload.events
  const isLogout =
    typeof events === 'object' &&
    events !== null &&
    'http://schemas.openid.net/event/backchannel-logout' in events
  if (!isLogout || payload.nonce !== undefined) throw new Error('This is no logout token.')
  return String(payload.sid)
}
