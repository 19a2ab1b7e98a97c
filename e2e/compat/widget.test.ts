/** The official widget, unmodified, on this service: every flow that a person can walk through. */
import { users } from '@portico/contract'
import { otp } from '@portico/contract/methods/otp'
import { describe, expect, test } from 'vitest'
import { inLongRun } from '../support/in-long-run.ts'
import { toWrongCode } from '../support/to-wrong-code.ts'
import { widgetVersions } from './support/official-versions.ts'
import { prepareOfficial } from './support/prepare-official.ts'
import { toOfficialWidget } from './support/to-official-widget.ts'

const byLink = { products: ['emailMagicLinks'] }
const byCode = { products: ['otp'], otpOptions: { methods: ['email'], expirationMinutes: 5 } }

const getFixture = prepareOfficial()

describe.each(widgetVersions)('the widget of version %s', (name, version) => {
  const toAddress = (person: string) => `${person}-${name}@example.com`

  test('signs a new user up with the link in the mail, and in again', async () => {
    const { world, visit } = getFixture()
    const ada = toAddress('ada')
    const at = await visit({ entry: version.widget, config: byLink })
    await at.status.getByText('Signed out').waitFor()
    for (const round of ['up', 'in']) {
      await toOfficialWidget(at.widget).submitEmail(ada)
      await at.text('Check your email').waitFor()
      await at.text(`An email was sent to ${ada}.`).waitFor()
      const [sent] = await at.events()
      expect(sent).toMatchObject({
        type: 'MAGIC_LINK_LOGIN_OR_CREATE',
        data: { status_code: 200 },
      })
      const gmail = at.widget.getByRole('link', { name: 'Open in Gmail' })
      expect(await gmail.getAttribute('href')).toContain('fieldnotes.example')

      await at.page.goto(await world.inbox.linkFor(ada))
      await at.status.getByText(`Signed in as ${ada}`).waitFor()
      await at.page.waitForURL(getFixture().welcomeUrl)
      expect(await at.errors()).toEqual([])

      const tokens = await at.page.evaluate(() => window.official.session.getTokens())
      const me = await world.call(users.me, undefined, { session: tokens?.session_token ?? '' })
      expect(me.data?.emails).toMatchObject([{ email: ada, verified: true }])
      if (round === 'in') break

      await at.page.getByRole('button', { name: 'Sign out of Fieldnotes' }).click()
      await at.status.getByText('Signed out').waitFor()
      expect(await at.opened.context.cookies()).toEqual([])
      const gone = await world.call(users.me, undefined, { session: tokens?.session_token ?? '' })
      expect(gone.error?.error_type).toBe('session_not_found')
    }
    const stored = await world.storage.users.findByEmail(world.project.projectId, ada)
    expect(stored).toMatchObject({ status: 'active', emails: [{ email: ada, verified: true }] })
    await at.expectClean()
  })

  inLongRun('e2e/sign-in-by-link')('refuses a link that was used', async () => {
    const { world, visit } = getFixture()
    const bob = toAddress('bob')
    const at = await visit({ entry: version.widget, config: byLink })
    await toOfficialWidget(at.widget).submitEmail(bob)
    const link = await world.inbox.linkFor(bob)
    await at.page.goto(link)
    await at.status.getByText(`Signed in as ${bob}`).waitFor()

    const other = await visit({ entry: version.widget, config: byLink })
    // as from a page that finishes links by itself: the service's own page would say so before it leads on
    const token = new URL(link).searchParams.get('token') ?? ''
    const query = new URLSearchParams({ stytch_token_type: 'magic_links', token })
    await other.page.goto(`${new URL(at.page.url()).origin}/?${query}`)
    await expect.poll(other.errors).toEqual(['unable_to_auth_magic_link'])
    await other.status.getByText('Signed out').waitFor()
    await at.expectClean()
    expect(other.refusals).toEqual(['401 POST /sdk/v1/magic_links/authenticate'])
  })

  test('signs a new user up with a resent passcode after a wrong one', async () => {
    const { world, visit } = getFixture()
    const cleo = toAddress('cleo')
    const at = await visit({ entry: version.widget, config: byCode })
    const { submitEmail, submitCode, resendButton } = toOfficialWidget(at.widget)
    await submitEmail(cleo)
    await at.text('Enter passcode').waitFor()
    await at.text(cleo).waitFor()
    const first = await world.inbox.codeFor(cleo)

    await submitCode(toWrongCode(first))
    await at.text('Invalid passcode, please try again.').waitFor()
    expect(await at.errors()).toEqual(['otp_code_not_found'])

    await resendButton.click()
    await at.text(/Code sent/).waitFor()
    const second = await world.inbox.codeFor(cleo)
    // the newest code is the only one that works
    await submitCode(second)
    await at.text('Your passcode has been successfully verified.').waitFor()
    await at.status.getByText(`Signed in as ${cleo}`).waitFor()

    const events = await at.events()
    expect(events.map(({ type }) => type)).toEqual([
      'OTP_LOGIN_OR_CREATE',
      'OTP_LOGIN_OR_CREATE',
      'OTP_AUTHENTICATE',
      'AUTHENTICATE_FLOW_COMPLETE',
    ])
    expect(events[0]?.data.method_id).not.toBe(events[1]?.data.method_id)
    expect(await at.sessions()).toHaveLength(1)
    await at.expectClean(['404 POST /sdk/v1/otps/authenticate'])
  })

  inLongRun('e2e/specification/event-log')(
    'reports the screen shown and the e-mail sent to the event log',
    async () => {
      const { world, visit } = getFixture()
      const at = await visit({ entry: version.widget, config: byCode })
      await toOfficialWidget(at.widget).submitEmail(toAddress('dora'))
      await at.text('Enter passcode').waitFor()
      const listNames = async () => {
        const rows = await world.storage.events.list(world.project.projectId, 1_000)
        return rows.map((row) => row.name)
      }
      await expect
        .poll(listNames, { timeout: 30_000 })
        .toEqual(
          expect.arrayContaining([
            'sdk_instance_instantiated',
            'render_login_screen',
            'email_sent',
          ]),
        )
      await at.expectClean()
    },
  )

  inLongRun('e2e/compat/password-widget', 'a user without a password is sent a link automatically')(
    'asks a new user for a password, and sends a link to a user without one',
    async () => {
      const { world, visit } = getFixture()
      const eve = toAddress('eve')
      const config = { products: ['emailMagicLinks', 'passwords'] }
      const unknown = await visit({ entry: version.widget, config })
      await toOfficialWidget(unknown.widget).submitEmail(eve)
      await unknown.widget.locator('input[type="password"]').waitFor()
      expect(world.inbox.count(eve)).toBe(0)
      await unknown.expectClean()

      const { data } = await world.call(otp.emailLoginOrCreate, { email: eve })
      const code = { token: await world.inbox.codeFor(eve), method_id: data?.method_id ?? '' }
      await world.call(otp.authenticate, code)
      const known = await visit({ entry: version.widget, config })
      await toOfficialWidget(known.widget).submitEmail(eve)
      await known.text('Check your email').waitFor()
      expect(await world.inbox.linkFor(eve)).toContain('/v1/public/magic_links/redirect')
      await known.expectClean()
    },
  )
})
