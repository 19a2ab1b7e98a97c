import { randomUUID } from 'node:crypto'
import { UnsecuredJWT } from 'jose'
import type { JWK, Provider } from 'oidc-provider'
import { createSigningKey } from '../reference/signing-key.ts'
import type { Mutation } from './mutation.ts'
import { changeIdToken, changeJson, signAs } from './tamper.ts'

const changing =
  (change: (claims: Record<string, unknown>) => void) => (provider: Provider, key: JWK) =>
    changeIdToken(provider, key, change)

/** Replaces the id token as a whole. */
const replacing =
  (replace: (claims: Record<string, unknown>) => string | Promise<string>) =>
  (provider: Provider) =>
    changeJson(provider, /^\/token$/, async (body) => {
      if (typeof body.id_token !== 'string') return
      const [, payload = ''] = body.id_token.split('.')
      body.id_token = await replace(JSON.parse(Buffer.from(payload, 'base64url').toString()))
    })

const startedAt = Math.floor(Date.now() / 1000)

export const idTokenMutations: readonly Mutation[] = [
  {
    name: 'the id token lacks the nonce',
    caughtBy: ['oidcc-server'],
    install: changing((claims) => delete claims.nonce),
  },
  {
    name: 'the id token is for somebody else as well',
    caughtBy: ['oidcc-server'],
    install: changing((claims) => {
      claims.aud = [claims.aud, 'another-client']
    }),
  },
  {
    name: 'the id token names another issuer',
    caughtBy: ['oidcc-server'],
    install: changing((claims) => {
      claims.iss = 'https://elsewhere.example'
    }),
  },
  {
    name: 'the id token is unsigned',
    caughtBy: ['oidcc-server', 'oidcc-idtoken-signature', 'oidcc-idtoken-rs256'],
    install: replacing((claims) => new UnsecuredJWT(claims).encode()),
  },
  {
    name: 'the id token is signed with a key that is not published',
    caughtBy: ['oidcc-server', 'oidcc-idtoken-signature'],
    install(provider, key) {
      replacing(async (claims) => signAs(await createSigningKey(), claims, key.kid))(provider)
    },
  },
  {
    name: 'neither keys nor id tokens have a kid',
    caughtBy: ['oidcc-idtoken-signature', 'oidcc-discovery-endpoint-verification'],
    install(provider, key) {
      replacing((claims) => signAs({ ...key, kid: undefined }, claims))(provider)
      changeJson(provider, /^\/jwks$/, (body) => {
        // what the provider answers there is a key set
        for (const published of body.keys as { kid?: string }[]) delete published.kid
      })
    },
  },
  {
    name: 'sub changes with every id token',
    caughtBy: ['oidcc-userinfo-get', 'oidcc-prompt-none-logged-in'],
    install: changing((claims) => {
      claims.sub = randomUUID()
    }),
  },
  {
    name: 'auth_time stays when the person signs in again',
    caughtBy: ['oidcc-prompt-login', 'oidcc-max-age-1'],
    install: changing((claims) => {
      claims.auth_time = startedAt
    }),
  },
  {
    name: 'auth_time moves without anybody signing in',
    caughtBy: ['oidcc-max-age-10000'],
    install: changing((claims) => {
      claims.auth_time = Math.floor(Date.now() / 1000)
    }),
  },
  {
    name: 'auth_time is left out although max_age asks for it',
    caughtBy: ['oidcc-max-age-1', 'oidcc-max-age-10000'],
    install: changing((claims) => delete claims.auth_time),
  },
  {
    name: 'at_hash belongs to another access token',
    caughtBy: ['oidcc-server'],
    install: changing((claims) => {
      claims.at_hash = 'AAAAAAAAAAAAAAAAAAAAAA'
    }),
  },
  {
    name: 'the id token has ended when it comes',
    caughtBy: ['oidcc-server'],
    install: changing((claims) => {
      claims.exp = startedAt - 3600
    }),
  },
]
