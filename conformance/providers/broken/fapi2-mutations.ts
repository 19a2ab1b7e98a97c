/** Providers that are held to the FAPI 2.0 Security Profile, but for one thing. */
import { decodeJwt, UnsecuredJWT } from 'jose'
import { Provider } from 'oidc-provider'
import type { Mutation } from './mutation.ts'
import {
  changeAnswer,
  changeCallback,
  changeForm,
  changeFound,
  changeJson,
  changeQuery,
  fitEveryVerifier,
  toOwn,
} from './tamper.ts'

type Broken = Omit<Mutation, 'profile' | 'plan'>

const toMutation = ({ caughtBy: [first, ...rest], ...broken }: Broken): Mutation => {
  const toName = (name: string) => `fapi2-security-profile-final-${name}`
  const caughtBy = [toName(first), ...rest.map(toName)] as const
  return { ...broken, profile: 'fapi2', plan: 'FAPI 2.0', caughtBy }
}

/** Changes what is pushed, before the provider reads it. */
const pushing =
  (change: (fields: URLSearchParams, provider: Provider) => void | Promise<void>) =>
  (provider: Provider) =>
    changeForm(provider, '/request', (fields) => change(fields, provider))

/** Refuses pushed requests. */
const refusing = (isUnwanted: (fields: URLSearchParams) => boolean) =>
  pushing((fields) => {
    if (isUnwanted(fields)) fields.delete('response_type')
  })

type Pushed = InstanceType<Provider['PushedAuthorizationRequest']>

/** Changes what was pushed, when the browser comes with its reference. */
const reading =
  (toChange: (query: Readonly<Record<string, unknown>>) => object) => (provider: Provider) =>
    changeFound<Pushed>(provider.PushedAuthorizationRequest, (pushed) => {
      const claims = { ...decodeJwt(pushed.request), ...toChange(Provider.ctx?.query ?? {}) }
      pushed.request = new UnsecuredJWT(claims).encode()
    })

/** Refuses proofs, by what they claim. */
const refusingProofs =
  (isUnwanted: (claims: Readonly<Record<string, unknown>>) => boolean) => (provider: Provider) =>
    provider.use(async (ctx, next) => {
      const proof = ctx.get('dpop')
      if (proof && isUnwanted(decodeJwt(proof))) ctx.req.headers.dpop = 'refused'
      await next()
    })

const pushMutations: readonly Broken[] = [
  {
    name: 'a state is demanded',
    caughtBy: [
      'ensure-authorization-request-without-state-success',
      'state-only-outside-request-object-not-used',
    ],
    install: refusing((fields) => !fields.has('state')),
  },
  {
    name: 'a nonce is demanded of FAPI 2.0',
    caughtBy: ['ensure-authorization-request-without-nonce-success'],
    install: refusing((fields) => !fields.has('nonce')),
  },
  {
    name: 'what is pushed is cut after fifty characters',
    caughtBy: [
      'ensure-authorization-request-with-64-char-nonce-success',
      'ensure-authorization-request-with-long-nonce',
      'ensure-authorization-request-with-long-state',
    ],
    install: pushing((fields) => {
      for (const name of ['nonce', 'state']) {
        const value = fields.get(name)
        if (value) fields.set(name, value.slice(0, 50))
      }
    }),
  },
  {
    name: 'the scope openid must come first in what is pushed',
    caughtBy: ['ensure-other-scope-order-succeeds'],
    install: refusing((fields) => !fields.get('scope')?.startsWith('openid')),
  },
  {
    name: 'claims by name are refused',
    caughtBy: ['test-claims-parameter-identity-claims'],
    install: refusing((fields) => fields.has('claims')),
  },
  {
    name: 'dpop_jkt is overlooked',
    caughtBy: [
      'ensure-mismatched-dpop-jkt-fails',
      'ensure-token-endpoint-fails-with-mismatched-dpop-jkt',
    ],
    install: pushing((fields) => fields.delete('dpop_jkt')),
  },
  {
    name: 'a redirect URI that is not pushed is guessed',
    caughtBy: [
      'ensure-redirect-uri-in-authorization-request',
      'ensure-request-object-without-redirect-uri-fails',
    ],
    install: pushing(async (fields, provider) => {
      if (fields.has('redirect_uri')) return
      const client = await provider.Client.find(fields.get('client_id') ?? '')
      fields.set('redirect_uri', client?.redirectUris?.[0] ?? '')
    }),
  },
  {
    name: 'a redirect URI that is not registered has an error of its own',
    caughtBy: ['plain-fapi-tolerate-unregistered-redirect-uri'],
    install: (provider) =>
      changeJson(provider, /^\/request$/, (body) => {
        if (body.error) body.error = 'invalid_redirect_uri'
      }),
  },
  {
    name: 'every response type is taken for the code flow',
    caughtBy: ['ensure-response-type-code-idtoken-fails', 'ensure-response-type-token-fails'],
    install: pushing((fields) => fields.set('response_type', 'code')),
  },
  {
    name: 'a reference in a pushed request is overlooked',
    caughtBy: ['par-authorization-request-containing-request_uri-form-param'],
    install: pushing((fields) => fields.delete('request_uri')),
  },
  {
    name: 'requests are pushed by PUT as well',
    caughtBy: ['par-attempt-invalid-http-method'],
    install: (provider) =>
      provider.use(async (ctx, next) => {
        if (ctx.path === '/request' && ctx.method === 'PUT') ctx.method = 'POST'
        await next()
      }),
  },
  {
    name: 'PKCE is not demanded',
    caughtBy: ['par-ensure-pkce-required'],
    configure: (configuration) => ({ ...configuration, pkce: { required: () => false } }),
  },
  {
    name: 'a plain code challenge is taken',
    caughtBy: ['par-plain-pkce-rejected'],
    install: pushing((fields) => {
      if (fields.has('code_challenge_method')) fields.set('code_challenge_method', 'S256')
    }),
  },
]

