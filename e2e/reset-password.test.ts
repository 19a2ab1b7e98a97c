import { otp, passwords } from '@portico/contract'
import type { InboxMessage, World } from '@portico/testkit'
import { describe, expect, test } from 'vitest'
import { byPassword } from './support/configurations.ts'
import { prepareJourneys } from './support/journey.ts'
import { main, others } from './support/surfaces.ts'

const ada = 'ada@example.com'
const old = 'seven wooden lighthouses'
const fresh = 'nine copper submarines'

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

describe('resetting a password', () => {
  const startJourney = prepareJourneys()
  const start = async ({ requireSameBrowser = false, surface = main } = {}) => {
    const journey = await startJourney({
      surface,
      world: {
        project: {
          passwords: {
            strengthPolicy: 'zxcvbn',
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

  test('a forgotten password is replaced by the link in the mail', async () => {
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

  test.each(others)('and so it is: $name', async (surface) => {
    const { world, at, forget } = await start({ surface })
    await at.page.goto(linkOf(await forget(), 'reset_password'))
    await at.submitPassword(fresh)
    await at.heading('Success!').waitFor()
    await at.status.getByText(`Signed in as ${ada}`).waitFor()
    expect([await logIn(world, old), await logIn(world, fresh)]).toEqual([401, 200])
    await at.opened.expectNoErrors()
  })

  test('a password manager finds the new password from the document', async () => {
    const { at, forget } = await start()
    await at.page.goto(linkOf(await forget(), 'reset_password'))
    await at.passwordField.waitFor()
    const fields = await at.page.evaluate(() =>
      [...document.forms].map((form) =>
        [...form.querySelectorAll('input')].map(({ id, type, autocomplete }) =>
          [autocomplete, type, id].join(' '),
        ),
      ),
    )
    expect(fields).toEqual([['new-password password new-password']])
  })

  test('a strength check of a reset knows no address', async () => {
    const { at, forget } = await start()
    const mail = await forget()
    await at.page.goto(linkOf(mail, 'reset_password'))
    await at.heading('Reset your password').waitFor()
    const asked = at.page.waitForRequest('**/strength_check')
    await at.passwordField.fill('lighthouse')
    expect((await asked).postDataJSON()).toEqual({ password: 'lighthouse' })
    await at.widget.getByRole('meter').waitFor()
    expect(await at.passwordButton.isDisabled()).toBe(true)
  })

  test("the same mail's other link logs in without a new password, by itself", async () => {
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
  })

  test('a link that was used is refused, and the host hears it', async () => {
    const { at, forget } = await start()
    const mail = await forget()
    for (const expected of ['Success!', null]) {
      await at.page.goto(linkOf(mail, 'reset_password'))
      await at.passwordField.waitFor()
      await at.submitPassword(expected ? fresh : 'eleven paper elephants')
      if (expected) await at.heading(expected).waitFor()
    }
    const alert = at.widget.getByRole('alert').filter({ hasText: /./ })
    await alert.waitFor()
    expect(await alert.innerText()).toBe(
      'The password reset link was used already or has expired. Ask for a new one.',
    )
    expect(await at.errors()).toEqual([await alert.innerText()])
  })

  test('a dead log-in link ends in the error screen', async () => {
    const { at, forget } = await start()
    const mail = await forget()
    const link = linkOf(mail, 'login')
    await at.page.goto(link)
    await at.heading('Success!').waitFor()
    await at.page.goto(link)
    await at.heading('Looks like there was an error!').waitFor()
    await at.text('magic link already used or expired, try again.').first().waitFor()
  })

  test('the mail can be sent again', async () => {
    const { world, at, forget } = await start()
    await forget()
    const resend = at.widget.getByRole('button', { name: 'Resend email' })
    await resend.click()
    await at.text('Email sent').waitFor()
    await at.text('Email resent').first().waitFor()
    const mail = await world.inbox.next(ada)
    await at.page.goto(linkOf(mail, 'reset_password'))
    await at.heading('Reset your password').waitFor()
  })

  test('where the project wants it, both links work only in the browser that asked', async () => {
    const { world, visit, at, forget } = await start({ requireSameBrowser: true })
    const stolen = await visit({ mount: byPassword })
    const mail = await forget()
    await stolen.page.goto(linkOf(mail, 'reset_password'))
    await stolen.submitPassword(fresh)
    const refusal = stolen.widget.getByRole('alert').filter({ hasText: /./ })
    await refusal.waitFor()
    expect(await refusal.innerText()).toBe(
      'This token was asked for with a pkce code_challenge. Send its code_verifier.',
    )
    await stolen.page.goto(linkOf(mail, 'login'))
    await stolen.heading('Looks like there was an error!').waitFor()

    await at.page.goto(linkOf(mail, 'reset_password'))
    await at.submitPassword(fresh)
    await at.heading('Success!').waitFor()
    expect(await logIn(world, fresh)).toBe(200)
  })

  test('a page without a token says what to do', async () => {
    const { host, at } = await start()
    await at.page.goto(`${host.origin}/reset`)
    const sentence = 'Open this page by the link in the email that was sent to you.'
    await at.text(sentence).waitFor()
    expect(await at.errors()).toEqual([sentence])
  })

  test('a selector that matches nothing is refused with the name of the call', async () => {
    const { host, visit } = await start()
    const at = await visit({ mount: { ...byPassword, elementId: '#nowhere' } })
    await at.page.goto(`${host.origin}/reset`)
    expect(await at.thrown()).toEqual([expect.stringMatching(/ mountResetPassword\(\)\.$/)])
  })
})
