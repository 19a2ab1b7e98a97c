/** Crypto wallets by a host's back end: the official package for Node, unmodified, over TLS. */
import { createWorld, type World } from '@portico/testkit'
import type { Client } from 'stytch'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createEthereumSigner,
  createSolanaSigner,
  type SigningWallet,
} from './support/signing-wallets.ts'
import { type BackEnd, type BackEndError, startBackEnd } from './support/start-back-end.ts'

describe("crypto wallets from a host's back end", () => {
  let world: World
  let backEnd: BackEnd
  let host: Client
  beforeAll(async () => {
    world = await createWorld({ tls: true })
    backEnd = startBackEnd(world)
    host = backEnd.client
  })
  afterAll(async () => {
    backEnd?.stop()
    await world?.stop()
  })

  const toFields = ({ crypto_wallet_type, crypto_wallet_address }: SigningWallet) => ({
    crypto_wallet_type,
    crypto_wallet_address,
  })
  const finish = async (wallet: SigningWallet, challenge: string) =>
    host.cryptoWallets.authenticate({
      ...toFields(wallet),
      signature: await wallet.sign(challenge),
      session_duration_minutes: 60,
    })

  test.each([
    ['ethereum', createEthereumSigner],
    ['solana', createSolanaSigner],
  ])(
    '%s signs a new user up, who is found by the address and has the wallet deleted',
    async (_, create) => {
      const wallet = create()
      const begun = await host.cryptoWallets.authenticateStart(toFields(wallet))
      expect(begun.user_created).toBe(true)
      const { user_id, user, session_token } = await finish(wallet, begun.challenge)
      expect(user_id).toBe(begun.user_id)
      expect(session_token).not.toBe('')
      expect(user.crypto_wallets).toMatchObject([{ ...toFields(wallet), verified: true }])
      const found = await host.users.search({
        query: {
          operator: 'AND',
          operands: [
            { filter_name: 'crypto_wallet_address', filter_value: [wallet.crypto_wallet_address] },
          ],
        },
      })
      expect(found.results.map((one) => one.user_id)).toEqual([user_id])
      const second = createSolanaSigner()
      const asked = await host.cryptoWallets.authenticateStart({ ...toFields(second), user_id })
      expect(asked).toMatchObject({ user_id, user_created: false })
      await finish(second, asked.challenge)
      const [first] = user.crypto_wallets
      const { crypto_wallet_id = '' } = first ?? {}
      const after = await host.users.deleteCryptoWallet({ crypto_wallet_id })
      expect(after.user.crypto_wallets).toMatchObject([toFields(second)])
    },
  )

  test('Sign-In with Ethereum is told of in the answer', async () => {
    const [origin = 'http://localhost:3000'] = world.project.allowedOrigins
    const wallet = createEthereumSigner()
    const begun = await host.cryptoWallets.authenticateStart({
      ...toFields(wallet),
      siwe_params: { domain: new URL(origin).host, uri: origin, resources: [], chain_id: '137' },
    })
    expect(begun.challenge).toContain('\nChain ID: 137\n')
    const { siwe_params } = await finish(wallet, begun.challenge)
    expect(siwe_params).toMatchObject({
      domain: new URL(origin).host,
      uri: origin,
      chain_id: '137',
    })
  })

  test('a wrong signature is an error that the package knows', async () => {
    const wallet = createEthereumSigner()
    await host.cryptoWallets.authenticateStart(toFields(wallet))
    const error = await finish(wallet, 'another text').catch((thrown: BackEndError) => thrown)
    expect(error).toMatchObject({
      status_code: 401,
      error_type: 'unable_to_authenticate_crypto_wallet',
    })
  })
})
