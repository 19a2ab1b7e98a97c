/** The parts of the account that are more than a form: wallets, accounts elsewhere, client apps, devices, phone numbers. */

import { users } from '@portico/contract'
import { otp } from '@portico/contract/methods/otp'
import { expectAccessible } from '@portico/testkit'
import { takeTurns } from '@portico/testkit/run'
import { createEthereumAccount, installWallets, knownWallets } from '@portico/testkit/wallets'
import { afterEach, expect } from 'vitest'
import { keepRecovery, ownParts } from './support/account-own-parts.ts'
import { wholeAccount } from './support/account-page.ts'
import {
  ada,
  enterAtProvider,
  findQuestion,
  type Look,
  later,
  looks,
  openOwnAccount,
  parts,
  plain,
  prove,
  startApp,
  takeCode,
  toMount,
  toProfile,
} from './support/account-parts.ts'
import type { ClientApp } from './support/client-app.ts'
import { createSession } from './support/create-session.ts'
import { describeInLongRun, inLongRun } from './support/in-long-run.ts'
import { prepareJourneys } from './support/journey.ts'
import { signUpByWallet } from './support/sign-up-without-mail.ts'
import { addAuthenticator } from './support/virtual-authenticator.ts'

const test = takeTurns(import.meta.url)

const startJourney = prepareJourneys()
let app: ClientApp | undefined
afterEach(async () => {
  await app?.stop()
  app = undefined
})

/** Starts a journey of a project with a client app and a provider. */
async function start(look: Look) {
  const started = await startApp(look.surface)
  app = started.app
  return { app, journey: await startJourney(started.options) }
}

test('wallets, accounts elsewhere, apps, devices and numbers are added and ended with the keyboard alone, and the tokens of an app that is removed are dead', async () => {
  const { app, journey } = await start(plain)
  const owner = await openOwnAccount(journey, app, plain, { otherDevices: 2 })
  for (const keep of Object.values(parts)) await keep(owner)
  await owner.at.opened.expectNoErrors()
})

describeInLongRun(
  'e2e/account-parts',
  'wallets, accounts elsewhere, apps, devices and numbers are added and ended with the keyboard alone, and the tokens of an app that is removed are dead',
).each(looks)('each part, $name', (look) => {
  test.each(Object.entries(parts))(
    'of %s works with the keyboard alone, fits, and has no axe findings in any state',
    async (part, keep) => {
      const { app, journey } = await start(look)
      const otherDevices = part === 'devices' ? 2 : 0
      const owner = await openOwnAccount(journey, app, look, { otherDevices, isExamined: true })
      await keep(owner)
      await owner.at.opened.expectNoErrors()
    },
  )
})

describeInLongRun('e2e/account').each(looks)('each part that is a form, $name', (look) => {
  test.each(Object.entries({ ...ownParts, recovery: keepRecovery }))(
    'of %s works with the keyboard alone, fits, and has no axe findings in any state, refusals too',
    async (_, keep) => {
      const { app, journey } = await start(look)
      const owner = await openOwnAccount(journey, app, look, { isExamined: true })
      await keep(owner)
      await owner.at.opened.expectNoErrors()
    },
  )
})

