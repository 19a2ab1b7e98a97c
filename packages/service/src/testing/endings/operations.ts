/** What may be under way when something ends: every way in, and every change of a credential. */

import { createToken } from '../../create-id.ts'
import { redirectUri } from '../../identity-provider/testing/client-apps.ts'
import { issueImpersonationToken } from '../../impersonation/issue-impersonation-token.ts'
import { createKeyRing } from '../../keys/key-ring.ts'
import { sealTokens } from '../../methods/oauth/keep-registration.ts'
import { type Attach, issueOauthToken } from '../../methods/oauth/oauth-token.ts'
import type { Identity } from '../../methods/oauth/upstream/create-upstream.ts'
import { systemRandom } from '../../random.ts'
import {
  logInByPasskey,
  register,
  takeCreationOptions,
  takeRequestOptions,
  takeSecondaryOptions,
} from '../passkey-calls.ts'
import { better, logIn, reset, takeReset } from '../password-calls.ts'
import { createSolanaWallet, createWalletCalls, toFields } from '../wallet-calls.ts'
import type { EndingsFixture, Member } from './create-endings-fixture.ts'

/** By what it is done: that decides which ending forbids it. */
export type Basis = 'mailbox' | 'password' | 'passkey' | 'token' | 'app' | 'session' | 'host'

export interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever the wire answers
  readonly data: any
}

export interface Operation {
  readonly name: string
  readonly basis: Basis
  /** Makes ready all that comes before the last request. */
  prepare(fixture: EndingsFixture, member: Member): Promise<Ready>
}

/** One request away. */
export interface Ready {
  /** Whose session may have a new token by now. */
  readonly member?: Member
  run(): Promise<Answer>
  /** Beside sessions and credentials: whether something of its answer is good still. */
  isAlive?(answer: Answer): Promise<boolean>
}

const minutes = { session_duration_minutes: 30 }
const domain = 'app.example.com'

/** A token that a host carries to a person itself. */
const makeHostLink = async ({ host }: EndingsFixture, { userId }: Member): Promise<string> =>
  (await host.post('/magic_links', { user_id: userId })).data.token

const ask = async ({ world }: EndingsFixture, { email }: Member) => {
  const { data } = await world.post('/magic_links/email/login_or_create', {
    email,
    other_device: true,
  })
  const { code, links } = await world.takeMail(email)
  const token = new URL(links[0]?.url ?? '').searchParams.get('token') ?? ''
  return { code, token, codeId: data.code_id, wait: data.other_device }
}

