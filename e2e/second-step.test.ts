/**
 * Back from a provider whose proof is not enough: the card asks for the rest, and finishes the sign-in by the same token.
 */

import { otp } from '@portico/contract/methods/otp'
import { type ProjectConfig, toMethodConfigs } from '@portico/service/assembly'
import { expectAccessible, type World } from '@portico/testkit'
import { takeRows, takeTurns } from '@portico/testkit/run'
import { toFactors } from '@portico/testkit/world'
import { afterAll, describe, expect } from 'vitest'
import { createGuardedAccount } from './support/create-guarded-account.ts'
import type { MountOptions } from './support/host-options.ts'
import { describeInLongRun } from './support/in-long-run.ts'
import { prepareJourneys, type Visit } from './support/journey.ts'
import { startSocialHosts } from './support/social.ts'
import { toStrictPolicy } from './support/strict-policy.ts'
import { main, react, type Surface, surfaces } from './support/surfaces.ts'
import { toWrongCode } from './support/to-wrong-code.ts'

const test = takeTurns(import.meta.url)

const ada = 'ada@example.com'
const appTitle = 'Enter passcode'
const mailTitle = 'Confirm your email address'
const mainTitle = 'Sign up or log in'
const wrongApp = 'The code is wrong or expired, please try again.'
const insufficient =
  'This change needs a fresh proof, and a second factor if an authenticator app guards the account. Authenticate again, with a code from the app or a recovery code if there is one, and try again.'

const unvouched =
  "The address that the provider told is a user's, and the provider does not vouch for it. Sign in by a link or a code to this address, then present the token once more, or start the sign-in with the provider again, in the same session."

const toProject =
  (isAuthority: boolean) =>
  (origin: string): Pick<ProjectConfig, 'oauth'> => ({
    oauth: toMethodConfigs({
      oauth: {
        providers: {
          example: {
            type: 'oidc',
            issuer: `${origin}/dev/example-provider`,
            clientId: 'portico-development',
            label: 'Example provider',
            ...(isAuthority && { linksByEmail: true }),
          },
        },
      },
    }).oauth,
  })

const toMount = (origin: string, provider: object): MountOptions => ({
  config: {
    products: ['oauth', 'emailMagicLinks'],
    oauthOptions: {
      providers: [provider],
      loginRedirectURL: `${origin}/logged-in`,
      signupRedirectURL: `${origin}/signed-up`,
    },
  },
})
const example = { type: 'example', label: 'Example provider' }

const appField = ({ widget }: Visit) =>
  widget.getByRole('textbox', { name: 'Code from your authenticator app' })
const recoveryField = ({ widget }: Visit) => widget.getByRole('textbox', { name: 'Recovery code' })
const press = ({ widget }: Visit, name: string) => widget.getByRole('button', { name }).click()
const isSignedIn = (at: Visit) => at.status.getByText(`Signed in as ${ada}`).waitFor()

/** Somebody who has proved the mailbox. */
async function createUser(world: World): Promise<void> {
  const sent = await world.call(otp.emailLoginOrCreate, { email: ada })
  const token = await world.inbox.codeFor(ada)
  await world.call(otp.authenticate, { token, method_id: sent.data?.method_id ?? '' })
}

const hosts = await startSocialHosts()
afterAll(() => hosts.stop())

const startJourney = prepareJourneys({ args: [...hosts.browserArgs] })

async function begin(
  isAuthority: boolean,
  surface: Surface = main,
  policy?: string,
  settings: Partial<ProjectConfig> = {},
) {
  const journey = await startJourney({
    surface,
    ...(policy && { policy }),
    world: { project: (origin) => ({ ...toProject(isAuthority)(origin), ...settings }) },
  })
  const { origin } = journey.host
  /** Through the provider, with Ada's address. */
  const goThrough = async () => {
    const at = await journey.visit({ mount: toMount(origin, example) })
    await press(at, 'Continue with Example provider')
    await at.page.getByRole('heading', { name: 'Example provider' }).waitFor()
    await at.page.getByLabel('Email').fill(ada)
    await at.page.getByRole('button', { name: 'Continue' }).click()
    return at
  }
  return { ...journey, origin, goThrough }
}

