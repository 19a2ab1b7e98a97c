import { limits } from '@portico/contract'
import { type EngineName, openTestStorage, pickEngines } from '@portico/testkit/storage'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHostCalls } from '../../testing/create-host-calls.ts'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestService } from '../../testing/create-test-service.ts'
import { createOauthBrowser } from '../../testing/oauth-calls.ts'
import { passwordRedirectUrls, signUp } from '../../testing/password-calls.ts'
import {
  createEthereumWallet,
  createSolanaWallet,
  createWalletCalls,
  toFields,
} from '../../testing/wallet-calls.ts'

/** Opens the world of a suite. */
function openSuite(engine: EngineName) {
  const fixture = createServiceFixture(() => openTestStorage(engine), {
    project: { redirectUrls: passwordRedirectUrls },
  })
  let world: TestService
  let calls: ReturnType<typeof createWalletCalls>
  beforeAll(async () => {
    await fixture.open()
    world = await fixture.start()
    calls = createWalletCalls(world)
  })
  afterAll(fixture.close)
  const readWallets = async (userId: string) =>
    (await world.storage.users.findById(world.project.projectId, userId))?.credentials.cryptoWallets
  return {
    get world() {
      return world
    },
    get calls() {
      return calls
    },
    readWallets,
  }
}

describe.each(pickEngines('sqlite'))('adding wallets on %s', (engine) => {
  const suite = openSuite(engine)
  const { readWallets } = suite

  test('a signed-in user adds wallets of both kinds, keeps the session, and comes back by each', async () => {
    const own = await suite.world.signIn('adds@example.com')
    const wallets = [createEthereumWallet(), createSolanaWallet()]
    let session: string = own.session_token
    for (const wallet of wallets) {
      // they are listed in their order
      suite.world.advance(1)
      const { status, text, data } = await suite.calls.signIn(wallet, { session })
      expect(status, text).toBe(200)
      expect(data.session.session_id).toBe(own.session.session_id)
      session = data.session_token
    }
    const { data } = await suite.world.get('/users/me', { session })
    expect(data.crypto_wallets).toMatchObject(wallets.map(toFields))
    for (const wallet of wallets) {
      expect((await suite.calls.signIn(wallet)).data.user_id).toBe(own.user_id)
    }
  })

  test('adding needs a session', async () => {
    const answer = await suite.world.post(
      '/crypto_wallets/authenticate/start/secondary',
      toFields(createEthereumWallet()),
    )
    expect(answer.data.error_type).toBe('user_unauthenticated')
  })

  test('a wallet of one’s own is a further proof in the session', async () => {
    const wallet = createEthereumWallet()
    const { data } = await suite.calls.signIn(wallet)
    const again = await suite.calls.signIn(wallet, { session: data.session_token })
    expect(again.data.session.session_id).toBe(data.session.session_id)
    expect(again.data.session.authentication_factors).toHaveLength(1)
    expect(again.data.user.crypto_wallets).toHaveLength(1)
  })

  test('a wallet that is another user’s is not added; whose it is, only its signature learns', async () => {
    const wallet = createSolanaWallet()
    const other = await suite.calls.signIn(wallet)
    const own = await suite.world.signIn('wants@example.com')
    const started = await suite.calls.start(wallet, {}, { session: own.session_token })
    expect(started.status).toBe(200)
    const signature = await wallet.sign(started.data.challenge)
    const refused = await suite.calls.authenticate(wallet, signature, {
      session: own.session_token,
    })
    expect([refused.status, refused.data.error_type]).toEqual([400, 'duplicate_wallet_address'])
    expect(await readWallets(own.user_id)).toEqual([])
    expect((await suite.calls.signIn(wallet)).data.user_id).toBe(other.data.user_id)
  })

  test('a text that another session asked for adds nothing: nobody’s wallet goes to a stranger', async () => {
    const attacker = await suite.world.signIn('attacker@example.com')
    const victim = await suite.world.signIn('victim@example.com')
    const wallet = createEthereumWallet()
    const asked = { session: attacker.session_token }
    const signature = await suite.calls.startAndSign(wallet, {}, asked)
    for (const request of [undefined, { session: victim.session_token }]) {
      const { data } = await suite.calls.authenticate(wallet, signature, request)
      expect(data.error_type).toBe('session_not_found')
    }
    expect(await readWallets(attacker.user_id)).toEqual([])
  })

  test('a text asked for in a session that has ended adds nothing', async () => {
    const { session_token: session, user_id } = await suite.world.signIn('ended@example.com')
    const wallet = createEthereumWallet()
    const signature = await suite.calls.startAndSign(wallet, {}, { session })
    await suite.world.post('/sessions/revoke', undefined, { session })
    const { data } = await suite.calls.authenticate(wallet, signature, { session })
    expect(data.error_type).toBe('session_not_found')
    expect(await readWallets(user_id)).toEqual([])
  })

  test('where an authenticator app guards the account, one proof adds none', async () => {
    const { session_token: first } = await suite.world.signIn('guarded@example.com')
    const app = (await suite.world.post('/totps', {}, { session: first })).data
    const toCode = () =>
      new TOTP({ secret: Secret.fromBase32(app.secret) }).generate({ timestamp: suite.world.now() })
    const proved = await suite.world.post(
      '/totps/authenticate',
      { totp_code: toCode() },
      { session: first },
    )
    const wallet = createEthereumWallet()
    expect((await suite.calls.signIn(wallet, { session: proved.data.session_token })).status).toBe(
      200,
    )
    const { session_token: session } = (await suite.calls.signIn(wallet)).data
    const refused = await suite.calls.start(createSolanaWallet(), {}, { session })
    expect([refused.status, refused.data.error_type]).toEqual([403, 'insufficient_factors'])
    // the wallet that is there already is a proof like any other
    expect((await suite.calls.start(wallet, {}, { session })).status).toBe(200)
  })

  test('an app that counts since the text was asked for is minded', async () => {
    const { session_token: session } = await suite.world.signIn('later@example.com')
    const wallet = createEthereumWallet()
    const signature = await suite.calls.startAndSign(wallet, {}, { session })
    const { session_token: elsewhere } = await suite.world.signIn('later@example.com')
    const app = (await suite.world.post('/totps', {}, { session: elsewhere })).data
    const totp = new TOTP({ secret: Secret.fromBase32(app.secret) })
    const totp_code = totp.generate({ timestamp: suite.world.now() })
    await suite.world.post('/totps/authenticate', { totp_code }, { session: elsewhere })
    const refused = await suite.calls.authenticate(wallet, signature, { session })
    expect(refused.data.error_type).toBe('insufficient_factors')
  })

  test('whoever owns an account hears of a wallet, and takes it back with one button', async () => {
    const owner = await suite.world.signIn('hears@example.com')
    const wallet = createEthereumWallet()
    const added = await suite.calls.signIn(wallet, { session: owner.session_token })
    const mail = await suite.world.takeMail('hears@example.com')
    expect(mail.subject).toBe('A crypto wallet was added to your Example account')
    expect(mail.text).toContain(wallet.crypto_wallet_address)
    const url = mail.links.find(({ kind }) => kind === 'not_me')?.url ?? ''
    const form = new URLSearchParams({ token: new URL(url).searchParams.get('token') ?? '' })
    const done = await createOauthBrowser(suite.world).follow(url.split('?')[0] ?? '', form)
    expect([done.status, done.text.includes('The crypto wallet is removed')]).toEqual([200, true])
    expect(await readWallets(owner.user_id)).toEqual([])
    const session = added.data.session_token
    const over = await suite.world.post('/sessions/authenticate', {}, { session })
    expect(over.data.error_type).toBe('session_not_found')
    expect((await suite.calls.signIn(wallet)).data.user_id).not.toBe(owner.user_id)
  })

  test('CW-07 it goes also when the password, beside which it was added, is gone', async () => {
    const stranger = await signUp(suite.world, 'bait@example.com')
    const wallet = createSolanaWallet()
    await suite.calls.signIn(wallet, { session: stranger.data.session_token })
    const { password_id } = stranger.data.user.password
    const removed = await createHostCalls(suite.world).del(`/users/passwords/${password_id}`)
    expect(removed.status, removed.text).toBe(200)
    const token = await suite.world.sendLink('bait@example.com')
    const owner = await suite.world.post('/magic_links/authenticate', { token })
    expect(owner.data.user_id).toBe(stranger.data.user_id)
    expect(owner.data.user.crypto_wallets).toEqual([])
    expect((await suite.calls.signIn(wallet)).data.user_id).not.toBe(owner.data.user_id)
  })
})

