import { type EngineName, openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseWallet } from '../../declarations/crypto/wallet-address.ts'
import { createKeyRing } from '../../kernel/keys/key-ring.ts'
import { countRows } from '../../testing/count-rows.ts'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestRequest, TestService } from '../../testing/create-test-service.ts'
import { listAudit } from '../../testing/read-audit.ts'
import {
  createEthereumWallet,
  createSolanaWallet,
  createWalletCalls,
  type TestWallet,
  toFields,
} from '../../testing/wallet-calls.ts'
import { listWalletChallenges } from './wallet-challenge.ts'

type WalletCalls = ReturnType<typeof createWalletCalls>

const kinds = [
  ['ethereum', createEthereumWallet],
  ['solana', createSolanaWallet],
] as const

/** Opens the world of a suite. */
function openSuite(engine: EngineName) {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  let world: TestService
  let calls: ReturnType<typeof createWalletCalls>
  beforeAll(async () => {
    await fixture.open()
    world = await fixture.start()
    calls = createWalletCalls(world)
  })
  afterAll(fixture.close)
  return {
    fixture,
    get world() {
      return world
    },
    get calls() {
      return calls
    },
  }
}

describe.each(pickEngines('sqlite'))('crypto wallets on %s', (engine) => {
  const suite = openSuite(engine)
  const { fixture } = suite

  test.each(kinds)('a wallet of %s signs up without an address, and then in', async (_, create) => {
    const wallet = create()
    const first = await suite.calls.signIn(wallet)
    expect([first.status, first.data.error_type]).toEqual([200, undefined])
    const { user, session } = first.data
    const shown = toFields(wallet)
    expect(user).toMatchObject({ status: 'active', emails: [], phone_numbers: [] })
    expect(user.crypto_wallets).toEqual([
      { crypto_wallet_id: expect.stringMatching(/^crypto-wallet-test-/), ...shown, verified: true },
    ])
    expect(session.authentication_factors).toMatchObject([
      { type: 'crypto', delivery_method: 'crypto_wallet', crypto_wallet_factor: shown },
    ])
    const second = await suite.calls.signIn(wallet)
    expect(second.data.user_id).toBe(first.data.user_id)
    expect((await suite.calls.signIn(create())).data.user_id).not.toBe(first.data.user_id)
  })

  test.each(kinds)(
    'the text of %s says who asks, for what, and until when',
    async (type, create) => {
      const wallet = create()
      const { data } = await suite.calls.start(
        wallet,
        {},
        { headers: { origin: 'https://app.example.com' } },
      )
      const name = { ethereum: 'Ethereum', solana: 'Solana' }[type]
      expect(data.challenge.replace(/Nonce: [0-9a-f]{32}/, 'Nonce: n')).toBe(
        [
          `app.example.com wants you to sign in with your ${name} account:`,
          wallet.crypto_wallet_address,
          '',
          'This signs you in. It costs nothing and sends no transaction.',
          '',
          'URI: https://app.example.com',
          'Nonce: n',
          'Issued At: 2026-01-15T12:00:00.000Z',
          'Expiration Time: 2026-01-15T12:05:00.000Z',
        ].join('\n'),
      )
    },
  )

  test('CW-01 a text is good for five minutes, by the service’s clock', async () => {
    const wallet = createSolanaWallet()
    const early = await suite.calls.startAndSign(wallet)
    suite.world.advance(299_999)
    expect((await suite.calls.authenticate(wallet, early)).status).toBe(200)
    const late = await suite.calls.startAndSign(wallet)
    suite.world.advance(300_000)
    const refused = await suite.calls.authenticate(wallet, late)
    expect(refused.data.error_type).toBe('unable_to_authenticate_crypto_wallet')
    suite.world.advance(-300_000)
    const back = await suite.calls.authenticate(wallet, late)
    expect(back.data.error_type).toBe('unable_to_authenticate_crypto_wallet')
  })

  test('CW-01 a text survives a restart, and a wrong signature does not use it up', async () => {
    const wallet = createEthereumWallet()
    const signature = await suite.calls.startAndSign(wallet)
    const stranger = await createEthereumWallet().sign('anything')
    expect((await suite.calls.authenticate(wallet, stranger)).status).toBe(401)
    const restarted = createWalletCalls(await fixture.start({ project: suite.world.project }))
    expect((await restarted.authenticate(wallet, signature)).status).toBe(200)
  })

  describe('S7: strangers who start for an address again and again', () => {
    const inBrowser = (browser: string, ip: string): TestRequest => {
      const telemetry = JSON.stringify({ persistent_id: browser })
      const headers = { 'x-sdk-client': Buffer.from(telemetry).toString('base64') }
      return { ip, headers }
    }
    /** Each as often as its limit lets it. */
    const startEverywhere = async (calls: WalletCalls, wallet: TestWallet) => {
      for (let source = 1; source <= 8; source += 1)
        for (let at = 0; at < 10; at += 1) {
          const request = inBrowser(`persistent-id-stranger-${source}`, `198.51.100.${source}`)
          // which text is newest must not depend on the order of one millisecond
          limited.advance(1)
          expect([200, 429]).toContain((await calls.start(wallet, {}, request)).status)
        }
    }
    let limited: TestService
    let calls: WalletCalls
    beforeAll(async () => {
      const rates = {
        ...suite.world.project.rates,
        cryptoWalletStartPerWallet: { max: 10, perSeconds: 300 },
        cryptoWalletStartPerSource: { max: 1_000, perSeconds: 300 },
      }
      limited = await fixture.start({ project: { rates } })
      calls = createWalletCalls(limited)
    })

    test('S7: are stopped by the limit of the wallet', async () => {
      const wallet = createEthereumWallet()
      for (let at = 0; at < 10; at += 1) await calls.start(wallet, {}, { ip: '198.51.100.9' })
      const eleventh = await calls.start(wallet, {}, { ip: '198.51.100.9' })
      expect(eleventh.data.error_type).toBe('too_many_requests')
    })

    test.each([createEthereumWallet, createSolanaWallet])(
      'S7: push out no text of another source (%o)',
      async (create) => {
        const wallet = create()
        const own = await calls.startAndSign(wallet, {}, { ip: '203.0.113.50' })
        await startEverywhere(calls, wallet)
        const signedIn = await calls.authenticate(wallet, own, { ip: '203.0.113.50' })
        expect(signedIn.status).toBe(200)
        const again = await calls.authenticate(wallet, own, { ip: '203.0.113.50' })
        expect(again.status).toBe(401)
      },
    )

    test('S7: push out no text of a browser that changed its network, or shares theirs', async () => {
      const wallet = createEthereumWallet()
      const request = inBrowser('persistent-id-owner', '198.51.100.3')
      const own = await calls.startAndSign(wallet, {}, request)
      await startEverywhere(calls, wallet)
      const moved = inBrowser('persistent-id-owner', '192.0.2.77')
      expect((await calls.authenticate(wallet, own, moved)).status).toBe(200)
    })

    test('S7: a text that was used is compared with no signature any more', async () => {
      const wallet = createEthereumWallet()
      const used = await calls.signIn(wallet, inBrowser('persistent-id-owner', '203.0.113.52'))
      expect(used.status).toBe(200)
      const source = { address: '203.0.113.52', bucket: '203.0.113.52', userAgent: '' }
      const listed = await listWalletChallenges(
        {
          storage: fixture.storage,
          clock: { now: () => limited.now() },
          keyRing: createKeyRing(limited.config.rootKey),
        },
        limited.project.projectId,
        parseWallet(wallet.crypto_wallet_type, wallet.crypto_wallet_address),
        { ...source, browserId: 'persistent-id-owner' },
      )
      expect(listed).toEqual([])
    })

    test('S7: make a signature dear for nobody: five texts are compared with it at most', async () => {
      const wallet = createEthereumWallet()
      const owner = inBrowser('persistent-id-owner', '203.0.113.51')
      for (let at = 0; at < 5; at += 1) {
        limited.advance(1)
        await calls.start(wallet, {}, owner)
      }
      await startEverywhere(calls, wallet)
      const ports = {
        storage: fixture.storage,
        clock: { now: () => limited.now() },
        keyRing: createKeyRing(limited.config.rootKey),
      }
      const source = { address: '203.0.113.51', bucket: '203.0.113.51', userAgent: '' }
      const listed = await listWalletChallenges(
        ports,
        limited.project.projectId,
        parseWallet(wallet.crypto_wallet_type, wallet.crypto_wallet_address),
        { ...source, browserId: 'persistent-id-owner' },
      )
      expect(listed).toHaveLength(5)
      expect(new Set(listed.map(({ message }) => message)).size).toBe(5)
    })
  })

  test('a signature of another wallet, or of another text, is refused and written down', async () => {
    const wallet = createEthereumWallet()
    const known = await suite.calls.signIn(wallet)
    const { challenge } = (await suite.calls.start(wallet)).data
    for (const signature of [
      await createEthereumWallet().sign(challenge),
      await wallet.sign(`${challenge} `),
      await wallet.sign(challenge.replace(/\n/g, '\r\n')),
      '',
      '0x',
    ]) {
      const { status, data } = await suite.calls.authenticate(wallet, signature)
      expect([status, data.error_type]).toEqual([401, 'unable_to_authenticate_crypto_wallet'])
    }
    const entries = (await listAudit(suite.world)).filter(
      ({ userId }) => userId === known.data.user_id,
    )
    expect(entries.filter(({ action }) => action === 'authentication.failed').length).toBe(5)
    expect(entries.map(({ action }) => action)).toContain('crypto_wallet.created')
  })

  test('CW-07 nothing that a message or a request says of an address links a wallet to it', async () => {
    const ada = await suite.world.signIn('ada@example.com')
    const wallet = createEthereumWallet()
    const claims = {
      email: 'ada@example.com',
      user_id: ada.user_id,
      email_address: 'ada@example.com',
    }
    const signature = await suite.calls.startAndSign(wallet, {
      ...claims,
      siwe_params: {
        uri: 'https://app.example.com/?email=ada@example.com',
        statement: 'I am ada@example.com',
        resources: ['mailto:ada@example.com'],
      },
    })
    const body = { ...toFields(wallet), signature, session_duration_minutes: 30, ...claims }
    const { data } = await suite.world.post('/crypto_wallets/authenticate', body)
    expect(data.user_id).not.toBe(ada.user_id)
    expect(data.user.emails).toEqual([])
    const after = await suite.world.storage.users.findById(
      suite.world.project.projectId,
      ada.user_id,
    )
    expect(after?.credentials.cryptoWallets).toEqual([])
  })

  test('a blocked user gets no session', async () => {
    const wallet = createSolanaWallet()
    const { user_id } = (await suite.calls.signIn(wallet)).data
    const { projectId } = suite.world.project
    await suite.world.storage.users.update(projectId, user_id, { blockedAt: suite.world.now() })
    expect((await suite.calls.signIn(wallet)).data.error_type).toBe('user_blocked')
  })

  test('the only wallet cannot be deleted, one of two can, and a deleted user’s is anybody’s', async () => {
    const wallet = createEthereumWallet()
    const { user_id, user, session_token: session } = (await suite.calls.signIn(wallet)).data
    const id = user.crypto_wallets[0].crypto_wallet_id
    const only = await suite.world.send('DELETE', `/users/crypto_wallets/${id}`, undefined, {
      session,
    })
    expect(only.data.error_type).toBe('cannot_delete_last_primary_factor')
    const second = createSolanaWallet()
    const added = await suite.calls.signIn(second, { session })
    expect(added.data.user.crypto_wallets).toHaveLength(2)
    const renewed = { session: added.data.session_token }
    const gone = await suite.world.send('DELETE', `/users/crypto_wallets/${id}`, undefined, renewed)
    expect(gone.data.__user.crypto_wallets).toMatchObject([toFields(second)])
    expect((await suite.calls.signIn(wallet)).data.user_id).not.toBe(user_id)
    await suite.world.storage.users.remove(suite.world.project.projectId, user_id)
    expect((await suite.calls.signIn(second)).data.user_id).not.toBe(user_id)
  })

  test('an address written in another case is the same wallet', async () => {
    const wallet = createEthereumWallet()
    const { user_id } = (await suite.calls.signIn(wallet)).data
    for (const crypto_wallet_address of [
      wallet.crypto_wallet_address.toLowerCase(),
      `0x${wallet.crypto_wallet_address.slice(2).toUpperCase()}`,
    ]) {
      const { data } = await suite.calls.signIn({ ...wallet, crypto_wallet_address })
      expect(data.user_id).toBe(user_id)
      expect(data.user.crypto_wallets).toMatchObject([toFields(wallet)])
    }
  })

  test('the same wallet in another project is another user', async () => {
    const wallet = createSolanaWallet()
    const here = await suite.calls.signIn(wallet)
    const other = createWalletCalls(await fixture.start())
    const there = await other.signIn(wallet)
    expect(there.data.user_id).not.toBe(here.data.user_id)
  })
})