const byMailbox: readonly Operation[] = [
  {
    name: 'link',
    basis: 'mailbox',
    async prepare(fixture, member) {
      const { token } = await ask(fixture, member)
      return { run: () => fixture.world.post('/magic_links/authenticate', { token, ...minutes }) }
    },
  },
  {
    name: 'code of a link',
    basis: 'mailbox',
    async prepare(fixture, member) {
      const { code, codeId } = await ask(fixture, member)
      const body = { code, code_id: codeId, ...minutes }
      return { run: () => fixture.world.post('/magic_links/authenticate_code', body) }
    },
  },
  {
    name: 'link on another device',
    basis: 'mailbox',
    async prepare(fixture, member) {
      const { world } = fixture
      const { token, wait } = await ask(fixture, member)
      const form = new URLSearchParams({ token, number: wait.number }).toString()
      await world.send('POST', '/v1/public/magic_links/other_device', form, {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      const body = { poll_token: wait.poll_token, ...minutes }
      return { run: () => world.post('/magic_links/other_device/authenticate', body) }
    },
  },
  {
    name: 'passcode',
    basis: 'mailbox',
    async prepare({ world }, { email }) {
      const { code, methodId } = await world.sendCode(email)
      const body = { token: code, method_id: methodId, ...minutes }
      return { run: () => world.post('/otps/authenticate', body) }
    },
  },
  {
    name: 'password reset by mail',
    basis: 'mailbox',
    async prepare({ world }, { email }) {
      const token = await takeReset(world, email)
      return { run: () => reset(world, token, `${better} again`) }
    },
  },
  {
    name: 'link delivered by the host',
    basis: 'mailbox',
    async prepare(fixture, member) {
      const token = await makeHostLink(fixture, member)
      return { run: () => fixture.host.post('/magic_links/authenticate', { token, ...minutes }) }
    },
  },
  {
    name: 'passcode, by the host',
    basis: 'mailbox',
    async prepare({ world, host }, { email }) {
      const { code, methodId } = await world.sendCode(email)
      const body = { code, method_id: methodId, ...minutes }
      return { run: () => host.post('/otps/authenticate', body) }
    },
  },
  {
    name: 'impersonation',
    basis: 'mailbox',
    async prepare({ world, storage, projectId }, { userId }) {
      const user = await storage.users.findById(projectId, userId)
      if (!user) throw new Error('There is no such person.')
      const ports = {
        storage,
        random: systemRandom,
        clock: { now: world.now },
        keyRing: createKeyRing(world.config.rootKey),
        wakeOutbox: () => {},
      }
      const { token } = await issueImpersonationToken(ports, {
        project: world.project,
        user,
        impersonatorId: 'staff-7',
        impersonatorEmail: 'staff@example.com',
        reason: 'Ticket 4711',
        expirationMinutes: undefined,
        source: { address: '198.51.100.9', bucket: '198.51.100.9', userAgent: '' },
      })
      return {
        run: () => world.post('/impersonation/authenticate', { impersonation_token: token }),
      }
    },
  },
]

const byCredential: readonly Operation[] = [
  {
    name: 'password',
    basis: 'password',
    prepare: async ({ world }, { email }) => ({ run: () => logIn(world, email) }),
  },
  {
    name: 'password, by the host',
    basis: 'password',
    prepare: async ({ host }, { email, password }) => ({
      run: () => host.post('/passwords/authenticate', { email, password, ...minutes }),
    }),
  },
  {
    name: 'password changed by the existing one',
    basis: 'password',
    prepare: async ({ world }, { email, password }) => ({
      run: () =>
        world.post('/passwords/existing_password/reset', {
          email,
          existing_password: password,
          new_password: `${better} again`,
          ...minutes,
        }),
    }),
  },
  {
    name: 'passkey',
    basis: 'passkey',
    async prepare(fixture, owner) {
      const { device, member } = await fixture.addPasskey(owner)
      const credential = device.get(await takeRequestOptions(fixture.world))
      return { member, run: () => logInByPasskey(fixture.world, credential) }
    },
  },
  {
    name: 'passkey, by the host',
    basis: 'passkey',
    async prepare(fixture, owner) {
      const { device, member } = await fixture.addPasskey(owner)
      const { data } = await fixture.host.post('/webauthn/authenticate/start', {
        domain,
        return_passkey_credential_options: true,
      })
      const credential = device.get(data.public_key_credential_request_options)
      const body = { public_key_credential: credential, ...minutes }
      return { member, run: () => fixture.host.post('/webauthn/authenticate', body) }
    },
  },
  {
    name: 'access token exchanged',
    basis: 'token',
    async prepare({ world }, { session }) {
      const request = { client_id: 'own', scopes: ['openid', 'full_access'] }
      const code = await world.authorize(session, request)
      const { access_token } = (await world.token(code, {}, world.basicOf('own'))).data
      return {
        run: () => world.post('/sessions/exchange_access_token', { access_token, ...minutes }),
      }
    },
  },
  {
    name: 'refresh of a client app',
    basis: 'app',
    async prepare({ world }, { session }) {
      const lasting = { scopes: ['openid', 'offline_access'] }
      const { refresh_token } = (await world.token(await world.authorize(session, lasting))).data
      return {
        run: () => world.refresh(refresh_token),
        isAlive: async ({ data }) =>
          (await world.introspect(data.access_token)).active ||
          (await world.refresh(data.refresh_token)).status === 200,
      }
    },
  },
]

const inSession: readonly Operation[] = [
  {
    name: 'code of an authenticator app',
    basis: 'session',
    async prepare({ world, addApp, codeOf }, { userId, session }) {
      const { secret } = await addApp(userId, true)
      const body = { totp_code: codeOf(secret), ...minutes }
      return { run: () => world.post('/totps/authenticate', body, { session }) }
    },
  },
  {
    name: 'first code of a new authenticator app',
    basis: 'session',
    async prepare({ world, addApp, codeOf }, { userId, session }) {
      const { secret } = await addApp(userId, false)
      const body = { totp_code: codeOf(secret), ...minutes }
      return { run: () => world.post('/totps/authenticate', body, { session }) }
    },
  },
  {
    name: 'recovery code',
    basis: 'session',
    async prepare({ world, addApp }, { userId, session }) {
      const { recoveryCode } = await addApp(userId, true)
      const body = { recovery_code: recoveryCode, ...minutes }
      return { run: () => world.post('/totps/recover', body, { session }) }
    },
  },
  {
    name: 'code of an authenticator app, by the host',
    basis: 'session',
    async prepare({ host, addApp, codeOf }, { userId, session }) {
      const { secret } = await addApp(userId, true)
      const body = { user_id: userId, totp_code: codeOf(secret), session_token: session }
      return { run: () => host.post('/totps/authenticate', { ...body, ...minutes }) }
    },
  },
  {
    name: 'recovery code, by the host',
    basis: 'session',
    async prepare({ host, addApp }, { userId, session }) {
      const { recoveryCode } = await addApp(userId, true)
      const body = { user_id: userId, recovery_code: recoveryCode, session_token: session }
      return { run: () => host.post('/totps/recover', { ...body, ...minutes }) }
    },
  },
  {
    name: 'password in a session that the host names',
    basis: 'session',
    prepare: async ({ host }, { email, password, session }) => ({
      run: () =>
        host.post('/passwords/authenticate', {
          email,
          password,
          session_token: session,
          ...minutes,
        }),
    }),
  },
  {
    name: 'passkey as a further factor',
    basis: 'session',
    async prepare(fixture, owner) {
      const { device, member } = await fixture.addPasskey(owner)
      const credential = device.get(await takeSecondaryOptions(fixture.world, member.session))
      return { member, run: () => logInByPasskey(fixture.world, credential, member.session) }
    },
  },
  {
    name: 'password set in the session',
    basis: 'session',
    prepare: async ({ world }, { session }) => ({
      run: () =>
        world.post(
          '/passwords/session/reset',
          { password: `${better} again`, ...minutes },
          { session },
        ),
    }),
  },
  {
    name: 'password set in the session, by the host',
    basis: 'session',
    prepare: async ({ host }, { session }) => ({
      run: () =>
        host.post('/passwords/session/reset', {
          password: `${better} again`,
          session_token: session,
          ...minutes,
        }),
    }),
  },
  {
    name: 'passkey added',
    basis: 'session',
    async prepare({ world, createDevice }, { session }) {
      const credential = createDevice().create(await takeCreationOptions(world, session))
      return { run: () => register(world, session, credential) }
    },
  },
  {
    name: 'passkey renamed',
    basis: 'session',
    async prepare(fixture, owner) {
      const { registrationId, member } = await fixture.addPasskey(owner)
      const { session } = member
      return {
        member,
        run: () =>
          fixture.world.send(
            'PUT',
            `/webauthn/update/${registrationId}`,
            { name: 'Mine' },
            { session },
          ),
      }
    },
  },
  {
    name: 'passkey removed',
    basis: 'session',
    async prepare(fixture, owner) {
      const { registrationId, member } = await fixture.addPasskey(owner)
      const path = `/users/webauthn_registrations/${registrationId}`
      return {
        member,
        run: () => fixture.world.send('DELETE', path, undefined, { session: member.session }),
      }
    },
  },
  {
    name: 'authenticator app added',
    basis: 'session',
    prepare: async ({ world }, { session }) => ({
      run: () => world.post('/totps', {}, { session }),
    }),
  },
  {
    name: 'authenticator app removed',
    basis: 'session',
    async prepare({ world, addApp }, { userId, session }) {
      const { totpId } = await addApp(userId, true)
      return { run: () => world.send('DELETE', `/users/totps/${totpId}`, undefined, { session }) }
    },
  },
  {
    name: 'name and metadata',
    basis: 'session',
    prepare: async ({ world }, { session }) => ({
      run: () =>
        world.send(
          'PUT',
          '/users/me',
          { name: { first_name: 'Ada' }, untrusted_metadata: { shoe: 38 } },
          { session },
        ),
    }),
  },
  {
    name: 'address removed',
    basis: 'session',
    async prepare({ world, addEmail }, { userId, session }) {
      const emailId = await addEmail(userId)
      return { run: () => world.send('DELETE', `/users/emails/${emailId}`, undefined, { session }) }
    },
  },
  {
    name: 'client app authorized',
    basis: 'session',
    async prepare({ world }, { session }) {
      const params = world.request({ scopes: ['openid'], redirect_uri: redirectUri })
      await world.start(session, params)
      return { run: () => world.submit(session, params) }
    },
  },
]

/** A host needs no session of the person's: it may come after any end, and must meet none badly. */
const byHost: readonly Operation[] = [
  {
    name: 'change of the user, by the host',
    basis: 'host',
    prepare: async ({ host }, { userId }) => ({
      run: () => host.put(`/users/${userId}`, { name: { first_name: 'Ada' } }),
    }),
  },
  {
    name: 'block, by the host',
    basis: 'host',
    prepare: async ({ host }, { userId }) => ({ run: () => host.put(`/users/${userId}/block`) }),
  },
  {
    name: 'authenticator app added, by the host',
    basis: 'host',
    prepare: async ({ host }, { userId }) => ({
      run: () => host.post('/totps', { user_id: userId }),
    }),
  },
  {
    name: 'password removed, by the host',
    basis: 'host',
    async prepare({ host, storage, projectId }, { userId }) {
      const password = await storage.passwords.find(projectId, userId)
      return { run: () => host.del(`/users/passwords/${password?.passwordId}`) }
    },
  },
]

/** All of them. */
/** The token of a redirect URL, as the callback of a provider makes it. */
async function makeProviderToken(
  { world }: EndingsFixture,
  { userId }: Pick<Member, 'userId'>,
  attach: Attach | null,
): Promise<string> {
  const { projectId } = world.project
  const ports = {
    random: systemRandom,
    keyRing: createKeyRing(world.config.rootKey),
    clock: { now: world.now },
  }
  const identity: Identity = {
    providerId: 'example',
    providerType: 'Example',
    issuer: 'https://provider.example',
    profile: { subject: createToken(systemRandom), email: null, isEmailVerified: false },
    tokens: { accessToken: 'a', refreshToken: null, idToken: null, scopes: [], expiresAt: null },
  }
  if (!attach) {
    const registrationId = createToken(systemRandom)
    await world.storage.oauth.add({
      projectId,
      registrationId,
      userId,
      provider: 'example',
      providerType: 'Example',
      issuer: identity.issuer,
      subject: identity.profile.subject,
      email: null,
      pictureUrl: '',
      locale: '',
      ...sealTokens(ports, { projectId, registrationId }, identity.tokens),
      isUnproved: false,
      createdAt: world.now(),
      lastUsedAt: world.now(),
    })
  }
  const token = { identity, codeChallenge: null, attach, userId }
  return issueOauthToken(world.storage, ports, projectId, token)
}

const byProvider: readonly Operation[] = [
  {
    name: 'account at a provider',
    basis: 'mailbox',
    async prepare(fixture, member) {
      const token = await makeProviderToken(fixture, member, null)
      return { run: () => fixture.world.post('/oauth/authenticate', { token, ...minutes }) }
    },
  },
  {
    name: 'account at a provider linked',
    basis: 'session',
    async prepare(fixture, member) {
      const { userId, sessionId, session } = member
      const token = await makeProviderToken(fixture, member, { userId, sessionId })
      return {
        run: () => fixture.world.post('/oauth/authenticate', { token, ...minutes }, { session }),
      }
    },
  },
]

/** A wallet that is the person's already. */
async function addWallet({ storage, world, projectId }: EndingsFixture, { userId }: Member) {
  const wallet = createSolanaWallet()
  const user = await storage.users.findById(projectId, userId)
  const walletId = `crypto-wallet-test-${createToken(systemRandom)}`
  await storage.cryptoWallets.add({
    projectId,
    walletId,
    userId,
    type: 'solana',
    address: wallet.crypto_wallet_address,
    chainId: null,
    isUnproved: !user?.emails.some(({ verified }) => verified),
    createdAt: world.now(),
    lastUsedAt: world.now(),
  })
  return { wallet, walletId, calls: createWalletCalls(world) }
}

const byWallet: readonly Operation[] = [
  {
    name: 'crypto wallet',
    basis: 'passkey',
    async prepare(fixture, member) {
      const { wallet, calls } = await addWallet(fixture, member)
      const signature = await calls.startAndSign(wallet)
      return { run: () => calls.authenticate(wallet, signature) }
    },
  },
  {
    name: 'crypto wallet, by the host',
    basis: 'passkey',
    async prepare(fixture, member) {
      const { host } = fixture
      const { wallet } = await addWallet(fixture, member)
      const { data } = await host.post('/crypto_wallets/authenticate/start', toFields(wallet))
      const body = { ...toFields(wallet), signature: await wallet.sign(data.challenge), ...minutes }
      return { run: () => host.post('/crypto_wallets/authenticate', body) }
    },
  },
  {
    name: 'crypto wallet added',
    basis: 'session',
    async prepare({ world }, { session }) {
      const wallet = createSolanaWallet()
      const calls = createWalletCalls(world)
      const signature = await calls.startAndSign(wallet, {}, { session })
      return { run: () => calls.authenticate(wallet, signature, { session }) }
    },
  },
  {
    name: 'crypto wallet removed',
    basis: 'session',
    async prepare(fixture, member) {
      const { walletId } = await addWallet(fixture, member)
      const path = `/users/crypto_wallets/${walletId}`
      const { session } = member
      return { run: () => fixture.world.send('DELETE', path, undefined, { session }) }
    },
  },
]

export const operations: readonly Operation[] = [
  ...byMailbox,
  ...byProvider,
  ...byWallet,
  ...byCredential,
  ...inSession,
  ...byHost,
]
