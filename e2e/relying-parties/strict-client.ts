/**
 * A client as strict as Spring Security: the session keeps one authorization request, the first callback removes it,
 * and a callback without one is an error, whoever is signed in by then.
 */
import * as openid from 'openid-client'
import { redirect, startSite } from './create-site.ts'
import type { RelyingParty } from './relying-party.ts'

/** What Spring keeps of a request until its callback. */
interface SavedRequest {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

const toStrictClient = (isPushing: boolean): RelyingParty => ({
  library: 'a client as strict as Spring Security',
  isPushing,
  callbackPath: '/login/oauth2/code/portico',
  tokenEndpointAuthMethod: 'client_secret_basic',
  start: ({ issuer, clientId, clientSecret }) =>
    startSite(async (url) => {
      const config = await openid.discovery(
        new URL(issuer),
        clientId,
        { client_secret: clientSecret },
        openid.ClientSecretBasic(clientSecret),
        { execute: [openid.allowInsecureRequests] },
      )
      const saved = new WeakMap<object, SavedRequest>()
      return {
        signInPath: '/oauth2/authorization/portico',
        findEmail: ({ session: { email } }) => (typeof email === 'string' ? email : undefined),
        routes: {
          async 'GET /oauth2/authorization/portico'({ response, session }) {
            const request = {
              state: openid.randomState(),
              nonce: openid.randomNonce(),
              codeVerifier: openid.randomPKCECodeVerifier(),
            }
            saved.set(session, request)
            const params = {
              redirect_uri: `${url}/login/oauth2/code/portico`,
              scope: 'openid email',
              state: request.state,
              nonce: request.nonce,
              code_challenge: await openid.calculatePKCECodeChallenge(request.codeVerifier),
              code_challenge_method: 'S256',
            }
            const address = isPushing
              ? await openid.buildAuthorizationUrlWithPAR(config, params)
              : openid.buildAuthorizationUrl(config, params)
            redirect(response, address.href)
          },
          async 'GET /login/oauth2/code/portico'({ url: address, response, session }) {
            const request = saved.get(session)
            saved.delete(session)
            if (!request) throw new Error('[authorization_request_not_found]')
            const tokens = await openid.authorizationCodeGrant(config, address, {
              pkceCodeVerifier: request.codeVerifier,
              expectedState: request.state,
              expectedNonce: request.nonce,
              idTokenExpected: true,
            })
            session.email = tokens.claims()?.email
            redirect(response, '/')
          },
        },
      }
    }),
})

/** The strict client, plain and pushed. */
export const strictClient = [toStrictClient(false), toStrictClient(true)]
