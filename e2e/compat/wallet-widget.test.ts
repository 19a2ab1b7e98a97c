/** The official widgets, unmodified, with wallets in the browser that really sign. */
import { installWallets, knownWallets } from '@portico/testkit/wallets'
import { describe, expect, test } from 'vitest'
import { widgetVersions } from './support/official-versions.ts'
import { prepareOfficial } from './support/prepare-official.ts'

const getFixture = prepareOfficial()
const wallets = [
  ['ethereum', knownWallets.Metamask, /metamask/i],
  ['solana', knownWallets.Phantom, /phantom/i],
] as const

describe.each(widgetVersions)('the widget of version %s', (_name, version) => {
  test.each(wallets)('signs in by a wallet of %s', async (chain, wallet, button) => {
    const { visit } = getFixture()
    let address = ''
    const at = await visit({
      entry: version.widget,
      config: { products: ['crypto'] },
      async prepare(page) {
        const installed = await installWallets(page, [wallet])
        address = installed.accountOf(0, chain).address
      },
    })
    await at.widget.getByRole('button', { name: button }).click()
    await expect
      .poll(() => at.page.evaluate(() => window.official.session.getSync()?.authentication_factors))
      .toMatchObject([
        {
          delivery_method: 'crypto_wallet',
          crypto_wallet_factor: { crypto_wallet_type: chain, crypto_wallet_address: address },
        },
      ])
    const [event] = (await at.events()).filter(({ type }) => type === 'CRYPTO_WALLET_AUTHENTICATE')
    expect(event?.data.user).toMatchObject({
      crypto_wallets: [{ crypto_wallet_address: address, verified: true }],
    })
    await at.expectClean()
  })
})