const authorizationMutations: readonly Broken[] = [
  {
    name: 'discovery does not promise the issuer in answers',
    caughtBy: ['discovery-end-point-verification'],
    install: (provider) =>
      changeJson(provider, /openid-configuration$/, (metadata) => {
        delete metadata.authorization_response_iss_parameter_supported
      }),
  },
  {
    name: 'a refusal of the person is told as a fault',
    caughtBy: ['user-rejects-authentication'],
    install: (provider) =>
      changeCallback(provider, ({ searchParams }) => {
        if (searchParams.has('error')) searchParams.set('error', 'server_error')
      }),
  },
  {
    name: 'what stands beside a reference counts',
    caughtBy: [
      'ensure-different-nonce-inside-and-outside-request-object',
      'ensure-different-state-inside-and-outside-request-object',
      'state-only-outside-request-object-not-used',
    ],
    install: reading(({ state, nonce }) => ({
      ...(state !== undefined && { state }),
      ...(nonce !== undefined && { nonce }),
    })),
  },
  {
    name: 'a request need not be pushed',
    caughtBy: ['ensure-unsigned-authorization-request-without-using-par-fails'],
    install: (provider) =>
      changeFound(provider.Client, (client) =>
        Object.assign(client, { requirePushedAuthorizationRequests: false }),
      ),
  },
  {
    name: 'a pushed request is used up by its page',
    caughtBy: ['par-ensure-reused-request-uri-prior-to-auth-completion-succeeds'],
    install: (provider) =>
      changeFound<Pushed>(provider.PushedAuthorizationRequest, async (pushed) => {
        // answered from what was found; the next visit finds it used
        await provider.PushedAuthorizationRequest.adapter.consume(pushed.jti)
      }),
  },
  {
    name: 'error pages say that all is well',
    caughtBy: [
      'par-attempt-reuse-request_uri',
      'par-attempt-to-use-expired-request_uri',
      'par-attempt-to-use-request_uri-for-different-client',
    ],
    install: (provider) =>
      changeAnswer(provider, /^\/auth/, (ctx) => {
        if (ctx.status >= 400) ctx.status = 200
      }),
  },
  {
    name: 'a pushed request is good for every client app',
    caughtBy: ['par-attempt-to-use-request_uri-for-different-client'],
    install(provider) {
      provider.Client.prototype.redirectUriAllowed = () => true
      reading(({ client_id: clientId }) => ({ client_id: clientId, iss: clientId }))(provider)
    },
  },
  {
    name: 'the response type must stand beside a reference',
    caughtBy: ['par-without-duplicate-parameters'],
    install: (provider) =>
      changeQuery(provider, '/auth', (params) => {
        if (!params.has('response_type')) params.delete('client_id')
      }),
  },
]

