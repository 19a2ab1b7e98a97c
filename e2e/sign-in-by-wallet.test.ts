/** Signing in by crypto wallet, in Chromium, with wallets that really sign and the real service. */

import { runAxe } from '@portico/testkit'
import { takeRows, takeTurns } from '@portico/testkit/run'
import {
  type InstalledWallets,
  installWallets,
  knownWallets,
  type TestWallet,
  type WalletChain,
  type WalletMode,
} from '@portico/testkit/wallets'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { byWallet } from './support/configurations.ts'
import type { MountOptions } from './support/host-options.ts'
import { describeInLongRun, inLongRun } from './support/in-long-run.ts'
import { isChunk } from './support/is-chunk.ts'
import { type Journey, prepareJourneys, type Visit } from './support/journey.ts'
import { toStrictPolicy } from './support/strict-policy.ts'
import { main, reactShadow, surfaces } from './support/surfaces.ts'

const test = takeTurns(import.meta.url)

const { Metamask, Phantom, Vessel, Binance, Coinbase } = knownWallets
const { GenericEthereumWallet, GenericSolanaWallet } = knownWallets
const all = [Metamask, Phantom, Vessel, Binance, Coinbase]

const connecting = 'Connecting to your wallet...'
const signing = 'Completing signature request...'
const failed = 'Looks like there was an error!'
const connectLine = '[Error] Could not connect to wallet'
const signLine = '[Error] Could not sign message'

/** Every wallet in the order of the specification, with what its button says. */
const buttons = {
  Metamask: ['Continue with Metamask', 'ethereum'],
  Phantom: ['Continue with Phantom', 'solana'],
  Vessel: ['Continue with Vessel', 'ethereum'],
  Binance: ['Continue with Binance', 'ethereum'],
  Coinbase: ['Continue with Coinbase', 'ethereum'],
  GenericEthereumWallet: ['Continue with Other Ethereum Wallet', 'ethereum'],
  GenericSolanaWallet: ['Continue with Other Solana Wallet', 'solana'],
} as const satisfies Record<keyof typeof knownWallets, readonly [string, WalletChain]>

const setupLinkName = 'Set up a new crypto wallet'
const othersName = 'Continue with other Crypto Wallet'

interface WalletVisit extends Visit {
  readonly wallets: InstalledWallets
  /** What its console warned of. */
  readonly warnings: readonly string[]
}

/** Opens a page whose browser has these wallets. */
async function visitWith(
  { visit }: Journey,
  wallets: readonly TestWallet[],
  mount: MountOptions = byWallet,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<WalletVisit> {
  let installed: InstalledWallets | undefined
  const warnings: string[] = []
  const at = await visit({
    mount,
    async prepare(page) {
      installed = await installWallets(page, wallets)
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text())
      })
      await prepare?.(page)
    },
  })
  if (!installed) throw new Error('No page was opened.')
  await at.heading('Sign up or log in').waitFor()
  return { ...at, wallets: installed, warnings }
}

const press = (at: Visit, name: string) =>
  at.widget.getByRole('button', { name, exact: true }).click()

/** What the buttons of wallets say, and what leads on. */
async function listButtons(at: Visit) {
  await at.widget
    .getByRole('button', { name: /Crypto Wallet|crypto wallet/ })
    .first()
    .waitFor()
  return at.widget.getByRole('button', { name: /Continue with|Set up/ }).allInnerTexts()
}

const typesOf = async (at: Visit) => (await at.events()).map(({ type }) => type)

const listWallets = async (at: Visit) => {
  const events = await at.events()
  const signedIn = events.find(({ type }) => type === 'CRYPTO_WALLET_AUTHENTICATE')
  // as the service answers it
  const user = signedIn?.data.user as { crypto_wallets: Record<string, unknown>[] } | undefined
  return user?.crypto_wallets.map((wallet) => [
    wallet.crypto_wallet_type,
    wallet.crypto_wallet_address,
  ])
}

const expectFailed = async (at: WalletVisit, line: string) => {
  await at.heading(failed).waitFor()
  await at
    .text(
      'Your sign in request could not be completed. Use the back arrow to return to the log in screen and try again!',
    )
    .waitFor()
  expect(at.warnings.filter((warning) => warning.startsWith(line))).toHaveLength(1)
  expect(await at.errors()).toEqual([line])
  await at.status.getByText('Signed out').waitFor()
  await at.opened.expectNoErrors()
  await at.backButton.click()
  await at.heading('Sign up or log in').waitFor()
}

