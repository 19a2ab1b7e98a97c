import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import {
  createEthereumWallet,
  createSolanaWallet,
  createWalletCalls,
  type TestWallet,
  toFields,
} from '../../testing/wallet-calls.ts'

const siwe_params = { domain: 'app.example.com', uri: 'https://app.example.com/login' }

describe.each(pickEngines('sqlite'))('the host’s crypto wallets on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  const start = async () => {
    const { world, host } = await fixture.startHost()
    const begin = (wallet: TestWallet, more: object = {}) =>
      host.post('/crypto_wallets/authenticate/start', { ...toFields(wallet), ...more })
    const finish = async (wallet: TestWallet, challenge: string, more: object = {}) => {
      const signature = await wallet.sign(challenge)
      return host.post('/crypto_wallets/authenticate', { ...toFields(wallet), signature, ...more })
    }
    return { world, host, begin, finish, calls: createWalletCalls(world) }
  }
  beforeAll(fixture.open)
  afterAll(fixture.close)

  test.each([createEthereumWallet, createSolanaWallet])(
    'a new user has the id that the start said, as soon as the wallet has signed (%o)',
    async (create) => {
      const { host, begin, finish } = await start()
      const wallet = create()
      const first = await begin(wallet)
      expect(first.data).toMatchObject({ status_code: 200, user_created: true })
      const { user_id } = first.data
      expect((await host.get(`/users/${user_id}`)).data.error_type).toBe('user_not_found')
      const signedIn = await finish(wallet, first.data.challenge, { session_duration_minutes: 60 })
      expect(signedIn.data).toMatchObject({
        user_id,
        user: { crypto_wallets: [{ ...toFields(wallet), verified: true }] },
        session: { authentication_factors: [{ delivery_method: 'crypto_wallet' }] },
      })
      expect(signedIn.data.siwe_params).toBeUndefined()
      const again = await begin(wallet)
      expect(again.data).toMatchObject({ user_id, user_created: false })
      const second = await finish(wallet, again.data.challenge)
      expect(second.data).toMatchObject({ user_id, session: null, session_token: '' })
    },
  )

  test('Sign-In with Ethereum is asked for by its parameters, and told of in the answer', async () => {
    const { begin, finish } = await start()
    const wallet = createEthereumWallet()
    const parts = {
      ...siwe_params,
      chain_id: '10',
      message_request_id: 'r1',
      resources: ['ipfs://a'],
    }
    const { data } = await begin(wallet, { siwe_params: parts })
    expect(data.challenge).toContain('\nVersion: 1\nChain ID: 10\n')
    const signedIn = await finish(wallet, data.challenge)
    expect(signedIn.data.siwe_params).toEqual({
      ...parts,
      status_code: 200,
      issued_at: '2026-01-15T12:00:00.000Z',
    })
  })

  test.each([
    ['evil.example', 'invalid_siwe_domain'],
    ['app.example.com.evil.example', 'invalid_siwe_domain'],
    ['https://app.example.com', 'invalid_siwe_domain'],
    ['APP.example.com', 'invalid_siwe_domain'],
    ['app.example.com:443', 'invalid_siwe_domain'],
    ['user@app.example.com', 'invalid_siwe_domain'],
    ['app.example.com wants\n', 'invalid_siwe_domain'],
    ['', 'invalid_siwe_domain'],
  ])('the domain %j is refused', async (domain, errorType) => {
    const { begin } = await start()
    const { data } = await begin(createEthereumWallet(), {
      siwe_params: { ...siwe_params, domain },
    })
    expect(data.error_type).toBe(errorType)
  })

  test('a host adds a wallet to a user, by id or by session', async () => {
    const { world, host, begin, finish, calls } = await start()
    const { user_id, session_token } = await world.signIn('ada@example.com')
    const byId = createEthereumWallet()
    const asked = await begin(byId, { user_id })
    expect(asked.data).toMatchObject({ user_id, user_created: false })
    expect((await finish(byId, asked.data.challenge)).data.user_id).toBe(user_id)
    world.advance(1)
    const bySession = createSolanaWallet()
    const { data } = await begin(bySession, { session_token })
    const without = await finish(bySession, data.challenge)
    expect(without.data.error_type).toBe('session_not_found')
    const added = await finish(bySession, data.challenge, { session_token })
    expect(added.data.user.crypto_wallets).toHaveLength(2)
    expect((await calls.signIn(bySession)).data.user_id).toBe(user_id)
    const other = await world.signIn('bob@example.com')
    const taken = await begin(byId, { user_id: other.user_id })
    const refused = await finish(byId, taken.data.challenge)
    expect(refused.data.error_type).toBe('duplicate_wallet_address')
    const nobody = await begin(byId, { user_id: 'user-test-nobody' })
    expect(nobody.data.error_type).toBe('user_not_found')
    const { crypto_wallet_id } = added.data.user.crypto_wallets[0]
    const removed = await host.del(`/users/crypto_wallets/${crypto_wallet_id}`)
    expect(removed.data.user.crypto_wallets).toMatchObject([toFields(bySession)])
    const gone = await host.del(`/users/crypto_wallets/${crypto_wallet_id}`)
    expect(gone.data.error_type).toBe('crypto_wallet_not_found')
  })

  test('users are found by the id and the address of a wallet, in any case, and by whether one is verified', async () => {
    const { world, host, calls } = await start()
    const [ethereum, solana] = [createEthereumWallet(), createSolanaWallet()]
    const first = (await calls.signIn(ethereum)).data.user
    const second = (await calls.signIn(solana)).data.user
    await world.signIn('no-wallet@example.com')
    const find = async (filter_name: string, filter_value: unknown) => {
      const query = { operator: 'AND', operands: [{ filter_name, filter_value }] }
      const { data } = await host.post('/users/search', { query })
      return data.results.map(({ user_id }: { user_id: string }) => user_id).sort()
    }
    const address = ethereum.crypto_wallet_address
    for (const spelled of [address, address.toLowerCase()]) {
      expect(await find('crypto_wallet_address', [spelled])).toEqual([first.user_id])
    }
    expect(await find('crypto_wallet_address', [solana.crypto_wallet_address])).toEqual([
      second.user_id,
    ])
    expect(await find('crypto_wallet_address', ['x', address.slice(2), '\0'])).toEqual([])
    const [{ crypto_wallet_id: id }] = second.crypto_wallets
    expect(await find('crypto_wallet_id', [id])).toEqual([second.user_id])
    expect(await find('crypto_wallet_verified', true)).toEqual(
      [first.user_id, second.user_id].sort(),
    )
    expect(await find('crypto_wallet_verified', false)).toEqual([])
  })
})