const tokenMutations: readonly Broken[] = [
  {
    name: 'tokens are told to be bearer tokens',
    caughtBy: [
      'happy-flow',
      'ensure-dpopproof-at-par-endpoint-binding-success',
      'ensure-dpop-auth-code-binding-success',
    ],
    install: (provider) =>
      changeJson(provider, /^\/token$/, (body) => {
        if (body.token_type) body.token_type = 'Bearer'
      }),
  },
  {
    name: 'the scheme must be spelled DPoP',
    caughtBy: ['access-token-type-header-case-sensitivity'],
    install: (provider) =>
      provider.use(async (ctx, next) => {
        const given = ctx.get('authorization')
        if (given && !given.startsWith('DPoP ')) ctx.req.headers.authorization = 'None'
        await next()
      }),
  },
  {
    name: 'a proof must not say when it ends',
    caughtBy: ['check-dpop-proof-nbf-exp'],
    install: refusingProofs(({ exp }) => exp !== undefined),
  },
  {
    name: 'the clocks of client apps must be exact',
    caughtBy: [
      'ensure-dpopproof-with-iat-10seconds-before-succeeds',
      'ensure-dpopproof-with-iat-10seconds-after-succeeds',
    ],
    install: refusingProofs(({ iat }) => Math.abs(Number(iat) - Date.now() / 1000) > 5),
  },
  {
    name: 'codes are bound to no key',
    caughtBy: [
      'ensure-token-endpoint-fails-with-mismatched-dpop-proof-jkt',
      'ensure-token-endpoint-fails-with-mismatched-dpop-jkt',
    ],
    install: (provider) =>
      changeFound(provider.AuthorizationCode, (code) =>
        Object.assign(code, { dpopJkt: undefined }),
      ),
  },
  {
    name: 'tokens are given without a proof',
    caughtBy: ['ensure-holder-of-key-required'],
    install: (provider) =>
      changeFound(provider.Client, (client) =>
        Object.assign(client, { dpopBoundAccessTokens: false }),
      ),
  },
  {
    name: 'bound tokens are taken as bearer tokens',
    caughtBy: ['dpop-negative-tests'],
    install: (provider) =>
      provider.use(async (ctx, next) => {
        const given = ctx.get('authorization')
        if (given) ctx.req.headers.authorization = given.replace(/^Bearer /, 'DPoP ')
        await next()
      }),
  },
  {
    name: 'proofs may be signed with RS256',
    caughtBy: ['dpop-negative-tests'],
    configure: ({ enabledJWA, ...configuration }) => ({
      ...configuration,
      enabledJWA: { ...enabledJWA, dPoPSigningAlgValues: ['ES256', 'RS256'] },
    }),
  },
  {
    name: 'a code is good for every client app',
    caughtBy: ['ensure-authorization-code-is-bound-to-client'],
    install(provider) {
      changeFound(provider.AuthorizationCode, toOwn)
      changeFound(provider.Grant, (grant) => {
        if (Provider.ctx?.path === '/token') toOwn(grant)
      })
    },
  },
  {
    name: 'a code of FAPI 2.0 is good as often as one likes',
    caughtBy: ['attempt-reuse-authorization-code-after-one-second'],
    install(provider) {
      provider.AuthorizationCode.prototype.consume = async () => {}
    },
  },
  {
    name: 'a code is good for ten minutes',
    caughtBy: ['ensure-token-endpoint-fails-with-expired-auth-code'],
    configure: (configuration) => ({
      ...configuration,
      ttl: { ...configuration.ttl, AuthorizationCode: 600 },
    }),
  },
  {
    name: 'the verifier is overlooked',
    caughtBy: ['ensure-pkce-code-verifier-required', 'incorrect-pkce-code-verifier-rejected'],
    install: fitEveryVerifier,
  },
  {
    name: 'refresh tokens are rotated',
    caughtBy: ['refresh-token'],
    configure: (configuration) => ({ ...configuration, rotateRefreshToken: true }),
  },
]

const clientMutations: readonly Broken[] = [
  {
    name: 'the client id beside an assertion counts for nothing',
    caughtBy: ['ensure-client-id-in-token-endpoint'],
    install: (provider) =>
      changeForm(provider, '/token', (fields) => {
        if (fields.has('client_assertion')) fields.delete('client_id')
      }),
  },
  {
    name: 'assertions may be signed with RS256',
    caughtBy: ['ensure-signed-client-assertion-with-RS256-fails'],
    configure: ({ enabledJWA, ...configuration }) => ({
      ...configuration,
      enabledJWA: { ...enabledJWA, clientAuthSigningAlgValues: ['ES256', 'RS256'] },
    }),
  },
  {
    name: 'a client app need not say who it is',
    caughtBy: ['ensure-client-assertion-in-token-endpoint'],
    install: (provider) =>
      changeFound(provider.Client, (client) => {
        const { path, oidc } = Provider.ctx ?? {}
        if (path !== '/token' || oidc?.params?.client_assertion) return
        Object.defineProperty(client, 'clientAuthMethod', { value: 'none' })
      }),
  },
  {
    name: 'the times of an assertion are taken lightly',
    caughtBy: [
      'ensure-client-assertion-with-exp-is-5-minutes-in-past-fails',
      'par-ensure-jwt-client-assertions-nbf-over-60-seconds-in-the-future-fails',
    ],
    configure: (configuration) => ({ ...configuration, clockTolerance: 1000 }),
  },
  {
    name: 'the times of an assertion must be exact',
    caughtBy: ['par-ensure-jwt-client-assertions-nbf-8-seconds-in-the-future-is-accepted'],
    configure: (configuration) => ({ ...configuration, clockTolerance: 0 }),
  },
  {
    name: 'an assertion may be for an endpoint, or for several',
    caughtBy: [
      'par-test-array-as-audience-fails',
      'par-test-par-endpoint-url-as-audience-fails',
      'par-test-token-endpoint-url-as-audience-fails',
    ],
    configure: (configuration) => ({
      ...configuration,
      assertJwtClientAuthClaimsAndHeader: async () => {},
    }),
  },
  {
    name: 'a client app that proves nothing is told of another error',
    caughtBy: [
      'ensure-client-assertion-with-wrong-aud-fails',
      'ensure-client-assertion-with-no-sub-fails',
    ],
    install: (provider) =>
      changeJson(provider, /^\/token$/, (body) => {
        if (body.error === 'invalid_client') body.error = 'access_denied'
      }),
  },
]

export const fapi2Mutations: readonly Mutation[] = [
  ...pushMutations,
  ...authorizationMutations,
  ...tokenMutations,
  ...clientMutations,
].map(toMutation)
