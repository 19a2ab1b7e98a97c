import type { Mutation } from './mutation.ts'
import { changeCallback, changeQuery, fitEveryVerifier } from './tamper.ts'

/** Takes parameters out of the request, as if they had never been sent. */
const ignoring =
  (wanted: (name: string, value: string) => boolean): Mutation['install'] =>
  (provider) =>
    changeQuery(provider, '/auth', (params) => {
      for (const [name, value] of [...params]) if (wanted(name, value)) params.delete(name)
    })

/** Answers with an error when a parameter is one of these. */
const refusing =
  (isUnwanted: (parameter: { name: string; value: string }) => boolean): Mutation['install'] =>
  (provider) =>
    changeQuery(provider, '/auth', (params) => {
      const isRefused = [...params].some(([name, value]) => isUnwanted({ name, value }))
      if (isRefused) params.set('response_type', 'none of these')
    })

const wishes = ['display', 'login_hint', 'ui_locales', 'claims_locales', 'acr_values', 'claims']

export const authorizationMutations: readonly Mutation[] = [
  {
    name: 'the state is not returned',
    caughtBy: ['oidcc-server', 'oidcc-prompt-none-not-logged-in'],
    install: (provider) => changeCallback(provider, (url) => url.searchParams.delete('state')),
  },
  {
    name: 'the answer names another issuer',
    caughtBy: ['oidcc-server'],
    install: (provider) =>
      changeCallback(provider, (url) => url.searchParams.set('iss', 'https://elsewhere.example')),
  },
  {
    name: 'a redirect URI need only begin like a registered one',
    caughtBy: ['oidcc-redirect-uri-query-added'],
    install(provider) {
      provider.Client.prototype.redirectUriAllowed = function allowed(uri) {
        return this.redirectUris?.some((registered) => uri.startsWith(registered)) ?? false
      }
    },
  },
  {
    name: 'a redirect URI may have any query',
    caughtBy: ['oidcc-redirect-uri-query-mismatch', 'oidcc-redirect-uri-query-added'],
    install(provider) {
      const toPlain = (uri: string) => uri.replace(/\?.*/, '')
      provider.Client.prototype.redirectUriAllowed = function allowed(uri) {
        return (
          this.redirectUris?.some((registered) => toPlain(registered) === toPlain(uri)) ?? false
        )
      }
    },
  },
  {
    name: 'a redirect URI may be any',
    caughtBy: ['oidcc-ensure-registered-redirect-uri'],
    install(provider) {
      provider.Client.prototype.redirectUriAllowed = () => true
    },
  },
  {
    name: 'of several redirect URIs the first is taken when none is sent',
    caughtBy: ['oidcc-ensure-redirect-uri-in-authorization-request'],
    install: (provider) =>
      changeQuery(provider, '/auth', async (params) => {
        if (params.has('redirect_uri')) return
        const client = await provider.Client.find(params.get('client_id') ?? '')
        params.set('redirect_uri', client?.redirectUris?.[0] ?? '')
      }),
  },
  {
    name: 'the query of a redirect URI is lost',
    caughtBy: ['oidcc-redirect-uri-query-OK'],
    install: (provider) => changeCallback(provider, (url) => url.searchParams.delete('foo')),
  },
  {
    name: 'prompt=none shows pages',
    caughtBy: ['oidcc-prompt-none-not-logged-in'],
    install: ignoring((name, value) => name === 'prompt' && value === 'none'),
  },
  {
    name: 'prompt=login is overlooked',
    caughtBy: ['oidcc-prompt-login'],
    install: ignoring((name, value) => name === 'prompt' && value === 'login'),
  },
  {
    name: 'prompt=none always fails',
    caughtBy: ['oidcc-prompt-none-logged-in', 'oidcc-id-token-hint'],
    install: (provider) =>
      changeQuery(provider, '/auth', (params) => {
        if (params.get('prompt') === 'none') params.set('max_age', '0')
      }),
  },
  {
    name: 'max_age is overlooked',
    caughtBy: ['oidcc-max-age-1'],
    install: ignoring((name) => name === 'max_age'),
  },
  {
    name: 'a missing response_type is guessed',
    caughtBy: ['oidcc-response-type-missing'],
    install: (provider) =>
      changeQuery(provider, '/auth', (params) => {
        if (!params.has('response_type')) params.set('response_type', 'code')
      }),
  },
  {
    name: 'form_post is answered in the query',
    caughtBy: ['oidcc-server', 'oidcc-prompt-none-not-logged-in'],
    plan: 'Form Post',
    install: ignoring((name) => name === 'response_mode'),
  },
  {
    name: 'a request object is overlooked',
    caughtBy: ['oidcc-unsigned-request-object-supported-correctly-or-rejected-as-unsupported'],
    install: ignoring((name) => name === 'request'),
  },
  {
    name: 'a request URI is overlooked',
    caughtBy: [
      'oidcc-request-uri-unsigned-supported-correctly-or-rejected-as-unsupported',
      'oidcc-request-uri-unsigned',
      'oidcc-request-uri-signed-rs256',
    ],
    install: ignoring((name) => name === 'request_uri'),
  },
  {
    name: 'the redirect URI of the query wins over that of the request object',
    caughtBy: ['oidcc-ensure-request-object-with-redirect-uri'],
    install(provider) {
      provider.Client.prototype.redirectUriAllowed = () => true
      ignoring((name) => name === 'request')?.(provider, {})
    },
  },
  {
    name: 'an unknown parameter is refused',
    caughtBy: ['oidcc-ensure-request-with-unknown-parameter-succeeds'],
    install: refusing(({ name }) => name === 'extra'),
  },
  {
    name: 'what the client app merely wishes is refused',
    caughtBy: [
      'oidcc-display-page',
      'oidcc-display-popup',
      'oidcc-login-hint',
      'oidcc-ui-locales',
      'oidcc-claims-locales',
      'oidcc-ensure-request-with-acr-values-succeeds',
      'oidcc-claims-essential',
    ],
    install: refusing(({ name }) => wishes.includes(name)),
  },
  {
    name: 'scopes beyond openid are refused',
    caughtBy: [
      'oidcc-scope-profile',
      'oidcc-scope-email',
      'oidcc-scope-address',
      'oidcc-scope-phone',
      'oidcc-scope-all',
    ],
    install: refusing(({ name, value }) => name === 'scope' && value !== 'openid'),
  },
  {
    name: 'the scope openid must come first',
    caughtBy: ['oidcc-ensure-other-scope-order-succeeds'],
    install: refusing(({ name, value }) => name === 'scope' && !value.startsWith('openid')),
  },
  {
    name: 'no request is taken by POST',
    caughtBy: ['oidcc-ensure-post-request-succeeds'],
    configure: (configuration) => ({ ...configuration, enableHttpPostMethods: false }),
  },
  {
    name: 'a nonce is demanded of the code flow',
    caughtBy: ['oidcc-ensure-request-without-nonce-succeeds-for-code-flow'],
    install: (provider) =>
      changeQuery(provider, '/auth', (params) => {
        if (!params.has('nonce')) params.delete('response_type')
      }),
  },
  {
    name: 'errors are described over several lines',
    caughtBy: ['oidcc-prompt-none-not-logged-in'],
    install: (provider) =>
      changeCallback(provider, (url) => {
        if (url.searchParams.has('error')) url.searchParams.set('error_description', 'no\nway')
      }),
  },
  {
    name: 'codes can be guessed',
    caughtBy: ['oidcc-server'],
    configure: (configuration) => ({
      ...configuration,
      formats: { bitsOfOpaqueRandomness: 48 },
    }),
  },
  {
    name: 'PKCE is overlooked',
    caughtBy: ['oidcc-ensure-request-with-valid-pkce-succeeds'],
    install(provider) {
      fitEveryVerifier(provider)
    },
  },
]