describe.each(takeRows(surfaces, [reactShadow]))(
  'signing in by crypto wallet, $name',
  (surface) => {
    const startJourney = prepareJourneys()

    test('an Ethereum wallet connects and signs, and who has it is signed in', async () => {
      const at = await visitWith(await startJourney({ surface }), [Metamask])
      await press(at, 'Continue with Metamask')
      await at.heading('Success!').waitFor()
      await at.text('You have successfully connected your wallet.').waitFor()
      expect(await typesOf(at)).toEqual([
        'CRYPTO_WALLET_AUTHENTICATE_START',
        'CRYPTO_WALLET_AUTHENTICATE',
      ])
      const { address } = at.wallets.accountOf(0, 'ethereum')
      expect(await listWallets(at)).toEqual([['ethereum', address]])
      expect(at.wallets.asked).toEqual(['connect', 'sign'])
      expect(await at.errors()).toEqual([])
      await at.opened.expectNoErrors()
    })

    inLongRun('e2e/compat/wallets')(
      'a Solana wallet that speaks the Wallet Standard does so, too',
      async () => {
        const wallet: TestWallet = { name: 'Solflare', announces: ['standard'] }
        const at = await visitWith(await startJourney({ surface }), [wallet])
        await press(at, 'Continue with Solflare')
        await at.heading('Success!').waitFor()
        const { address } = at.wallets.accountOf(0, 'solana')
        expect(await listWallets(at)).toEqual([['solana', address]])
        await at.opened.expectNoErrors()
      },
    )

    test('a wallet that throws ends on the error screen', async () => {
      const wallet: TestWallet = { ...Metamask, mode: 'throws' }
      const at = await visitWith(await startJourney({ surface }), [wallet])
      await press(at, 'Continue with Metamask')
      await expectFailed(at, connectLine)
    })
  },
)

describe('each wallet of the specification', () => {
  const startJourney = prepareJourneys()

  // one of both chains; Metamask signs in above
  const inEachChange = Object.entries(buttons).filter(([id]) => id === 'Phantom')
  test.each(takeRows(Object.entries(buttons), inEachChange))(
    '%s signs in',
    async (id, [name, chain]) => {
      const wallet = knownWallets[id as keyof typeof knownWallets] // the entries are its keys
      const at = await visitWith(await startJourney({ surface: main }), [wallet])
      expect(await listButtons(at)).toEqual([name, setupLinkName])
      await press(at, name)
      await at.heading('Success!').waitFor()
      expect(await listWallets(at)).toEqual([[chain, at.wallets.accountOf(0, chain).address]])
    },
  )

  inLongRun('packages/widget/src/methods/crypto/count-wallets').each(
    takeRows(['Metamask', 'Binance', 'Coinbase', 'Phantom'] as const, ['Metamask', 'Phantom']),
  )('%s is found by its announcement alone, and by its place alone', async (id) => {
    const { name, rdns, announces, ...place } = knownWallets[id]
    const journey = await startJourney({ surface: main })
    const announced = await visitWith(journey, [{ name, rdns, announces }])
    expect(await listButtons(announced)).toEqual([buttons[id][0], setupLinkName])
    const placed = await visitWith(journey, [{ name, ...place }])
    expect(await listButtons(placed)).toEqual([buttons[id][0], setupLinkName])
  })
})

