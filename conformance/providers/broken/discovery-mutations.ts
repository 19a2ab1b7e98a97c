import type { JWK } from 'oidc-provider'
import type { Mutation } from './mutation.ts'
import { changeJson } from './tamper.ts'

const changing =
  (change: (metadata: Record<string, unknown>) => void): Mutation['install'] =>
  (provider) =>
    changeJson(provider, /openid-configuration$/, change)

const verification = 'oidcc-discovery-endpoint-verification'

export const discoveryMutations: readonly Mutation[] = [
  {
    name: 'discovery names another issuer',
    caughtBy: [verification],
    install: changing((metadata) => {
      metadata.issuer = `${metadata.issuer}/`
    }),
  },
  {
    name: 'an endpoint is not https',
    caughtBy: [verification],
    install: changing((metadata) => {
      metadata.introspection_endpoint = 'http://op.conformance.example/token/introspection'
    }),
  },
  {
    name: 'RS256 is not listed',
    caughtBy: [verification],
    install: changing((metadata) => {
      metadata.id_token_signing_alg_values_supported = ['ES256']
    }),
  },
  {
    name: 'response types are not listed',
    caughtBy: [verification],
    install: changing((metadata) => delete metadata.response_types_supported),
  },
  {
    name: 'a locale is not canonical',
    caughtBy: [verification],
    install: changing((metadata) => {
      metadata.ui_locales_supported = ['en_us']
    }),
  },
  {
    name: 'a flag is a text',
    caughtBy: [verification],
    install: changing((metadata) => {
      metadata.claims_parameter_supported = 'true'
    }),
  },
  {
    name: 'the end session endpoint is not told',
    caughtBy: ['oidcc-rp-initiated-logout-discovery-endpoint-verification'],
    install: changing((metadata) => delete metadata.end_session_endpoint),
  },
  {
    name: 'the published keys show their private part',
    caughtBy: [verification, 'oidcc-server'],
    install(provider, key) {
      changeJson(provider, /^\/jwks$/, (body) => {
        body.keys = [{ ...key }] satisfies JWK[]
      })
    },
  },
  {
    name: 'a new key takes the place of the old one',
    caughtBy: ['oidcc-server-rotate-keys'],
    toRotatedKeys: (fresh) => [fresh],
  },
  {
    name: 'keys are never rotated',
    caughtBy: ['oidcc-server-rotate-keys'],
    toRotatedKeys: (_fresh, old) => old,
  },
]