describe.each(takeRows(surfaces, [react]))(
  'S1: an account that an app guards, $name',
  (surface) => {
    test('the card asks for a code, says what is wrong with it, and finishes by the same token; the next sign-in asks for none', async () => {
      const { world, origin, goThrough } = await begin(true, surface)
      const app = await createGuardedAccount(world, ada)
      const at = await goThrough()
      await at.heading(appTitle).waitFor()
      await at.text('Open your authenticator app and enter the code for').waitFor()
      await expectAccessible(at.page)
      expect(await at.status.textContent()).toBe('Signed out')
      const used = app.peekCode()
      await at.widget.locator('input:focus').waitFor()
      await at.page.keyboard.type(used)
      await at.text('This code was already used.').first().waitFor()
      const right = app.takeCode()
      await appField(at).fill(toWrongCode(right))
      await at.text(wrongApp).first().waitFor()
      expect(await appField(at).getAttribute('aria-invalid')).toBe('true')
      await appField(at).fill(right)
      await at.heading('Success!').waitFor()
      await isSignedIn(at)
      expect(at.page.url()).toBe(`${origin}/logged-in`)
      const types = (await at.events()).map(({ type }) => type)
      expect(types).toEqual(['AUTHENTICATE_FLOW_COMPLETE'])
      const again = await goThrough()
      await isSignedIn(again)
      expect(await again.heading(appTitle).count()).toBe(0)
    })
  },
)

describeInLongRun('e2e/further-factor')('S1: an account that an app guards', () => {
  test('where every sign-in needs a second step, the code of the first one counts as that; the next sign-in asks again', async () => {
    const factors = toFactors({ require: 'optional' })
    const { world, goThrough } = await begin(true, main, undefined, { factors })
    const app = await createGuardedAccount(world, ada)
    for (let times = 0; times < 2; times += 1) {
      const at = await goThrough()
      await appField(at).fill(app.takeCode())
      await at.heading('Success!').waitFor()
      await isSignedIn(at)
      // the second time the token is used, so the page's own call is refused, and the card goes on
      expect(await at.errors()).toHaveLength(times)
    }
  })

  const arrive = async () => {
    const begun = await begin(true)
    const app = await createGuardedAccount(begun.world, ada)
    const at = await begun.goThrough()
    await at.heading(appTitle).waitFor()
    return { ...begun, app, at }
  }

  test('a recovery code is the other way, with the keyboard alone', async () => {
    const { app, at } = await arrive()
    await at.widget.locator('input:focus').waitFor()
    await at.page.keyboard.press('Tab')
    await at.page.keyboard.press('Enter')
    await at.heading('Enter a recovery code').waitFor()
    await recoveryField(at).waitFor()
    await expectAccessible(at.page)
    await at.page.keyboard.type('0000-0000-0000-0000')
    await at.page.keyboard.press('Enter')
    await at.text('The recovery code is wrong or already used, please try again.').first().waitFor()
    await at.page.keyboard.press('Control+A')
    await at.page.keyboard.type(app.recoveryCodes[0] ?? '')
    await at.page.keyboard.press('Enter')
    await isSignedIn(at)
  })

  test('digits of another script are a code as well', async () => {
    const { app, at } = await arrive()
    const arabic = app.takeCode().replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
    await appField(at).fill(arabic)
    await isSignedIn(at)
  })

  test('Back leads to the form, and the page hears why the service refused', async () => {
    const { at } = await arrive()
    expect(await at.errors()).toEqual([])
    await at.backButton.click()
    await at.heading(mainTitle).waitFor()
    await expect.poll(() => at.errors()).toEqual([insufficient])
    expect(await at.status.textContent()).toBe('Signed out')
  })

  test('a token that is over, a lock and a failing network are told apart', async () => {
    const { world, app, at } = await arrive()
    await at.page.route('**/oauth/authenticate', (route) => route.abort())
    await appField(at).fill(app.takeCode())
    const banner = at.widget.getByRole('alert')
    await banner.getByText('could not be reached').waitFor()
    await at.page.unroute('**/oauth/authenticate')

    const right = app.takeCode()
    for (let guess = 1; guess <= 12; guess += 1) {
      const answered = at.page.waitForResponse('**/oauth/authenticate')
      await appField(at).fill(toWrongCode(right, guess))
      if ((await answered).status() === 429) break
      await at.text(wrongApp).first().waitFor()
    }
    await banner.getByText('Too many failed authentication attempts.').waitFor()

    world.clock.advance(5 * 60_000)
    await appField(at).fill(app.takeCode())
    await banner.getByText('This sign-in took too long. Go back and start it again.').waitFor()
    expect(await at.status.textContent()).toBe('Signed out')
  })

  test('the strictest policy is not violated', async () => {
    const { world, goThrough } = await begin(true, main, toStrictPolicy())
    const app = await createGuardedAccount(world, ada)
    const at = await goThrough()
    await appField(at).fill(app.takeCode())
    await isSignedIn(at)
    await at.opened.expectNoViolations()
  })
})