describe('which wallets are shown', () => {
  const startJourney = prepareJourneys()
  const withProviders = (count: number): MountOptions => ({
    config: {
      products: ['oauth', 'crypto', 'emailMagicLinks'],
      oauthOptions: {
        providers: ['google', 'github', 'apple', 'slack', 'figma', 'yahoo'].slice(0, count),
      },
    },
  })
  const listOnMain = async (at: Visit) =>
    (await listButtons(at)).filter((name) =>
      /Metamask|Phantom|Vessel|Binance|Coinbase|rypto/.test(name),
    )

  test('with none installed the link alone, which leads to where wallets are to be had', async () => {
    const at = await visitWith(await startJourney({ surface: main }), [])
    expect(await listButtons(at)).toEqual([setupLinkName])
    await press(at, setupLinkName)
    await at.heading(setupLinkName).waitFor()
    const links = at.widget.getByRole('link').filter({ hasNotText: 'Powered by' })
    await expect
      .poll(() => links.allInnerTexts())
      .toEqual(['Metamask', 'Phantom', 'Coinbase', 'Binance'])
    for (const link of (await links.all()).slice(0, 4)) {
      expect(await link.getAttribute('href')).toMatch(/^https:\/\//)
      expect(await link.getAttribute('rel')).toBe('noopener noreferrer')
      expect(await link.getAttribute('target')).toBe('_blank')
    }
    await at.backButton.click()
    await at.heading('Sign up or log in').waitFor()
  })

  test('E12: what leads on is a whole button, as wide and as high as those of the wallets', async () => {
    const at = await visitWith(await startJourney({ surface: main }), [Metamask])
    expect(await listButtons(at)).toEqual(['Continue with Metamask', setupLinkName])
    const [wallet, last] = await at.widget
      .locator('.st-stack > button')
      .evaluateAll((all) => all.map((button) => button.getBoundingClientRect()))
    expect([last?.width, last?.height]).toEqual([wallet?.width, wallet?.height])
    expect((last?.top ?? 0) - (wallet?.bottom ?? 0)).toBe(12)
  })

  const places = [
    [0, 5, 0],
    [1, 4, 1],
    [3, 2, 3],
    [4, 1, 4],
    [5, 0, 5],
    [6, 0, 5],
  ] as const
  inLongRun('packages/widget/src/screens/main/plan-main').each(
    takeRows(places, [places[2], places[5]]),
  )('beside %i social providers %i of five, and %i behind Main', async (count, shown, behind) => {
    const names = ['Metamask', 'Phantom', 'Vessel', 'Binance', 'Coinbase']
    const journey = await startJourney({ surface: main })
    const at = await visitWith(journey, all, withProviders(count))
    const expected = names.slice(0, shown).map((name) => `Continue with ${name}`)
    const last = behind > 0 ? othersName : setupLinkName
    expect(await listOnMain(at)).toEqual([...expected, last])
    await at.text(/^or$/).waitFor()
    if (behind === 0) return
    await press(at, othersName)
    await at.heading(othersName).waitFor()
    const rest = names.slice(shown).map((name) => `Continue with ${name}`)
    expect(await listOnMain(at)).toEqual([...rest, setupLinkName])
    await press(at, rest.at(-1) ?? '')
    await at.heading('Success!').waitFor()
  })

  inLongRun('e2e/first-frame')('social providers that are not offered take no room', async () => {
    const mount = withProviders(6)
    const at = await visitWith(await startJourney({ surface: main }), all, {
      config: { ...mount.config, products: ['crypto', 'emailMagicLinks'] },
    })
    expect(await listOnMain(at)).toHaveLength(6)
    await at.text(/^or$/).waitFor()
  })

  test('every one that shares window.ethereum, and each signs by itself', async () => {
    const old = (wallet: TestWallet): TestWallet => ({ ...wallet, announces: [] })
    const sharing = [Coinbase, Metamask].map(old)
    const at = await visitWith(await startJourney({ surface: main }), sharing)
    expect(await listButtons(at)).toEqual([
      'Continue with Metamask',
      'Continue with Coinbase',
      setupLinkName,
    ])
    await press(at, 'Continue with Metamask')
    await at.heading('Success!').waitFor()
    expect(await listWallets(at)).toEqual([
      ['ethereum', at.wallets.accountOf(1, 'ethereum').address],
    ])
  })

  inLongRun('packages/widget/src/methods/crypto/count-wallets')(
    'others by their names, each once, however many ways lead to it',
    async () => {
      const rabby: TestWallet = {
        name: 'Rabby Wallet',
        rdns: 'io.rabby',
        announces: ['eip6963'],
        ethereum: ['ethereum'],
        flags: ['isMetaMask', 'isRabby'],
      }
      const both: TestWallet = { name: 'Backpack', announces: ['eip6963', 'standard'] }
      const at = await visitWith(await startJourney({ surface: main }), [both, rabby])
      expect(await listButtons(at)).toEqual([
        'Continue with Backpack (Ethereum)',
        'Continue with Rabby Wallet',
        'Continue with Backpack (Solana)',
        setupLinkName,
      ])
    },
  )

  inLongRun('packages/widget/src/methods/crypto/count-wallets')(
    'one that announces itself late, once it does',
    async () => {
      const late: TestWallet = { ...Metamask, isLate: true }
      const at = await visitWith(await startJourney({ surface: main }), [late])
      expect(await listButtons(at)).toEqual([setupLinkName])
      await at.wallets.arrive(0)
      await at.widget.getByRole('button', { name: 'Continue with Metamask' }).waitFor()
      expect(await listButtons(at)).toEqual(['Continue with Metamask', setupLinkName])
    },
  )
})

describeInLongRun('e2e/first-frame')('while its chunk loads', () => {
  const startJourney = prepareJourneys({ isFresh: true })

  test.each([
    ['no wallet', []],
    ['the one wallet that most people have', [Metamask]],
  ])('Main is there, with room for %s: nothing moves when the buttons come', async (_, wallets) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const mount: MountOptions = {
      config: {
        products: ['oauth', 'crypto', 'emailMagicLinks'],
        oauthOptions: { providers: ['google'] },
      },
    }
    const at = await visitWith(await startJourney({ surface: main }), wallets, mount, (page) =>
      page.route(isChunk('crypto-section'), async (route) => {
        await held
        await route.continue()
      }),
    )
    await at.widget.getByRole('link', { name: 'Powered by Portico' }).waitFor()
    await at.widget.getByRole('button', { name: 'Continue with Google' }).waitFor()
    const before = await at.emailField.boundingBox()
    release()
    await listButtons(at)
    expect(await at.emailField.boundingBox()).toEqual(before)
  })
})

