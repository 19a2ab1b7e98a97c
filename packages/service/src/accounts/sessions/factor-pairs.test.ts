import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { toFactors } from '@portico/testkit/world'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isProof } from '../../declarations/all-declarations.ts'
import { createToken } from '../../foundation/create-id.ts'
import { systemRandom } from '../../foundation/random.ts'
import { createKeyRing } from '../../kernel/keys/key-ring.ts'
import { issueOauthToken } from '../../methods/oauth/oauth-token.ts'
import type { TestAnswer } from '../../testing/create-test-service.ts'
import {
  createEndingsFixture,
  type EndingsFixture,
  type Member,
} from '../../testing/endings/create-endings-fixture.ts'
import { minutes } from '../../testing/endings/operation.ts'
import { pairFactors } from '../../testing/pair-factors.ts'
import {
  logInByPasskey,
  startRegistration,
  takeRequestOptions,
  takeSecondaryOptions,
} from '../../testing/passkey-calls.ts'
import { createEthereumWallet, createWalletCalls } from '../../testing/wallet-calls.ts'
import { allProofs } from './find-proved-kind.ts'

/** Gives a proof, in an existing session or in a new one. */
type Prove = (session?: string) => Promise<TestAnswer>
/** Sets up what a user needs for a proof, and returns the function that gives it. */
type Enrol = (fixture: EndingsFixture, member: Member) => Promise<Prove>

const within = (session?: string) => (session === undefined ? {} : { session })

async function enrolProvider(
  { world, projectId }: EndingsFixture,
  { email, userId, session, sessionId }: Member,
  isAttached: boolean,
): Promise<Prove> {
  const ports = {
    random: systemRandom,
    keyRing: createKeyRing(world.config.rootKey),
    clock: { now: world.now },
  }
  const identity = {
    providerId: 'example',
    providerType: 'Example',
    issuer: 'https://provider.example',
    profile: { subject: createToken(systemRandom), email, isEmailVerified: true },
    tokens: { accessToken: 'a', refreshToken: null, idToken: null, scopes: [], expiresAt: null },
  }
  const prove = async (attach: { userId: string; sessionId: string } | null, proved?: string) => {
    const given = { identity, codeChallenge: null, attach, userId }
    const token = await issueOauthToken(world.storage, ports, projectId, given)
    return world.post('/oauth/authenticate', { token, ...minutes }, within(proved))
  }
  const linked = await prove(isAttached ? { userId, sessionId } : null, session)
  expect(linked.status, linked.text).toBe(200)
  return (proved) => prove(null, proved)
}

/** Each user has one authenticator app, so a second call returns the first one. */
async function enrolApp({ world, codeOf }: EndingsFixture, { userId, session }: Member) {
  const known = apps.get(userId)
  if (known) return known
  const { secret, recovery_codes } = (await world.post('/totps', {}, { session })).data
  const app = { secret: String(secret), recoveryCodes: [...recovery_codes].map(String) }
  apps.set(userId, app)
  const body = { totp_code: codeOf(app.secret) }
  const proved = await world.post('/totps/authenticate', body, { session })
  expect(proved.status, proved.text).toBe(200)
  return app
}
const apps = new Map<string, { readonly secret: string; readonly recoveryCodes: string[] }>()

const enrolText =
  (channel: string): Enrol =>
  async ({ world, addPhone }, { userId }) => {
    const { phoneNumber } = await addPhone(userId)
    return async (session) => {
      const { methodId, code } = await world.textCode(phoneNumber, channel)
      const body = { method_id: methodId, token: code, ...minutes }
      return world.post('/otps/authenticate', body, within(session))
    }
  }

