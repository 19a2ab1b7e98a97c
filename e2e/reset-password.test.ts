import { otp } from '@portico/contract/methods/otp'
import { passwords } from '@portico/contract/methods/passwords'
import type { InboxMessage, World } from '@portico/testkit'
import { takeRows, takeTurns } from '@portico/testkit/run'
import { describe, expect } from 'vitest'
import { byPassword } from './support/configurations.ts'
import { inLongRun } from './support/in-long-run.ts'
import { prepareJourneys, type Visit } from './support/journey.ts'
import { main, others, reactShadow } from './support/surfaces.ts'

const test = takeTurns(import.meta.url)

const ada = 'ada@example.com'
const old = 'Seven wooden lighthouses 7'
const fresh = 'Nine copper submarines 9'

const linkOf = ({ links }: InboxMessage, kind: string) =>
  links.find((link) => link.kind === kind)?.url ?? ''

const logIn = async (world: World, password: string) =>
  (await world.call(passwords.authenticate, { email: ada, password })).status

/** A person who proved the mailbox, and has a password. */
async function signUp(world: World) {
  const sent = await world.call(otp.emailLoginOrCreate, { email: ada })
  const { data } = await world.call(otp.authenticate, {
    token: await world.inbox.codeFor(ada),
    method_id: sent.data?.method_id ?? '',
  })
  const session = data?.session_token ?? ''
  await world.call(passwords.resetBySession, { password: old }, { session })
  expect((await world.inbox.next(ada)).subject).toContain('A password was set')
}

interface StartOptions {
  readonly requireSameBrowser?: boolean
  readonly strengthPolicy?: 'zxcvbn' | 'luds'
  readonly surface?: typeof main
}