describe('a wallet that does not sign in', () => {
  const startJourney = prepareJourneys()

  const modes = [
    ['refusesConnect', connectLine],
    ['switchesAccount', signLine],
    ['answersNonsense', connectLine],
    ['refusesSignature', signLine],
    ['signsNonsense', signLine],
  ] as const satisfies readonly [WalletMode, string][]
  test.each(takeRows(modes, [modes[1]]))(
    '%s: the error screen, no session, and again from Main',
    async (mode, line) => {
      const journey = await startJourney({ surface: main })
      const wallets = [
        [Metamask, 'Continue with Metamask'],
        [{ name: 'Solflare', announces: ['standard'] }, 'Continue with Solflare'],
        [GenericSolanaWallet, 'Continue with Other Solana Wallet'],
      ] as const satisfies (readonly [TestWallet, string])[]
      // each change takes the Wallet Standard here; a wallet of Ethereum switches its account under CW-08
      for (const [wallet, name] of takeRows(wallets, [wallets[1]])) {
        const at = await visitWith(journey, [{ ...wallet, mode }])
        await press(at, name)
        await expectFailed(at, line)
        expect(await typesOf(at)).not.toContain('CRYPTO_WALLET_AUTHENTICATE')
      }
    },
  )

  test('that signs by another account gets no session for either', async () => {
    const journey = await startJourney({ surface: main })
    const at = await visitWith(journey, [{ ...Metamask, mode: 'signsByAnother' }])
    await press(at, 'Continue with Metamask')
    await at.heading(failed).waitFor()
    expect((await at.errors()).join()).toContain('The wallet could not be authenticated')
    expect(at.warnings.filter((warning) => warning.startsWith(signLine))).toHaveLength(1)
    await at.status.getByText('Signed out').waitFor()
  })

  inLongRun('packages/widget/src/methods/crypto/flow')(
    'that never answers is given up after five minutes',
    async () => {
      const journey = await startJourney({ surface: main })
      for (const [mode, heading, line] of [
        ['neverConnects', connecting, connectLine],
        ['neverSigns', signing, signLine],
      ] as const) {
        const at = await visitWith(journey, [{ ...Metamask, mode }], byWallet, (page) =>
          page.clock.install(),
        )
        await press(at, 'Continue with Metamask')
        await at.heading(heading).waitFor()
        await expect.poll(() => at.wallets.asked.length).toBe(mode === 'neverSigns' ? 2 : 1)
        await at.page.clock.runFor(301_000)
        await expectFailed(at, line)
      }
    },
  )

  inLongRun('packages/widget/src/methods/crypto/flow')(
    'a service that cannot be reached ends on the error screen as well',
    async () => {
      const at = await visitWith(
        await startJourney({ surface: main }),
        [Metamask],
        byWallet,
        (page) =>
          page.route('**/crypto_wallets/authenticate/start/primary', (route) => route.abort()),
      )
      await press(at, 'Continue with Metamask')
      await at.heading(failed).waitFor()
      expect(await at.errors()).toHaveLength(1)
      expect(at.warnings.some((warning) => warning.startsWith(connectLine))).toBe(true)
    },
  )
})