describe.each(pickEngines('postgres'))('crypto wallets at once on %s', (engine) => {
  const suite = openSuite(engine)
  const { fixture } = suite

  test.each(kinds)('CW-01 a signature of %s is good once, also in parallel', async (_, create) => {
    const wallet = create()
    const signature = await suite.calls.startAndSign(wallet)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => suite.calls.authenticate(wallet, signature)),
    )
    const good = answers.filter(({ status }) => status === 200)
    expect(good).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ data }) => data.error_type))).toEqual(
      new Set(['unable_to_authenticate_crypto_wallet']),
    )
    const userId = good[0]?.data.user_id
    const of = { user_id: userId }
    expect(await countRows(fixture.database, 'sessions', of)).toBe(1)
    expect(await countRows(fixture.database, 'crypto_wallets', of)).toBe(1)
    const again = await suite.calls.authenticate(wallet, signature)
    expect(again.data.error_type).toBe('unable_to_authenticate_crypto_wallet')
  })

  test('CW-01 50 first sign-ins of one wallet at once, each by its own text, make one user', async () => {
    const wallet = createEthereumWallet()
    const { projectId } = suite.world.project
    const signatures = await Promise.all(
      Array.from({ length: 5 }, () => suite.calls.startAndSign(wallet)),
    )
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        suite.calls.authenticate(wallet, signatures[at % 5] ?? ''),
      ),
    )
    const good = answers.filter(({ status }) => status === 200)
    expect(good).toHaveLength(5)
    expect(new Set(good.map(({ data }) => data.user_id)).size).toBe(1)
    const address = wallet.crypto_wallet_address.toLowerCase()
    const rows = await countRows(fixture.database, 'crypto_wallets', {
      project_id: projectId,
      address,
    })
    expect(rows).toBe(1)
  })
})