describe.each(takeRows(surfaces, [react]))(
  'S6: an address that its provider does not vouch for, $name',
  (surface) => {
    test('the card sends a code to the mailbox, and again, and links the account by the same token', async () => {
      const { world, goThrough } = await begin(false, surface)
      await createUser(world)
      const at = await goThrough()
      await at.heading(mailTitle).waitFor()
      await at.text('A 6-digit passcode was sent to').waitFor()
      await at.text(ada).waitFor()
      await expectAccessible(at.page)
      const first = await world.inbox.codeFor(ada)
      await at.codeField.fill(toWrongCode(first))
      await at.text('Invalid passcode, please try again.').first().waitFor()
      await at.resendButton.click()
      await at.text('Code sent').waitFor()
      await at.codeField.fill(await world.inbox.codeFor(ada))
      await at.heading('Success!').waitFor()
      await isSignedIn(at)
      const again = await goThrough()
      await isSignedIn(again)
      expect(await again.heading(mailTitle).count()).toBe(0)
    })
  },
)

describeInLongRun('packages/service/src/methods/oauth/email-authority')(
  'S6: an address that its provider does not vouch for',
  () => {
    test('where an app guards the account as well, the card asks for both, one after the other', async () => {
      const { world, goThrough } = await begin(false)
      const app = await createGuardedAccount(world, ada)
      const at = await goThrough()
      await at.heading(mailTitle).waitFor()
      await at.codeField.fill(await world.inbox.codeFor(ada))
      await at.heading(appTitle).waitFor()
      await appField(at).fill(app.takeCode())
      await at.heading('Success!').waitFor()
      const again = await goThrough()
      await isSignedIn(again)
      expect(await again.heading(appTitle).count()).toBe(0)
    })

    test.each([false, true])(
      'where the page takes the card away once there is a session, the account is linked all the same, and guarded by an app (%s) the page hears why not',
      async (isGuarded) => {
        const { world, goThrough } = await begin(false)
        if (isGuarded) await createGuardedAccount(world, ada)
        else await createUser(world)
        const at = await goThrough()
        await at.heading(mailTitle).waitFor()
        await at.page.evaluate(() => {
          const { client } = Object(Reflect.get(window, 'portico'))
          client.session.onChange((session: unknown) => {
            if (session) document.querySelector('stytch-ui')?.remove()
          })
        })
        await at.codeField.fill(await world.inbox.codeFor(ada))
        await isSignedIn(at)
        await expect.poll(() => at.errors()).toEqual(isGuarded ? [unvouched] : [])
        const again = await goThrough()
        if (isGuarded) await again.heading(mailTitle).waitFor()
        else await isSignedIn(again)
      },
    )

    test('who comes by One Tap is asked as well', async () => {
      const { options, getNetwork } = hosts.createWorldOptions()
      const journey = await startJourney({ surface: main, world: options })
      const app = await createGuardedAccount(journey.world, ada)
      getNetwork().person('google', { subject: '1', email: ada, isEmailVerified: true })
      const one = { type: 'google', one_tap: true, position: 'embedded' }
      const at = await journey.visit({ mount: toMount(journey.host.origin, one) })
      await at.heading(appTitle).waitFor()
      await appField(at).fill(app.takeCode())
      await at.heading('Success!').waitFor()
      await isSignedIn(at)
    })
  },
)