describeInLongRun('packages/widget/src/methods/crypto/flow')('who goes back', () => {
  const startJourney = prepareJourneys()

  test.each([
    ['connectsLate', connecting, ['connect']],
    ['signsLate', signing, ['connect', 'sign']],
  ] as const)(
    '%s: a late answer moves nobody, and signs nobody in',
    async (mode, heading, asked) => {
      const at = await visitWith(await startJourney({ surface: main }), [{ ...Metamask, mode }])
      const requests: string[] = []
      at.page.on('request', (request) => requests.push(new URL(request.url()).pathname))
      await press(at, 'Continue with Metamask')
      await at.heading(heading).waitFor()
      await expect.poll(() => at.wallets.asked).toEqual(asked)
      await at.backButton.click()
      await at.heading('Sign up or log in').waitFor()
      const before = requests.length
      at.wallets.release()
      // the answer is there before a second one is
      await at.page.evaluate(() =>
        // biome-ignore lint/suspicious/noExplicitAny: as the page has it
        (window as any).ethereum.request({ method: 'eth_accounts' }),
      )
      await at.heading('Sign up or log in').waitFor()
      expect(requests.slice(before).filter((path) => path.includes('crypto_wallets'))).toEqual([])
      await at.status.getByText('Signed out').waitFor()
      expect(await at.errors()).toEqual([])
      expect(at.warnings).toEqual([])
    },
  )

  test('and tries again while the wallet still asks, is not asked twice', async () => {
    const wallet: TestWallet = { ...Metamask, mode: 'connectsLate' }
    const at = await visitWith(await startJourney({ surface: main }), [wallet])
    await press(at, 'Continue with Metamask')
    await at.heading(connecting).waitFor()
    await at.backButton.click()
    await press(at, 'Continue with Metamask')
    await at.heading(connecting).waitFor()
    at.wallets.release()
    await at.heading('Success!').waitFor()
    expect(at.wallets.asked).toEqual(['connect', 'sign'])
  })
})

describe('a hostile provider', () => {
  const startJourney = prepareJourneys()

  const visitHostile = async (mode: WalletMode, wallet: TestWallet = Metamask) => {
    const journey = await startJourney({ surface: main, policy: toStrictPolicy() })
    return visitWith(journey, [{ ...wallet, mode }])
  }

  test('CW-08 whose getters throw is not offered, and the page goes on', async () => {
    const at = await visitHostile('gettersThrow')
    expect(await listButtons(at)).toEqual([setupLinkName])
    await at.opened.expectNoErrors()
  })

  test('CW-08 behind a window.ethereum that throws is not offered, and the page goes on', async () => {
    const journey = await startJourney({ surface: main })
    const at = await visitWith(journey, [], byWallet, (page) =>
      page.addInitScript(() => {
        for (const name of ['ethereum', 'solana', 'phantom', 'vessel', 'BinanceChain']) {
          Object.defineProperty(window, name, {
            get() {
              throw new Error('No.')
            },
          })
        }
      }),
    )
    expect(await listButtons(at)).toEqual([setupLinkName])
    await at.opened.expectNoErrors()
  })

  test('CW-08 that puts nonsense on the page is not offered', async () => {
    const journey = await startJourney({ surface: main })
    const at = await visitWith(journey, [], byWallet, (page) =>
      page.addInitScript(() => {
        const provider = { providers: 'none', request: 7 }
        Object.assign(window, { ethereum: provider, solana: 1, phantom: null, vessel: [] })
        for (const detail of [null, 1, {}, { provider: {} }, { info: 1, provider: 1 }]) {
          const announce = () =>
            dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
          addEventListener('eip6963:requestProvider', announce)
        }
        addEventListener('wallet-standard:app-ready', (event) => {
          const { register } = (event as CustomEvent).detail // as the standard has it
          register(null, 1, {}, { features: 1, chains: 'solana:' }, { features: {}, chains: [1] })
        })
      }),
    )
    expect(await listButtons(at)).toEqual([setupLinkName])
    await at.opened.expectNoErrors()
  })

  inLongRun('packages/service/src/methods/crypto/attacks-addresses')(
    'that answers no list, or an address of HTML, ends on the error screen',
    async () => {
      for (const mode of ['answersNonsense', 'hasHtmlAddress'] as const) {
        const at = await visitHostile(mode)
        await press(at, 'Continue with Metamask')
        await expectFailed(at, connectLine)
        expect(await at.widget.locator('img').count()).toBe(0)
      }
    },
  )

  test('CW-08 that answers ten addresses signs in with the first', async () => {
    const at = await visitHostile('hasTenAddresses')
    await press(at, 'Continue with Metamask')
    await at.heading('Success!').waitFor()
    expect(await listWallets(at)).toEqual([
      ['ethereum', at.wallets.accountOf(0, 'ethereum').address],
    ])
  })

  inLongRun('packages/widget/src/kernel/text/create-text')(
    'with HTML in its name is text',
    async () => {
      const name = '<img src=x onerror=alert(1)>'
      const at = await visitHostile('neverConnects', {
        name: `\u202e${name}`,
        announces: ['eip6963'],
      })
      expect(await listButtons(at)).toEqual([`Continue with ${name}`, setupLinkName])
      await press(at, `Continue with ${name}`)
      await at.heading(connecting).waitFor()
      await at.text(name).waitFor()
      expect(await at.widget.locator('img').count()).toBe(0)
      await at.opened.expectNoErrors()
    },
  )

  test('CW-08 that never answers can be left, and one that changes its account gets no session', async () => {
    const hanging = await visitHostile('neverSigns')
    await press(hanging, 'Continue with Metamask')
    await hanging.heading(signing).waitFor()
    await hanging.backButton.click()
    await hanging.heading('Sign up or log in').waitFor()
    const switching = await visitHostile('switchesAccount')
    await press(switching, 'Continue with Metamask')
    await expectFailed(switching, signLine)
  })
})

