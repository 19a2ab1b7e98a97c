/** The question for a proof, for users who have no mailbox: a code to their number, or a message that their wallet signs. */

import { expectAccessible, type World } from '@portico/testkit'
import { takeTurns } from '@portico/testkit/run'
import {
  createEthereumAccount,
  installWallets,
  knownWallets,
  type WalletAccount,
} from '@portico/testkit/wallets'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import {
  findQuestion,
  type Look,
  later,
  looks,
  plain,
  toMount,
  toProfile,
} from './support/account-parts.ts'
import { findNarrowFaults } from './support/find-narrow-faults.ts'
import { describeInLongRun, inLongRun } from './support/in-long-run.ts'
import { prepareJourneys } from './support/journey.ts'
import { withProvider } from './support/sign-in-ways.ts'
import { signUpByPhone, signUpByWallet } from './support/sign-up-without-mail.ts'
import { toWrongCode } from './support/to-wrong-code.ts'

const test = takeTurns(import.meta.url)

const startJourney = prepareJourneys()
const number = '+14155550132'
/** After that, the service sends a number another code. */
const nextCode = 61_000

/** Brings a user to the account, and asks for an act whose proof is too old. */
async function ask(
  look: Look,
  signUp: (world: World) => Promise<string>,
  prepare?: (page: Page) => Promise<unknown>,
) {
  const { visit, world } = await startJourney({
    surface: look.surface,
    // the page's configuration names it
    world: { project: withProvider },
  })
  const at = await visit({
    mount: toMount(look),
    profile: toProfile(look),
    path: null,
    ...(prepare && { prepare }),
  })
  const value = await signUp(world)
  await at.page.context().addCookies([{ name: 'stytch_session', value, url: at.origin() }])
  await at.open('/account')
  await at.widget.getByRole('navigation').waitFor()
  world.clock.advance(later)
  await at.widget.locator('[data-section=download]').press('Enter')
  const downloaded = at.page.waitForEvent('download')
  // a page that closes before is a failure of its own
  downloaded.catch(() => {})
  await at.widget.locator('.st-account-place .st-button').press('Enter')
  const question = findQuestion({ at })
  await question.waitFor()
  return { at, world, question, downloaded }
}

const byPhone = (look: Look, channel: 'sms' | 'whatsapp' = 'sms') =>
  ask(look, (world) => signUpByPhone(world, number, channel))

test('a user who has a number alone proves with a code to it, and the act goes on by itself', async () => {
  const { at, world, question, downloaded } = await byPhone(plain)
  await question.getByText(number).waitFor()
  await expectAccessible(at.page)
  const code = await world.inbox.codeFor(number)
  const field = question.getByRole('textbox', { name: 'One-time passcode' })
  await field.fill(toWrongCode(code))
  await at.widget.locator('input[aria-invalid=true]').waitFor()
  await field.fill(code)
  await downloaded
  await question.waitFor({ state: 'detached' })
  await at.opened.expectNoErrors()
})

inLongRun(
  'e2e/account-proofs',
  'a user who has a number alone proves with a code to it, and the act goes on by itself',
)(
  'the code comes by WhatsApp to who has signed in by it, and another one is sent when it is asked for',
  async () => {
    const { world, question, downloaded } = await byPhone(plain, 'whatsapp')
    const first = await world.inbox.next(number)
    expect(first.channel).toBe('whatsapp')
    world.clock.advance(nextCode)
    await question.getByRole('button', { name: 'Resend code' }).press('Enter')
    const second = await world.inbox.next(number)
    expect(second.channel).toBe('whatsapp')
    const field = question.getByRole('textbox', { name: 'One-time passcode' })
    await field.fill(first.code ?? '')
    await question.locator('input[aria-invalid=true]').waitFor()
    await field.fill(second.code ?? '')
    await downloaded
  },
)

describeInLongRun(
  'e2e/account-proofs',
  'a user who has a number alone proves with a code to it, and the act goes on by itself',
).each(looks)('the question, $name', (look) => {
  test('for a code to the number fits, and has no axe findings in any state', async () => {
    const { at, world, question, downloaded } = await byPhone(look)
    const code = await world.inbox.codeFor(number)
    const field = question.getByRole('textbox')
    for (const typed of [null, toWrongCode(code)]) {
      if (typed) await field.fill(typed)
      if (typed) await question.locator('input[aria-invalid=true]').waitFor()
      await expectAccessible(at.page)
      expect(await findNarrowFaults(at.page, look.width)).toEqual([])
    }
    await field.fill(code)
    await downloaded
  })

  test('for a signature lists the wallets of the browser, fits, and has no axe findings in any state', async () => {
    const { at, question, downloaded } = await byWallet(look)
    const button = question.locator('.st-stack .st-button')
    expect(await button.count()).toBe(2)
    await expectAccessible(at.page)
    await button.last().press('Enter')
    await question.locator('.st-banner[data-tone=error]').waitFor()
    await expectAccessible(at.page)
    expect(await findNarrowFaults(at.page, look.width)).toEqual([])
    await button.first().press('Enter')
    await downloaded
    await question.waitFor({ state: 'detached' })
  })
})

/** The first of the browser's wallets is the user's; the others are not, or do not sign for Ethereum. */
function byWallet(look: Look) {
  let own: WalletAccount = createEthereumAccount()
  return ask(
    look,
    (world) => signUpByWallet(world, own),
    async (page) => {
      const { Metamask, Phantom, Coinbase } = knownWallets
      const wallets = await installWallets(page, [Metamask, Phantom, Coinbase])
      own = wallets.accountOf(0, 'ethereum')
    },
  )
}

inLongRun('packages/service/src/accounts/sessions/proofs-without-mail')(
  'a wallet that is not the user’s proves nothing and is not added; the user’s own does, and the act goes on by itself',
  async () => {
    const { at, question, downloaded } = await byWallet(plain)
    await question.getByRole('button', { name: 'Continue with Coinbase' }).press('Enter')
    await question.getByText('This was not confirmed. Please try again.').waitFor()
    await question.getByRole('button', { name: 'Continue with Metamask' }).press('Enter')
    await downloaded
    const wallets = () =>
      at.page.evaluate(() => window.portico.client.user.getSync()?.crypto_wallets)
    expect(await wallets()).toHaveLength(1)
  },
)

inLongRun('packages/widget/src/screens/confirm/list-ways')(
  'a browser without the user’s wallet offers no signature, and says what to do',
  async () => {
    const { question } = await ask(plain, (world) => signUpByWallet(world, createEthereumAccount()))
    await question.getByText('You have no way to confirm it here.').waitFor()
  },
)