describeInLongRun('packages/service/src/accounts/users/delete-factor')('the last way in', () => {
  test('a wallet stays, its row says why, and can be removed once there is a passkey', async () => {
    const { journey } = await start(plain)
    const { world } = journey
    let only = createEthereumAccount()
    const at = await journey.visit({
      mount: toMount(plain),
      profile: toProfile(plain),
      path: null,
      async prepare(page) {
        const wallets = await installWallets(page, [knownWallets.Metamask])
        only = wallets.accountOf(0, 'ethereum')
      },
    })
    const value = await signUpByWallet(world, only)
    await at.page.context().addCookies([{ name: 'stytch_session', value, url: at.origin() }])
    await at.open('/account')
    await addAuthenticator(at.page)
    await at.widget.getByRole('button', { name: /^Wallets/ }).press('Enter')
    const remove = at.widget.getByRole('listitem').getByRole('button', { name: 'Remove' })
    await remove.press('Enter')
    await at.text('This is your only way to sign in').first().waitFor()
    await at
      .text(/Add another one first\. Then 0x.{4}…\u2060.{4} can be removed\./)
      .first()
      .waitFor()
    expect(await remove.isEnabled()).toBe(true)
    await at.widget.getByRole('button', { name: 'Create a Passkey' }).press('Enter')
    await at.heading('Passkeys').waitFor()
    await at.widget.getByRole('button', { name: 'Create a Passkey' }).press('Enter')
    await at.widget.getByRole('listitem').first().waitFor()
    await at.widget.getByRole('button', { name: 'Back' }).press('Enter')
    await at.widget.getByRole('button', { name: /^Wallets/ }).press('Enter')
    await remove.press('Enter')
    await at.text('was removed.').first().waitFor()
    await at.opened.expectNoErrors()
  })

  test('an account elsewhere stays, and its row says what to add', async () => {
    const { journey } = await start(plain)
    const at = await journey.visit({
      mount: toMount(plain),
      profile: toProfile(plain),
    })
    await at.widget.getByRole('button', { name: 'Continue with Example provider' }).click()
    await enterAtProvider(at.page, ada)
    await at.status.getByText('Signed in as').waitFor()
    await at.open('/account')
    // the address that the provider has proved is a way in as well
    await at.page.evaluate(async () => {
      const { user } = window.portico.client
      for (const { email_id } of user.getSync()?.emails ?? []) await user.deleteEmail(email_id)
    })
    await at.widget.getByRole('button', { name: /^Connected accounts/ }).press('Enter')
    await at.widget.getByRole('button', { name: 'Disconnect' }).press('Enter')
    await at.text('This is your only way to sign in').first().waitFor()
    await at.text('Then Example provider can be disconnected.').first().waitFor()
    await at.widget.getByRole('button', { name: 'Disconnect' }).waitFor()
  })

  test('a number stays, and its row says what to add', async () => {
    const { journey } = await start(plain)
    const { world } = journey
    const number = '+14155550132'
    const sent = await world.call(otp.smsLoginOrCreate, { phone_number: number })
    const signedIn = await world.call(otp.authenticate, {
      token: await world.inbox.codeFor(number),
      method_id: sent.data?.method_id ?? '',
      session_duration_minutes: 60,
    })
    const at = await journey.visit({
      mount: toMount(plain),
      profile: toProfile(plain),
      path: null,
    })
    const value = signedIn.data?.session_token ?? ''
    await at.page.context().addCookies([{ name: 'stytch_session', value, url: at.origin() }])
    await at.open('/account')
    await at.widget.getByRole('button', { name: /^Phone numbers/ }).press('Enter')
    await at.widget.getByRole('button', { name: `More for ${number}` }).press('Enter')
    await at.widget.getByRole('menuitem', { name: 'Remove' }).press('Enter')
    await at.text('This is your only way to sign in').first().waitFor()
    await at.widget.getByRole('button', { name: 'Set a password' }).waitFor()
    await at.opened.expectNoErrors()
  })
})