describeInLongRun('packages/service/src/methods/crypto/siwe')(
  'what is asked of the service',
  () => {
    const startJourney = prepareJourneys()

    const readSent = async (
      world: Partial<Parameters<typeof startJourney>[0]>,
      config = {},
      wallet: TestWallet = Metamask,
    ) => {
      const journey = await startJourney({ surface: main, ...world })
      const sent: Record<string, unknown>[] = []
      const at = await visitWith(
        journey,
        [wallet],
        { config: { ...byWallet.config, ...config } },
        async (page) =>
          page.on('request', (request) => {
            if (request.method() === 'POST' && request.url().includes('crypto_wallets')) {
              sent.push(request.postDataJSON())
            }
          }),
      )
      await press(at, 'Continue with Metamask')
      await at.heading('Success!').waitFor()
      return { sent, at }
    }

    inLongRun('packages/service/src/methods/crypto/crypto')(
      'a session of 30 minutes unless the host says otherwise',
      async () => {
        const { sent } = await readSent({})
        expect(sent).toMatchObject([
          { crypto_wallet_type: 'ethereum' },
          { crypto_wallet_type: 'ethereum', session_duration_minutes: 30 },
        ])
        const { sent: longer } = await readSent(
          {},
          { sessionOptions: { sessionDurationMinutes: 90 } },
        )
        expect(longer[1]).toMatchObject({ session_duration_minutes: 90 })
      },
    )

    test('an EIP-4361 message of this page is signed, where the project asks for one', async () => {
      const world = { project: { crypto: { siwe: true, contractChains: new Map() } } }
      const { at } = await readSent({ world }, {}, { ...Metamask, chainId: '0x2105' })
      const [start] = await at.events()
      const { host } = new URL(at.origin())
      expect(start?.data.challenge).toContain(
        `${host} wants you to sign in with your Ethereum account`,
      )
      expect(start?.data.challenge).toContain(`URI: ${at.origin()}`)
      expect(start?.data.challenge).toContain('Chain ID: 8453')
    })
  },
)

describe('the screens of crypto wallets', () => {
  const startJourney = prepareJourneys()

  test('are usable by keyboard alone, from Main to the others and back', async () => {
    const journey = await startJourney({ surface: main })
    const at = await visitWith(journey, [...all, GenericEthereumWallet])
    await listButtons(at)
    const last = at.widget.getByRole('button', { name: othersName })
    await last.focus()
    await at.page.keyboard.press('Enter')
    await at.heading(othersName).waitFor()
    await expect
      .poll(() => at.heading(othersName).evaluate((node) => node === document.activeElement))
      .toBe(true)
    await at.page.keyboard.press('Tab')
    await at.page.keyboard.press('Enter')
    await at.heading('Success!').waitFor()
    expect(await runAxe(at.page)).toEqual([])
  })

  inLongRun('e2e/elements')('have the ids that the host asks for', async () => {
    const at = await visitWith(await startJourney({ surface: main }), [Metamask, Phantom], {
      ...byWallet,
      presentation: { options: { buttonId: '-a' } },
    })
    await listButtons(at)
    expect(await at.widget.locator('#wallet-Metamask-a, #wallet-Phantom-a').count()).toBe(2)
  })
})