describe.each(pickEngines('sqlite'))('S1: which proofs are two factors, on %s', (engine) => {
  let database: TestStorage
  let fixture: EndingsFixture
  let server: Server
  let signTrusted: (userId: string) => Promise<string>
  beforeAll(async () => {
    database = await openTestStorage(engine)
    const { privateKey, publicKey } = await generateKeyPair('ES256')
    const keys = [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256' }]
    server = createServer((_request, response) => response.end(JSON.stringify({ keys })))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    // a listening TCP server has an address with a port
    const { port } = server.address() as AddressInfo
    const claims = { issuer: 'https://id.example.com/', audience: 'shop' }
    fixture = await createEndingsFixture(database, {
      factors: toFactors({}),
      trustedIssuers: [
        {
          ...claims,
          profileId: 'trusted',
          jwksUrl: `http://127.0.0.1:${port}/`,
          subjectClaim: 'sub',
          subjectIs: 'user_id',
        },
      ],
    })
    signTrusted = (userId) =>
      new SignJWT({ jti: createToken(systemRandom) })
        .setProtectedHeader({ alg: 'ES256', kid: 'one' })
        .setIssuer(claims.issuer)
        .setAudience(claims.audience)
        .setSubject(userId)
        .setIssuedAt(Math.floor(fixture.world.now() / 1_000))
        .setExpirationTime(Math.floor(fixture.world.now() / 1_000) + 60)
        .sign(privateKey)
  })
  afterAll(async () => {
    await fixture.close()
    await new Promise((resolve) => server.close(resolve))
    await database.remove()
  })

  /** Set-ups by the names of the proofs: a declared proof that is missing here fails its pairs. */
  const enrolments: Readonly<Record<string, Enrol>> = {
    magic_link:
      async ({ world }, { email }) =>
      async (session) => {
        const token = await world.sendLink(email)
        return world.post('/magic_links/authenticate', { token, ...minutes }, within(session))
      },
    embedded_link:
      async ({ world, host }, { userId }) =>
      async (session) => {
        const { token } = (await host.post('/magic_links', { user_id: userId })).data
        return world.post('/magic_links/authenticate', { token, ...minutes }, within(session))
      },
    passcode:
      async ({ world }, { email }) =>
      async (session) => {
        const { methodId, code } = await world.sendCode(email)
        const body = { method_id: methodId, token: code, ...minutes }
        return world.post('/otps/authenticate', body, within(session))
      },
    passcode_sms: enrolText('sms'),
    passcode_whatsapp: enrolText('whatsapp'),
    password:
      async ({ world }, { email, password }) =>
      (session) =>
        world.post('/passwords/authenticate', { email, password, ...minutes }, within(session)),
    passkey: async (own, member) => {
      const { device } = await own.addPasskey(member)
      return async (session) => {
        const options = session
          ? await takeSecondaryOptions(own.world, session)
          : await takeRequestOptions(own.world)
        return logInByPasskey(own.world, device.get(options), session)
      }
    },
    crypto_wallet: async ({ world }, member) => {
      const wallet = createEthereumWallet()
      const calls = createWalletCalls(world)
      const added = await calls.signIn(wallet, { session: member.session })
      expect(added.status, added.text).toBe(200)
      return (session) => calls.signIn(wallet, within(session))
    },
    oauth: (own, member) => enrolProvider(own, member, true),
    oauth_by_email: (own, member) => enrolProvider(own, member, false),
    authenticator_app: async (own, member) => {
      const { secret } = await enrolApp(own, member)
      return (session) => {
        own.world.advance(30_000)
        const body = { totp_code: own.codeOf(secret), ...minutes }
        return own.world.post('/totps/authenticate', body, within(session))
      }
    },
    recovery_code: async (own, member) => {
      const { recoveryCodes } = await enrolApp(own, member)
      return (session) => {
        const body = { recovery_code: recoveryCodes.pop(), ...minutes }
        return own.world.post('/totps/recover', body, within(session))
      }
    },
    exchanged_token: async ({ world }, member) => {
      const request = { client_id: 'own', scopes: ['openid', 'full_access'] }
      const code = await world.authorize(member.session, request)
      const { access_token } = (await world.token(code, {}, world.basicOf('own'))).data
      return (session) =>
        world.post('/sessions/exchange_access_token', { access_token, ...minutes }, within(session))
    },
    trusted_token:
      async ({ world }, { userId }) =>
      async (session) =>
        world.post(
          '/sessions/attest',
          { profile_id: 'trusted', token: await signTrusted(userId), ...minutes },
          within(session),
        ),
  }
  const find = (name: string): Enrol => {
    const enrol = enrolments[name]
    if (!enrol) throw new Error(`Say here how "${name}" is proved.`)
    return enrol
  }
  /** Proofs that cannot start a session. */
  const later = ['authenticator_app', 'recovery_code']

  test.each(
    pairFactors().map(({ names, titles, count }) => [titles.join(' and '), count, names] as const),
  )('S1: %s: %i', async (_, count, names) => {
    const person = await fixture.createMember({ isProved: true })
    const proofs: { name: string; prove: Prove }[] = []
    for (const name of names) {
      const member = { ...person, ...(await fixture.openSession(person.userId)) }
      proofs.push({ name, prove: await find(name)(fixture, member) })
    }
    // The verified authenticator app protects the account.
    if (!apps.has(person.userId)) await fixture.addApp(person.userId, true)
    proofs.sort((a, b) => Number(later.includes(a.name)) - Number(later.includes(b.name)))
    let session: string | undefined
    if (proofs.every(({ name }) => later.includes(name))) {
      const carrier = await find('embedded_link')(fixture, person)
      session = (await carrier()).data.session_token
    }
    for (const { name, prove } of proofs) {
      const answer = await prove(session)
      expect(answer.status, answer.text).toBe(200)
      session = answer.data.session_token
      const id: string = answer.data.session.session_id
      const now = fixture.world.now()
      const row = await database.storage.sessions.findById(fixture.projectId, id, now)
      const known = row?.factors.map((factor) => allProofs.find(([, one]) => isProof(factor, one)))
      expect(known?.map((proof) => proof?.[0])).toContain(name)
    }
    const change = await startRegistration(fixture.world, session ?? '')
    const expected = count === 2 ? 200 : 403
    expect([change.status, change.data.error_type]).toEqual([
      expected,
      count === 2 ? undefined : 'insufficient_factors',
    ])
  })
})