describeInLongRun('packages/service/src/accounts/account-attacks')('a proof that is old', () => {
  test('is asked for at the act, and the removal of a wallet goes on by itself; a closed question changes nothing', async () => {
    const { app, journey } = await start(plain)
    const owner = await openOwnAccount(journey, app, plain)
    const { at, world, say, open, press, row, waitForWord } = owner
    await open('wallets')
    await press(say('account.wallets.add'))
    world.clock.advance(later)
    await press('Continue with Metamask')
    await findQuestion(owner).getByText('To add a wallet.').waitFor()
    await prove(owner)
    await waitForWord(say('crypto.success.content'))
    world.clock.advance(later)
    const remove = row(/^0x/).getByRole('button', { name: 'Remove' })
    await remove.press('Enter')
    await findQuestion(owner)
      .getByText(/^To remove 0x/)
      .waitFor()
    // the code of a question that is closed is void
    await takeCode(owner)
    await at.page.keyboard.press('Escape')
    await findQuestion(owner).waitFor({ state: 'detached' })
    await remove.waitFor()
    await remove.press('Enter')
    await prove(owner)
    await row(/^0x/).waitFor({ state: 'detached' })
  })

  test('is given at a provider by a user who has no other way, who comes back and acts once more', async () => {
    const { journey } = await start(plain)
    const { world } = journey
    const at = await journey.visit({ mount: toMount(plain), profile: toProfile(plain) })
    await at.widget.getByRole('button', { name: 'Continue with Example provider' }).click()
    await enterAtProvider(at.page, ada)
    await at.status.getByText('Signed in as').waitFor()
    await at.open('/account')
    // the address that the provider has proved is another way
    await at.page.evaluate(async () => {
      const { user } = window.portico.client
      for (const { email_id } of user.getSync()?.emails ?? []) await user.deleteEmail(email_id)
    })
    world.clock.advance(later)
    const download = async () => {
      await at.widget.getByRole('button', { name: /^Download my data/ }).press('Enter')
      await at.widget.getByRole('button', { name: 'Download', exact: true }).press('Enter')
    }
    await download()
    const question = findQuestion({ at })
    await question.getByText('You sign in there and come back here.').waitFor()
    await expectAccessible(at.page)
    await question.getByRole('button', { name: 'Example provider' }).press('Enter')
    await enterAtProvider(at.page, ada)
    await at.widget.getByRole('navigation', { name: 'Account' }).waitFor()
    const saved = at.page.waitForEvent('download')
    await download()
    await saved
    await at.opened.expectNoErrors()
  })

  test('is asked for before an account elsewhere is connected, and before it is disconnected', async () => {
    const { app, journey } = await start(plain)
    const owner = await openOwnAccount(journey, app, plain)
    const { at, world, open } = owner
    world.clock.advance(later)
    await open('accounts')
    await at.widget.getByRole('button', { name: 'Connect' }).press('Enter')
    await findQuestion(owner).getByText('To connect Example provider.').waitFor()
    await prove(owner)
    await enterAtProvider(at.page, 'ada@elsewhere.example')
    await at.widget.locator('[data-section=accounts]').getByText('Example provider').waitFor()
    world.clock.advance(later)
    await open('accounts')
    await at.widget.getByRole('button', { name: 'Disconnect' }).press('Enter')
    await findQuestion(owner).getByText('To disconnect Example provider.').waitFor()
    await prove(owner)
    await at.text('Example provider was disconnected.').first().waitFor()
  })
})

describeInLongRun('packages/service/src/methods/crypto/adding-wallets')('what is refused', () => {
  test('a wallet that does not sign adds nothing; the list of wallets says that it failed, and another one can be taken', async () => {
    const { journey } = await start(plain)
    const { world } = journey
    const at = await journey.visit({
      mount: toMount(plain),
      profile: toProfile(plain),
      path: null,
      prepare: (page) =>
        installWallets(page, [
          { ...knownWallets.Phantom, mode: 'refusesSignature' },
          knownWallets.Metamask,
        ]),
    })
    const value = await createSession(world, ada)
    await at.page.context().addCookies([{ name: 'stytch_session', value, url: at.origin() }])
    await at.open('/account')
    await at.widget.getByRole('button', { name: /^Wallets/ }).click()
    await at.widget.getByRole('button', { name: 'Add a wallet' }).click()
    await at.widget.getByRole('button', { name: 'Continue with Phantom' }).click()
    await at.widget.getByRole('alert').getByText('Looks like there was an error!').waitFor()
    await at.heading('Add a wallet').waitFor()
    expect(await at.text(/log in screen/).count()).toBe(0)
    await at.widget.getByRole('button', { name: 'Continue with Metamask' }).click()
    await at.text('You have successfully connected your wallet.').first().waitFor()
  })

  test('a wallet of somebody else is not added, and nobody else is signed in', async () => {
    const { journey } = await start(plain)
    const { world } = journey
    let taken = createEthereumAccount()
    const at = await journey.visit({
      mount: toMount(plain),
      profile: toProfile(plain),
      path: null,
      async prepare(page) {
        const wallets = await installWallets(page, [knownWallets.Metamask])
        taken = wallets.accountOf(0, 'ethereum')
      },
    })
    await signUpByWallet(world, taken)
    const value = await createSession(world, ada)
    await at.page.context().addCookies([{ name: 'stytch_session', value, url: at.origin() }])
    await at.open('/account')
    await at.widget.getByRole('button', { name: /^Wallets/ }).click()
    await at.widget.getByRole('button', { name: 'Add a wallet' }).click()
    await at.widget.getByRole('button', { name: 'Continue with Metamask' }).click()
    await at.widget
      .getByRole('alert')
      .getByText('Another user of this project has this wallet.')
      .waitFor()
    await at.status.getByText(`Signed in as ${ada}`).waitFor()
  })

  test('an account elsewhere that somebody else has connected is not connected', async () => {
    const { app, journey } = await start(plain)
    const { world } = journey
    const first = await journey.visit({ mount: toMount(plain), profile: toProfile(plain) })
    await first.widget.getByRole('button', { name: 'Continue with Example provider' }).click()
    await enterAtProvider(first.page, 'grace@example.com')
    await first.status.getByText('Signed in as').waitFor()

    const owner = await openOwnAccount(journey, app, plain)
    const { at } = owner
    await owner.open('accounts')
    await at.widget.getByRole('button', { name: 'Connect' }).press('Enter')
    await enterAtProvider(at.page, 'grace@example.com')
    await expect.poll(() => at.errors()).not.toEqual([])
    await at.status.getByText(`Signed in as ${ada}`).waitFor()
    const cookies = await at.page.context().cookies()
    const session = cookies.find(({ name }) => name === 'stytch_session')?.value ?? ''
    const me = await world.call(users.me, undefined, { session })
    expect(me.data?.providers).toEqual([])
  })

  test('a number of somebody else is not added, and the page says so', async () => {
    const { app, journey } = await start(plain)
    const { world } = journey
    const number = '+14155550132'
    const sent = await world.call(otp.smsLoginOrCreate, { phone_number: number })
    await world.call(otp.authenticate, {
      token: await world.inbox.codeFor(number),
      method_id: sent.data?.method_id ?? '',
    })
    world.clock.advance(61_000)
    const owner = await openOwnAccount(journey, app, plain)
    await owner.open('phones')
    await owner.press('Add a phone number')
    await owner.at.widget.getByRole('textbox').fill('4155550132')
    await owner.press('Send code')
    await owner.at.widget.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor()
    await owner.at.status.getByText(`Signed in as ${ada}`).waitFor()
  })
})