describe.each(pickEngines('postgres'))('adding wallets at once and in rows on %s', (engine) => {
  const suite = openSuite(engine)
  const { readWallets } = suite

  test('of two users who add one wallet at once, one gets it', async () => {
    const wallet = createEthereumWallet()
    const people = [
      await suite.world.signIn('first@example.com'),
      await suite.world.signIn('second@example.com'),
    ]
    const answers = await Promise.all(
      people.map(async ({ session_token: session }) =>
        suite.calls.authenticate(wallet, await suite.calls.startAndSign(wallet, {}, { session }), {
          session,
        }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    const owned = await Promise.all(people.map(({ user_id }) => readWallets(user_id)))
    expect(owned.flat()).toHaveLength(1)
  })

  test(`a user has at most ${limits.cryptoWallet.perPerson} wallets, also at once`, async () => {
    const wallet = createSolanaWallet()
    const { data } = await suite.calls.signIn(wallet)
    const session: string = data.session_token
    const host = createHostCalls(suite.world)
    const { perPerson } = limits.cryptoWallet
    const answers = await Promise.all(
      Array.from({ length: perPerson + 2 }, async () => {
        const added = createSolanaWallet()
        const body = { ...toFields(added), user_id: data.user_id }
        const started = await host.post('/crypto_wallets/authenticate/start', body)
        const signature = await added.sign(started.data.challenge)
        return host.post('/crypto_wallets/authenticate', { ...toFields(added), signature })
      }),
    )
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.map(({ data }) => data.error_type)).toEqual(
      Array(3).fill('unable_to_authenticate_crypto_wallet'),
    )
    const me = await suite.world.get('/users/me', { session })
    expect(me.data.crypto_wallets).toHaveLength(perPerson)
  })

  test('CW-07 a wallet that a stranger added on an unproved address goes when its owner comes', async () => {
    const stranger = await signUp(suite.world, 'prey@example.com')
    const wallet = createEthereumWallet()
    const added = await suite.calls.signIn(wallet, { session: stranger.data.session_token })
    expect(added.data.user_id).toBe(stranger.data.user_id)
    const token = await suite.world.sendLink('prey@example.com')
    const owner = await suite.world.post('/magic_links/authenticate', { token })
    expect(owner.data.user_id).toBe(stranger.data.user_id)
    expect(owner.data.user.crypto_wallets).toEqual([])
    expect((await suite.calls.signIn(wallet)).data.user_id).not.toBe(owner.data.user_id)
  })

  test('CW-07 one that the very browser added, which then proves the address, stays', async () => {
    const own = await signUp(suite.world, 'settles@example.com')
    const wallet = createEthereumWallet()
    const added = await suite.calls.signIn(wallet, { session: own.data.session_token })
    const token = await suite.world.sendLink('settles@example.com')
    const request = { session: added.data.session_token }
    const proved = await suite.world.post('/magic_links/authenticate', { token }, request)
    expect(proved.data.user.crypto_wallets).toHaveLength(1)
    await suite.world.signIn('settles@example.com')
    expect((await suite.calls.signIn(wallet)).data.user_id).toBe(own.data.user_id)
  })
})
