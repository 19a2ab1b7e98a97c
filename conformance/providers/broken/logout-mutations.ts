import { decodeJwt } from 'jose'
import type { Mutation } from './mutation.ts'
import { changeAnswer, changeCallback, changeQuery, isSignedBy, signAs } from './tamper.ts'

const confirmed = /^\/session\/end\/confirm$/

export const logoutMutations: readonly Mutation[] = [
  {
    name: 'after logout an address need only begin like a registered one',
    caughtBy: ['oidcc-rp-initiated-logout-query-added-to-post-logout-redirect-uri'],
    install(provider) {
      provider.Client.prototype.postLogoutRedirectUriAllowed = function allowed(uri) {
        return (
          this.postLogoutRedirectUris?.some((registered) => uri.startsWith(registered)) ?? false
        )
      }
    },
  },
  {
    name: 'after logout any address is followed',
    caughtBy: ['oidcc-rp-initiated-logout-bad-post-logout-redirect-uri'],
    install(provider) {
      provider.Client.prototype.postLogoutRedirectUriAllowed = () => true
    },
  },
  {
    name: 'the signature of an id token hint is not verified',
    caughtBy: [
      'oidcc-rp-initiated-logout-modified-id-token-hint',
      'oidcc-rp-initiated-logout-bad-id-token-hint',
    ],
    install: (provider, key) =>
      changeQuery(provider, '/session/end', async (params) => {
        const hint = params.get('id_token_hint')
        if (!hint || (await isSignedBy(key, hint))) return
        params.set('id_token_hint', await signAs(key, decodeJwt(hint)))
      }),
  },
  {
    name: 'after logout an address is followed without a hint',
    caughtBy: ['oidcc-rp-initiated-logout-no-id-token-hint'],
    install(provider) {
      let wanted: string | null = null
      changeQuery(provider, '/session/end', (params) => {
        wanted = params.has('id_token_hint') ? null : params.get('post_logout_redirect_uri')
      })
      changeAnswer(provider, confirmed, (ctx) => {
        if (wanted) ctx.redirect(wanted)
      })
    },
  },
  {
    name: 'the session outlives the logout',
    caughtBy: [
      'oidcc-rp-initiated-logout',
      'oidcc-rp-initiated-logout-no-params',
      'oidcc-rp-initiated-logout-no-post-logout-redirect-uri',
    ],
    install(provider) {
      let back = new URL('https://op.conformance.example/')
      changeQuery(provider, '/session/end', (params) => {
        const wanted = params.get('post_logout_redirect_uri')
        const state = params.get('state')
        back = new URL(wanted ?? '/session/end/success', provider.issuer)
        if (wanted && state) back.searchParams.set('state', state)
      })
      provider.use(async (ctx, next) => {
        if (confirmed.test(ctx.path)) ctx.redirect(back.href)
        else await next()
      })
    },
  },
  {
    name: 'client apps are told of no log-out',
    caughtBy: [
      'oidcc-backchannel-rp-initiated-logout',
      'oidcc-backchannel-logout-discovery-endpoint-verification',
    ],
    configure: (configuration) => ({
      ...configuration,
      features: { ...configuration.features, backchannelLogout: { enabled: false } },
    }),
  },
  {
    name: 'the state is not returned after logout',
    caughtBy: ['oidcc-rp-initiated-logout'],
    install: (provider) =>
      changeCallback(provider, (url) => {
        if (!url.searchParams.has('iss')) url.searchParams.delete('state')
      }),
  },
  {
    name: 'a state of its own is sent after logout',
    caughtBy: ['oidcc-rp-initiated-logout-no-state'],
    install: (provider) =>
      changeCallback(provider, (url) => {
        if (!url.searchParams.has('iss')) url.searchParams.set('state', 'none')
      }),
  },
  {
    name: 'nobody can log out without a client app',
    caughtBy: ['oidcc-rp-initiated-logout-no-params', 'oidcc-rp-initiated-logout-only-state'],
    install: (provider) =>
      changeAnswer(provider, /^\/session\/end$/, (ctx) => {
        if (!ctx.oidc.client) ctx.throw(400)
      }),
  },
]
