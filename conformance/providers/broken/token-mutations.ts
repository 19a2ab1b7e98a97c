import { randomUUID } from 'node:crypto'
import { errors, Provider } from 'oidc-provider'
import type { Mutation } from './mutation.ts'
import { changeAnswer, changeJson, toOwn } from './tamper.ts'

export const tokenMutations: readonly Mutation[] = [
  {
    name: 'a code is good as often as one likes',
    caughtBy: ['oidcc-codereuse', 'oidcc-codereuse-30seconds'],
    install(provider) {
      provider.AuthorizationCode.prototype.consume = async () => {}
    },
  },
  {
    name: 'a used code is answered with another error',
    caughtBy: ['oidcc-codereuse'],
    install: (provider) =>
      changeJson(provider, /^\/token$/, (body) => {
        if (body.error === 'invalid_grant') body.error = 'invalid_code'
      }),
  },
  {
    name: 'a refresh token is good for every client app',
    caughtBy: ['oidcc-refresh-token'],
    install(provider) {
      const { RefreshToken, Grant } = provider
      const findToken = RefreshToken.find.bind(RefreshToken)
      const findGrant = Grant.find.bind(Grant)
      const findOwnToken = async (value: string, options?: object) =>
        toOwn(await findToken(value, options))
      const findOwnGrant = async (id: string, options?: object) => {
        const grant = await findGrant(id, options)
        return Provider.ctx?.path === '/token' ? toOwn(grant) : grant
      }
      Object.assign(RefreshToken, { find: findOwnToken })
      Object.assign(Grant, { find: findOwnGrant })
    },
  },
  {
    name: 'no refresh tokens are given',
    caughtBy: ['oidcc-refresh-token', 'oidcc-refresh-token-rp-key-rotation'],
    configure: (configuration) => ({ ...configuration, issueRefreshToken: async () => false }),
  },
  {
    name: 'answers with tokens may be cached',
    caughtBy: ['oidcc-server'],
    install: (provider) =>
      changeAnswer(provider, /^\/token$/, (ctx) => ctx.response.remove('cache-control')),
  },
  {
    name: 'userinfo tells of somebody else',
    caughtBy: ['oidcc-userinfo-get', 'oidcc-userinfo-post-header', 'oidcc-userinfo-post-body'],
    install: (provider) =>
      changeJson(provider, /^\/me$/, (body) => {
        body.sub = randomUUID()
      }),
  },
  {
    name: 'userinfo tells claims in other types',
    caughtBy: ['oidcc-scope-email', 'oidcc-scope-all', 'oidcc-ensure-other-scope-order-succeeds'],
    install: (provider) =>
      changeJson(provider, /^\/me$/, (body) => {
        if ('email_verified' in body) body.email_verified = 'true'
      }),
  },
  {
    name: 'userinfo is not signed for those who registered for it',
    caughtBy: ['oidcc-userinfo-rs256'],
    install: (provider) =>
      changeAnswer(provider, /^\/me$/, (ctx) => {
        if (typeof ctx.body !== 'string') return
        const [, payload = ''] = ctx.body.split('.')
        ctx.body = JSON.parse(Buffer.from(payload, 'base64url').toString())
        ctx.type = 'json'
      }),
  },
  {
    name: 'userinfo answers no POST',
    caughtBy: ['oidcc-userinfo-post-header'],
    install: (provider) =>
      changeAnswer(provider, /^\/me$/, (ctx) => {
        if (ctx.method === 'POST') ctx.status = 405
      }),
  },
  {
    name: 'a client secret in the form is refused',
    caughtBy: ['oidcc-server-client-secret-post'],
    configure: (configuration) => ({
      ...configuration,
      clientAuthMethods: ['client_secret_basic', 'private_key_jwt'],
    }),
  },
  {
    name: 'a client assertion may not name the issuer',
    caughtBy: ['oidcc-ensure-client-assertion-with-iss-aud-succeeds'],
    configure: (configuration) => ({
      ...configuration,
      async assertJwtClientAuthClaimsAndHeader(ctx, claims) {
        if (claims.aud === ctx.oidc.issuer) throw new errors.InvalidClient('no', 'no')
      },
    }),
  },
  {
    name: 'the keys of a client app are loaded once and for all',
    caughtBy: ['oidcc-refresh-token-rp-key-rotation'],
    configure(configuration) {
      const loaded = new Map<string, string>()
      return {
        ...configuration,
        async fetch(url, options) {
          const first = loaded.get(String(url))
          const headers = { 'content-type': 'application/json' }
          if (first !== undefined) return new Response(first, { headers })
          const answer = await configuration.fetch?.(url, options)
          const text = (await answer?.text()) ?? ''
          loaded.set(String(url), text)
          return new Response(text, { headers })
        },
      }
    },
  },
]