/** What changes something in one of the parts, and stands on no row of the list. */
const acts = /^(Add a|Connect |Disconnect|End|Edit|More for|Remove|Sign out all)/

inLongRun('e2e/account')(
  'a part that cannot be read says so, and is read again by the button',
  async () => {
    const { journey } = await start(plain)
    const { world } = journey
    const apps = '**/users/connected_apps'
    const at = await journey.visit({
      mount: toMount(plain),
      profile: toProfile(plain),
      path: null,
      prepare: (page) => page.route(apps, (route) => route.abort()),
    })
    const value = await createSession(world, ada)
    await at.page.context().addCookies([{ name: 'stytch_session', value, url: at.origin() }])
    await at.open('/account')
    await at.widget.getByRole('button', { name: /^Apps/ }).press('Enter')
    await at.widget.getByText('This could not be read. Please try again.').waitFor()
    await expectAccessible(at.page)
    await at.page.unroute(apps)
    await at.widget.getByRole('button', { name: 'Try again' }).press('Enter')
    await at.widget.getByText('No app has access.').waitFor()
  },
)

inLongRun('packages/service/src/identity-provider/revoked')(
  'a page that lets users only read the parts shows no act in any of them',
  async () => {
    const { journey } = await start(plain)
    const read = {
      wallets: 'read',
      accounts: 'read',
      apps: 'read',
      devices: 'read',
      phones: 'read',
    }
    const at = await journey.visit({
      mount: { config: { ...wholeAccount.config, parts: read } },
      profile: toProfile(plain),
      path: null,
    })
    const value = await createSession(journey.world, ada)
    await createSession(journey.world, ada)
    await at.page.context().addCookies([{ name: 'stytch_session', value, url: at.origin() }])
    await at.open('/account')
    for (const name of ['Wallets', 'Connected accounts', 'Apps', 'Devices', 'Phone numbers']) {
      await at.widget.getByRole('button', { name: new RegExp(`^${name}`) }).click()
      await at.heading(name).waitFor()
      expect(await at.widget.getByRole('button', { name: acts }).count()).toBe(0)
      await at.widget.getByRole('button', { name: 'Back' }).click()
    }
  },
)
