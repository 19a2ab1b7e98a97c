import { createAuthenticator } from '@portico/testkit/authenticator'
import { Secret, TOTP } from 'otpauth'
import {
  type Credentials,
  credentialKinds,
  type DeclaredKind,
} from '../declarations/all-declarations.ts'
import type { OauthWorld } from './create-oauth-world.ts'
import type { TestAnswer } from './create-test-service.ts'
import { toToken } from './oauth-calls.ts'
import { pageOrigin, register, startRegistration } from './passkey-calls.ts'
import { better } from './password-calls.ts'
import { createEthereumWallet, createWalletCalls } from './wallet-calls.ts'

/** Adds a credential in a session. Returns the answer of its last call, or of the first call when that is refused. */
type Add = (session: string) => Promise<TestAnswer>

const minutes = { session_duration_minutes: 60 }
let count = 0

/** The kinds of credentials that a session can add. */
export const addedKinds = credentialKinds.flatMap((kind) =>
  kind.addition === null ? [] : [{ ...kind, addition: kind.addition }],
)

/**
 * Returns the calls by which a page adds a credential of a kind.
 *
 * @throws Error for a kind that has no entry here yet
 */
export function createAddition(world: OauthWorld, { id }: Pick<DeclaredKind, 'id'>): Add {
  const add = Object.entries(createAdditions(world)).find(([kind]) => kind === id)?.[1]
  if (!add) throw new Error(`Nothing in create-additions.ts adds one of ${id}.`)
  return add
}

function createAdditions(world: OauthWorld): Readonly<Partial<Record<keyof Credentials, Add>>> {
  return {
    async totps(session) {
      const created = await world.post('/totps', {}, { session })
      if (created.status !== 200) return created
      const secret = Secret.fromBase32(created.data.secret)
      const totp_code = new TOTP({ secret }).generate({ timestamp: world.now() })
      return world.post('/totps/authenticate', { totp_code, ...minutes }, { session })
    },
    async phones(session) {
      const phone_number = `+1201555${String(1_000 + ++count)}`
      const sent = await world.post('/otps/sms/send/secondary', { phone_number }, { session })
      if (sent.status !== 200) return sent
      const { code: token } = await world.takeMail(phone_number)
      const body = { token, method_id: sent.data.method_id, ...minutes }
      return world.post('/otps/authenticate', body, { session })
    },
    async passkeys(session) {
      const started = await startRegistration(world, session)
      if (started.status !== 200) return started
      const device = createAuthenticator({ origin: pageOrigin })
      const options = started.data.public_key_credential_creation_options
      return register(world, session, device.create(options))
    },
    passwords: (session) =>
      world.post('/passwords/session/reset', { password: better, ...minutes }, { session }),
    async oauth(session) {
      const asked = await world.post('/oauth/attach', { provider: 'first' }, { session })
      if (asked.status !== 200) return asked
      const login = `account-${++count}`
      world.person(login, {})
      const query = { oauth_attach_token: asked.data.oauth_attach_token }
      return world.authenticate(toToken(await world.goThrough(login, { query })), session)
    },
    async cryptoWallets(session) {
      const calls = createWalletCalls(world)
      const wallet = createEthereumWallet()
      const started = await calls.start(wallet, {}, { session })
      if (started.status !== 200) return started
      const signature = await wallet.sign(started.data.challenge)
      return calls.authenticate(wallet, signature, { session })
    },
  }
}
