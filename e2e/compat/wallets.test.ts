/** The official clients, unmodified, with crypto wallets: their calls, and signatures by other libraries than ours. */
import { takeRows } from '@portico/testkit/run'
import { describe, expect, test } from 'vitest'
import type { OfficialPage } from './support/official-page.ts'
import { headlessVersions } from './support/official-versions.ts'
import { prepareOfficial } from './support/prepare-official.ts'
import {
  createEthereumSigner,
  createSolanaSigner,
  type SigningWallet,
} from './support/signing-wallets.ts'

const kinds = [
  ['ethereum', createEthereumSigner],
  ['solana', createSolanaSigner],
] as const

const toFields = ({ crypto_wallet_type, crypto_wallet_address }: SigningWallet) => ({
  crypto_wallet_type,
  crypto_wallet_address,
})

const start = async ({ page }: OfficialPage, wallet: SigningWallet): Promise<string> =>
  page.evaluate(
    async (fields) => (await window.official.cryptoWallets.authenticateStart(fields)).challenge,
    toFields(wallet),
  )

const authenticate = ({ page }: OfficialPage, wallet: SigningWallet, signature: string) =>
  page.evaluate((body) => window.official.cryptoWallets.authenticate(body), {
    ...toFields(wallet),
    signature,
    session_duration_minutes: 30,
  })

const signIn = async (at: OfficialPage, wallet: SigningWallet) =>
  authenticate(at, wallet, await wallet.sign(await start(at, wallet)))

describe.each(takeRows([true, false], [true]))(
  'at a project that asks for Sign-In with Ethereum: %j',
  (siwe) => {
    const getFixture = prepareOfficial({
      world: { project: { crypto: { siwe, contractChains: new Map() } } },
    })

    describe.each(headlessVersions)('the headless client of version %s', (_name, version) => {
      test.each(kinds)('signs up and in by %s', async (kind, create) => {
        const { visit } = getFixture()
        const wallet = create()
        const at = await visit({ entry: version.headless })
        const challenge = await start(at, wallet)
        const { host } = new URL(at.page.url())
        expect(challenge.startsWith(`${host} wants you to sign in with your `)).toBe(true)
        expect(challenge.includes('\nVersion: 1\nChain ID: 1\n')).toBe(siwe && kind === 'ethereum')
        const first = await authenticate(at, wallet, await wallet.sign(challenge))
        expect(first.user.crypto_wallets).toMatchObject([{ ...toFields(wallet), verified: true }])
        const factors = await at.page.evaluate(
          () => window.official.session.getSync()?.authentication_factors,
        )
        expect(factors).toMatchObject([
          { delivery_method: 'crypto_wallet', crypto_wallet_factor: toFields(wallet) },
        ])
        await at.expectClean()
        const elsewhere = await visit({ entry: version.headless })
        expect((await signIn(elsewhere, wallet)).user_id).toBe(first.user_id)
        await elsewhere.expectClean()
      })

      test('adds a second wallet to the user who is signed in, and deletes the first', async () => {
        const { visit } = getFixture()
        const at = await visit({ entry: version.headless })
        const [ethereum, solana] = [createEthereumSigner(), createSolanaSigner()]
        const first = await signIn(at, ethereum)
        const added = await signIn(at, solana)
        expect(added.user_id).toBe(first.user_id)
        expect(at.calls).toContain('POST /sdk/v1/crypto_wallets/authenticate/start/secondary')
        const id = first.user.crypto_wallets[0]?.crypto_wallet_id ?? ''
        await at.page.evaluate((own) => window.official.user.deleteCryptoWallet(own), id)
        const left = await at.page.evaluate(() => window.official.user.getSync()?.crypto_wallets)
        expect(left).toMatchObject([toFields(solana)])
        await at.expectClean()
      })

      test('hears of a signature that is wrong', async () => {
        const { visit } = getFixture()
        const wallet = createEthereumSigner()
        const at = await visit({ entry: version.headless })
        await start(at, wallet)
        const signature = await wallet.sign('another text')
        await expect(authenticate(at, wallet, signature)).rejects.toThrow(
          /unable_to_authenticate_crypto_wallet|could not be authenticated/,
        )
        await at.expectClean(['401 POST /sdk/v1/crypto_wallets/authenticate'])
      })
    })
  },
)
