import * as openid from 'openid-client'
import { Strategy as OpenidClientStrategy } from 'openid-client/passport'
import type { Strategy } from 'passport'
import { Strategy as OpenidConnectStrategy } from 'passport-openidconnect'
import type { RelyingParty } from './relying-party.ts'
import { startPassportSite } from './start-passport-site.ts'

/** passport with the strategy of its own author. It cannot push its requests. */
export const passportOpenidconnect: RelyingParty = {
  library: 'passport-openidconnect',
  isPushing: false,
  callbackPath: '/callback',
  tokenEndpointAuthMethod: 'client_secret_post',
  start: ({ issuer, clientId, clientSecret }) =>
    startPassportSite(
      (url) =>
        new OpenidConnectStrategy(
          {
            issuer,
            authorizationURL: `${issuer}/v1/oauth2/authorize`,
            tokenURL: `${issuer}/v1/oauth2/token`,
            userInfoURL: `${issuer}/v1/oauth2/userinfo`,
            clientID: clientId,
            clientSecret,
            callbackURL: `${url}/callback`,
            scope: ['email', 'profile'],
          },
          (_issuer, { emails = [] }, done) => done(null, { email: emails[0]?.value ?? '' }),
        ),
    ),
}

const toOpenidClient = (isPushing: boolean): RelyingParty => ({
  library: 'passport with openid-client',
  isPushing,
  callbackPath: '/callback',
  tokenEndpointAuthMethod: 'client_secret_post',
  start: ({ issuer, clientId, clientSecret }) =>
    startPassportSite(async (url) => {
      const config = await openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
        execute: [openid.allowInsecureRequests],
      })
      const strategy: unknown = new OpenidClientStrategy(
        {
          config,
          name: 'portico',
          scope: 'openid email',
          callbackURL: `${url}/callback`,
          usePAR: isPushing,
        },
        (tokens, done) => done(null, { email: String(tokens.claims()?.email) }),
      )
      return strategy as Strategy // its types differ in `this` alone
    }),
})

/** passport with the strategy of openid-client, which can push. */
export const passportOpenidClient = [toOpenidClient(false), toOpenidClient(true)]
