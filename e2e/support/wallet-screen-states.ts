/** The screens and states of crypto wallets; see `screen-states.ts`. */
import { installWallets, knownWallets, type TestWallet } from '@portico/testkit/wallets'
import type { Page } from 'playwright-core'
import { byWallet } from './configurations.ts'
import type { MountOptions } from './host-options.ts'
import type { Visit } from './journey.ts'
import { logo } from './logo.ts'
import type { ScreenState } from './screen-states.ts'

const { Metamask, Phantom, Vessel, Binance, Coinbase } = knownWallets
const all = [Metamask, Phantom, Vessel, Binance, Coinbase]

const besideOthers: MountOptions = {
  config: {
    products: ['oauth', 'crypto', 'emailMagicLinks'],
    oauthOptions: { providers: ['google', 'apple'] },
  },
  presentation: { options: { logo } },
}
const behindProviders: MountOptions = {
  config: {
    products: ['oauth', 'crypto'],
    oauthOptions: { providers: ['google', 'microsoft', 'apple', 'github', 'gitlab'] },
  },
}

const have = (wallets: readonly TestWallet[]) => (page: Page) => installWallets(page, wallets)

/** By their places: their words are another language's in some of the tests. */
const pressButton = (at: Visit, place: number) =>
  at.widget.locator('.st-stack .st-button').nth(place).click()

/** It leads to where wallets are to be had. */
const toLastButton = (at: Visit) => at.widget.locator('.st-stack .st-button').last()

async function choosePhantom(at: Visit, heading: string) {
  await at.widget.locator('.st-mark path').first().waitFor()
  await pressButton(at, 0)
  await at.heading(heading).waitFor()
}

/** The states of Main with wallets, and of the screens behind it. */
export const walletScreenStates: readonly ScreenState[] = [
  {
    name: 'Main, several wallets',
    mount: byWallet,
    prepare: have([...all.slice(0, 3), ...Object.values(knownWallets).slice(-1)]),
    reach: (at: Visit) => toLastButton(at).waitFor(),
  },
  {
    name: 'Main, no wallet',
    mount: byWallet,
    reach: (at: Visit) => toLastButton(at).waitFor(),
  },
  {
    name: 'Main, beside other methods',
    mount: besideOthers,
    prepare: have(all),
    reach: (at: Visit) => at.text('Continue with other Crypto Wallet').waitFor(),
  },
  {
    name: 'Other wallets',
    mount: behindProviders,
    prepare: have(all),
    async reach(at: Visit) {
      await at.text('Continue with other Crypto Wallet').click()
      await at.heading('Continue with other Crypto Wallet').waitFor()
    },
  },
  {
    name: 'Set up a wallet',
    mount: byWallet,
    async reach(at: Visit) {
      await toLastButton(at).click()
      await at.heading('Set up a new crypto wallet').waitFor()
    },
  },
  {
    name: 'Connecting',
    mount: byWallet,
    prepare: have([{ ...Phantom, mode: 'neverConnects' }]),
    reach: (at: Visit) => choosePhantom(at, 'Connecting to your wallet...'),
  },
  {
    name: 'Connecting, a long name',
    mount: byWallet,
    prepare: have([
      {
        name: 'The Wallet of the Department of Alpine Natural History',
        announces: ['eip6963'],
        mode: 'neverConnects',
      },
    ]),
    async reach(at: Visit) {
      await pressButton(at, 0)
      await at.heading('Connecting to your wallet...').waitFor()
    },
  },
  {
    name: 'Signing',
    mount: byWallet,
    prepare: have([{ ...Phantom, mode: 'neverSigns' }]),
    reach: (at: Visit) => choosePhantom(at, 'Completing signature request...'),
  },
  {
    name: 'Error',
    mount: byWallet,
    prepare: have([{ ...Phantom, mode: 'refusesConnect' }]),
    reach: (at: Visit) => choosePhantom(at, 'Looks like there was an error!'),
  },
  {
    name: 'Confirmation',
    mount: byWallet,
    prepare: have([Phantom]),
    reach: (at: Visit) => choosePhantom(at, 'Success!'),
  },
].map((state) => ({ ...state, sheet: 'crypto' }) as const)