describe('resetting a password', () => {
  const startJourney = prepareJourneys()
  const start = async ({
    requireSameBrowser = false,
    strengthPolicy = 'zxcvbn',
    surface = main,
  }: StartOptions = {}) => {
    const journey = await startJourney({
      surface,
      world: {
        project: {
          passwords: {
            strengthPolicy,
            luds: { complexity: 3, minimumCount: 8 },
            breachDetection: { onCreate: true, onAuthentication: true },
            resetExpirationMinutes: 30,
            requireSameBrowser,
          },
        },
      },
    })
    await signUp(journey.world)
    const at = await journey.visit({ mount: byPassword })
    const forget = async () => {
      await at.submitEmail(ada)
      await at.heading('Log In').waitFor()
      await at.widget.getByRole('button', { name: 'Forgot Password?' }).click()
      await at.heading('Forgot password?').waitFor()
      return journey.world.inbox.next(ada)
    }
    return { ...journey, at, forget }
  }

  inLongRun(
    'e2e/reset-password',
    'a forgotten password is replaced with the link in the mail, $name',
  )('a forgotten password is replaced with the link in the mail', async () => {
    const { world, host, at, forget } = await start()
    const mail = await forget()
    await at.text(ada).waitFor()
    expect((await at.events()).map(({ type }) => type)).toEqual(['PASSWORD_RESET_BY_EMAIL_START'])

    await at.page.goto(linkOf(mail, 'reset_password'))
    await at.heading('Reset your password').waitFor()
    expect(new URL(at.page.url()).searchParams.get('stytch_token_type')).toBe('reset_password')
    await at.submitPassword(fresh)
    await at.heading('Success!').waitFor()
    await at.text('You have successfully logged in.').waitFor()
    await at.status.getByText(`Signed in as ${ada}`).waitFor()
    expect((await at.events()).map(({ type }) => type)).toEqual([
      'PASSWORD_RESET_BY_EMAIL',
      'AUTHENTICATE_FLOW_COMPLETE',
    ])
    await at.page.waitForURL(`${host.origin}/reset`)
    expect([await logIn(world, old), await logIn(world, fresh)]).toEqual([401, 200])
  })

  test.each(takeRows(others, [reactShadow]))(
    'a forgotten password is replaced with the link in the mail, $name',
    async (surface) => {
      const { world, at, forget } = await start({ surface })
      await at.page.goto(linkOf(await forget(), 'reset_password'))
      await at.submitPassword(fresh)
      await at.heading('Success!').waitFor()
      await at.status.getByText(`Signed in as ${ada}`).waitFor()
      expect([await logIn(world, old), await logIn(world, fresh)]).toEqual([401, 200])
      await at.opened.expectNoErrors()
    },
  )

  inLongRun('packages/widget/src/methods/passwords/to-password-rules')(
    'a password manager learns the rules for the new password',
    async () => {
      const { at, forget } = await start({ strengthPolicy: 'luds' })
      await at.page.goto(linkOf(await forget(), 'reset_password'))
      await at.passwordField.waitFor()
      expect(await at.passwordField.getAttribute('passwordrules')).toBe(
        'minlength: 8; required: lower; required: upper; required: digit;',
      )
    },
  )

  test('a password manager finds the username and the new-password field in the document, and A8: a strength check of a reset passes the token, not the e-mail, and their own address is not a strong password', async () => {
    const { at, forget } = await start()
    const mail = await forget()
    const link = linkOf(mail, 'reset_password')
    await at.page.goto(link)
    await at.heading('Reset your password').waitFor()
    await at.passwordField.waitFor()
    const fields = await at.page.evaluate(() =>
      [...document.forms].map((form) =>
        [...form.querySelectorAll('input')].map(({ id, type, value, autocomplete }) =>
          [autocomplete, type, id.replace(/^st-\d+-/, ''), value].join(' '),
        ),
      ),
    )
    expect(fields).toEqual([
      [`username email username ${ada}`, 'new-password password new-password '],
    ])
    expect(await at.passwordField.evaluate((field) => field === document.activeElement)).toBe(true)
    const asked = at.page.waitForRequest('**/strength_check')
    await at.passwordField.fill('lighthouse')
    const { token, password, ...more } = (await asked).postDataJSON()
    expect(new URL(link).searchParams.get('token')).toBe(token)
    expect([password, Object.keys(more)]).toEqual(['lighthouse', []])
    await at.widget.getByRole('meter').waitFor()
    expect(await at.passwordButton.isDisabled()).toBe(true)
  })

  inLongRun('packages/service/src/methods/passwords/log-in-by-reset-token')(
    'the log-in link in the reset mail logs in without a new password',
    async () => {
      const { world, host, at, forget } = await start()
      const mail = await forget()
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await at.page.route('**/magic_links/authenticate', async (route) => {
        await held
        await route.continue()
      })
      await at.page.goto(linkOf(mail, 'login'))
      await at.heading('Logging in...').waitFor()
      await at.page.waitForURL(`${host.origin}/reset`)
      release()
      await at.heading('Success!').waitFor()
      await at.status.getByText(`Signed in as ${ada}`).waitFor()
      expect(await logIn(world, old)).toBe(200)
    },
  )

  const button = (at: Visit, name: string) => at.widget.getByRole('button', { name, exact: true })

  inLongRun('packages/service/src/methods/passwords/reset-link-check')(
    'a user who opens a used link is told so before typing, and can request a new one',
    async () => {
      const { world, at, forget } = await start()
      const mail = await forget()
      await at.page.goto(linkOf(mail, 'reset_password'))
      await at.submitPassword(fresh)
      await at.heading('Success!').waitFor()
      await world.inbox.next(ada)

      await at.page.goto(linkOf(mail, 'reset_password'))
      await at.heading('This link no longer works').waitFor()
      await at.text('It was already used, or it has run out. Opening it changed nothing.').waitFor()
      expect(await at.passwordField.count()).toBe(0)
      // Whoever holds an old link has proved nothing.
      await at.text('We send it to a•••@example.com.').waitFor()
      expect(await at.widget.innerText()).not.toContain(ada)
      expect(await at.errors()).toEqual([
        'This link no longer works. It was already used, or it has run out. Opening it changed nothing.',
      ])

      await button(at, 'Send a new link').click()
      await at.heading('Check your email!').waitFor()
      await at.widget.locator('h1:focus').waitFor()
      await at.text('was sent to a•••@example.com').waitFor()
      await at.page.goto(linkOf(await world.inbox.next(ada), 'reset_password'))
      await at.heading('Reset your password').waitFor()
      await at.submitPassword('eleven paper elephants')
      await at.heading('Success!').waitFor()
      expect(await logIn(world, 'eleven paper elephants')).toBe(200)
    },
  )

  inLongRun('packages/service/src/methods/passwords/reset-link-check')(
    'a user who opens an expired link can go back to the log-in',
    async () => {
      const { world, at, forget } = await start()
      const mail = await forget()
      world.clock.advance(31 * 60_000)
      await at.page.goto(linkOf(mail, 'reset_password'))
      await at.heading('This link no longer works').waitFor()
      await button(at, 'Back to log in').click()
      await at.heading('Sign up or log in').waitFor()
      await at.submitEmail(ada)
      await at.submitPassword(old)
      await at.status.getByText(`Signed in as ${ada}`).waitFor()
    },
  )

  inLongRun('packages/service/src/methods/passwords/reset-link-check')(
    'a user who opens an unknown link is not offered a new one',
    async () => {
      const { host, at } = await start()
      const unknown = new URLSearchParams({
        stytch_token_type: 'reset_password',
        token: 'A'.repeat(43),
      })
      await at.page.goto(`${host.origin}/reset?${unknown}`)
      await at.heading('This link no longer works').waitFor()
      expect(await button(at, 'Send a new link').count()).toBe(0)
      await button(at, 'Back to log in').click()
      await at.heading('Sign up or log in').waitFor()
    },
  )

  inLongRun('packages/service/src/methods/passwords/passwords')(
    'a user who submits after the link was used up is told that it no longer works',
    async () => {
      const { world, at, forget } = await start()
      const mail = await forget()
      await at.page.goto(linkOf(mail, 'reset_password'))
      await at.passwordField.waitFor()
      const token = new URL(linkOf(mail, 'reset_password')).searchParams.get('token') ?? ''
      await world.call(passwords.resetByEmail, { token, password: fresh })
      await at.submitPassword('eleven paper elephants')
      await at.heading('This link no longer works').waitFor()
      await at.widget.locator('h1:focus').waitFor()
      expect(await at.errors()).toEqual([
        'The password reset link was already used or has expired. Request a new one.',
      ])
    },
  )

  inLongRun('packages/widget/src/methods/passwords/flow')(
    'the form works even when the link could not be checked first',
    async () => {
      const { world, at, forget } = await start()
      const mail = await forget()
      await at.page.route('**/passwords/email/reset/check', (route) => route.abort())
      await at.page.goto(linkOf(mail, 'reset_password'))
      await at.submitPassword(fresh)
      await at.heading('Success!').waitFor()
      expect(await logIn(world, fresh)).toBe(200)
    },
  )

  inLongRun('packages/service/src/methods/passwords/reset-link-check')(
    'opening a reset link, however often, does not use it up',
    async () => {
      const { at, forget } = await start()
      const mail = await forget()
      for (const _ of [1, 2, 3]) {
        await at.page.goto(linkOf(mail, 'reset_password'))
        await at.heading('Reset your password').waitFor()
      }
      await at.submitPassword(fresh)
      await at.heading('Success!').waitFor()
    },
  )

  test('a user who opens a used log-in link is told so, and can request a new one', async () => {
    const { world, at, forget } = await start()
    const mail = await forget()
    const link = linkOf(mail, 'login')
    await at.page.goto(link)
    await at.heading('Success!').waitFor()
    await at.page.goto(link)
    await at.heading('Looks like there was an error!').waitFor()
    await at.text('magic link already used or expired, try again.').first().waitFor()
    await at.text('We send it to a•••@example.com.').waitFor()
    await button(at, 'Send a new link').click()
    await at.heading('Check your email!').waitFor()
    await at.page.goto(linkOf(await world.inbox.next(ada), 'login'))
    await at.heading('Success!').waitFor()
  })

  inLongRun('packages/widget/src/methods/passwords/flow')(
    'the mail can be sent again',
    async () => {
      const { world, at, forget } = await start()
      await forget()
      const resend = at.widget.getByRole('button', { name: 'Resend email' })
      await resend.click()
      await at.text('Email sent').waitFor()
      await at.text('Email resent').first().waitFor()
      const mail = await world.inbox.next(ada)
      await at.page.goto(linkOf(mail, 'reset_password'))
      await at.heading('Reset your password').waitFor()
    },
  )

  inLongRun('packages/service/src/methods/passwords/attacks-on-resets')(
    'where the project requires it, both links work only in the requesting browser',
    async () => {
      const { world, visit, at, forget } = await start({ requireSameBrowser: true })
      const stolen = await visit({ mount: byPassword })
      const mail = await forget()
      await stolen.page.goto(linkOf(mail, 'reset_password'))
      await stolen.heading('Looks like there was an error!').waitFor()
      await stolen
        .text('This token was requested with a pkce code_challenge. Send its code_verifier.')
        .first()
        .waitFor()
      expect(await stolen.passwordField.count()).toBe(0)
      expect(await stolen.widget.innerText()).not.toContain('example.com')
      await stolen.page.goto(linkOf(mail, 'login'))
      await stolen.heading('Looks like there was an error!').waitFor()

      await at.page.goto(linkOf(mail, 'reset_password'))
      await at.submitPassword(fresh)
      await at.heading('Success!').waitFor()
      expect(await logIn(world, fresh)).toBe(200)
    },
  )

  inLongRun('packages/widget/src/methods/passwords/flow')(
    'a page without a token says what to do',
    async () => {
      const { host, at } = await start()
      await at.page.goto(`${host.origin}/reset`)
      const sentence = 'Open this page using the link in the email we sent you.'
      await at.text(sentence).last().waitFor()
      expect(await at.errors()).toEqual([sentence])
      await button(at, 'Back to log in').click()
      await at.heading('Sign up or log in').waitFor()
    },
  )

  test('a selector that matches nothing is refused with the name of the function', async () => {
    const { host, visit } = await start()
    const at = await visit({ mount: { ...byPassword, elementId: '#nowhere' } })
    await at.page.goto(`${host.origin}/reset`)
    expect(await at.thrown()).toEqual([expect.stringMatching(/ mountResetPassword\(\)\.$/)])
  })
})
