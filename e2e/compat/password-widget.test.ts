/** The official widget, unmodified: signing up, logging in and resetting by password. */

import type { World } from '@portico/testkit'
import { takeFirst } from '@portico/testkit/run'
import { describe, expect, test } from 'vitest'
import { describeInLongRun, inLongRun } from '../support/in-long-run.ts'
import { enrolByCode, enrolByPassword, linkOf, logIn } from './support/enrol.ts'
import type { OfficialPage } from './support/official-page.ts'
import { widgetVersions } from './support/official-versions.ts'
import { prepareOfficial } from './support/prepare-official.ts'
import { toOfficialWidget } from './support/to-official-widget.ts'

const old = 'seven wooden lighthouses'
const fresh = 'nine copper submarines'
const leaked = {
  password: 'iloveyou',
  hash: '$2b$04$duvxMXZpO2uZoTSxnGSpDe1G2SSs3ga3QiNdTXgIS3ho9QPkF2f76',
}
const byPassword = { products: ['passwords'] }
const logInCall = 'POST /sdk/v1/passwords/authenticate'

/** Gives somebody a leaked password, which cannot be set any more. */
async function plantLeaked({ storage, project: { projectId } }: World, userId: string) {
  const row = await storage.passwords.find(projectId, userId)
  if (!row) throw new Error('There is no password.')
  await storage.passwords.set({ ...row, hash: leaked.hash })
}

describe.each(widgetVersions)('passwords in the widget of version %s', (name, version) => {
  const toAddress = (person: string) => `${person}-${name}@example.com`
  const typesOf = async (at: OfficialPage) => (await at.events()).map(({ type }) => type)
  const expectSuccess = async (at: OfficialPage, email: string) => {
    await at.text('You have successfully logged in.').waitFor()
    await at.status.getByText(`Signed in as ${email}`).waitFor()
  }

  const getFixture = prepareOfficial()
  const open = (config: Readonly<Record<string, unknown>> = byPassword) =>
    getFixture().visit({ entry: version.widget, config })

  /** Somebody forgot the password, and asked for the mail. */
  async function forget(person: string) {
    const { world } = getFixture()
    const email = toAddress(person)
    await enrolByPassword(world, email, old)
    const at = await open()
    const widget = toOfficialWidget(at.widget)
    await widget.submitEmail(email)
    await widget.passwordField.waitFor()
    await widget.forgotLink.click()
    await at.text('A link to reset your password was sent to you at').waitFor()
    return { world, at, widget, email, mail: await world.inbox.next(email) }
  }

  test('a new person signs up', async () => {
    const ada = toAddress('ada')
    const at = await open()
    const { submitEmail, submitPassword, passwordField, passwordButton } = toOfficialWidget(
      at.widget,
    )
    await submitEmail(ada)
    await at.text('Finish creating your account by setting a password.').waitFor()
    expect(await passwordField.getAttribute('autocomplete')).toBe('new-password')
    expect(await passwordButton.isDisabled()).toBe(true)
    await submitPassword(old)
    await expectSuccess(at, ada)
    expect(await typesOf(at)).toEqual(['PASSWORD_CREATE', 'AUTHENTICATE_FLOW_COMPLETE'])
    expect(await logIn(getFixture().world, ada, old)).toBe(200)
    await at.expectClean()
  })

  test('a known person logs in, after a wrong password', async () => {
    const bob = toAddress('bob')
    await enrolByPassword(getFixture().world, bob, old)
    const at = await open()
    const { submitEmail, submitPassword, passwordField } = toOfficialWidget(at.widget)
    await submitEmail(bob)
    await submitPassword(fresh)
    await at.text('Unauthorized credentials.').waitFor()
    expect(await passwordField.getAttribute('autocomplete')).toBe('current-password')
    expect(await at.errors()).toEqual(['unauthorized_credentials'])
    await submitPassword(old)
    await expectSuccess(at, bob)
    expect(await typesOf(at)).toEqual(['PASSWORD_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE'])
    await at.expectClean([`401 ${logInCall}`])
  })

  inLongRun('e2e/compat/password-back-end')(
    'a forgotten password is reset with the link in the mail, which can be resent',
    async () => {
      const { world, at, email } = await forget('cleo')
      await at.widget.getByText('Resend email').first().click()
      const mail = await world.inbox.next(email)
      await at.page.goto(linkOf(mail, 'reset_password'))
      const { submitPassword, passwordField } = toOfficialWidget(at.widget)
      await at.text('Reset your password').waitFor()
      expect(new URL(at.page.url()).pathname).toBe('/reset')
      const asked = at.page.waitForRequest('**/strength_check')
      await passwordField.fill(fresh)
      expect((await asked).postDataJSON()).toEqual({ password: fresh })
      await submitPassword(fresh)
      await expectSuccess(at, email)
      expect(await typesOf(at)).toEqual(['PASSWORD_RESET_BY_EMAIL', 'AUTHENTICATE_FLOW_COMPLETE'])
      expect([await logIn(world, email, old), await logIn(world, email, fresh)]).toEqual([401, 200])
      await at.expectClean()
    },
  )

  inLongRun('e2e/reset-password')(
    'the log-in link in the reset mail logs in, and the password stays the same',
    async () => {
      const { world, at, email, mail } = await forget('dora')
      await at.page.goto(linkOf(mail, 'login'))
      await expectSuccess(at, email)
      expect(await logIn(world, email, old)).toBe(200)
      await at.expectClean()
    },
  )

  inLongRun('packages/service/src/methods/passwords/log-in-by-reset-token')(
    'a user can log in without a password from the reset page, once',
    async () => {
      const { world, at, email, mail } = await forget('eve')
      await at.page.goto(linkOf(mail, 'reset_password'))
      await at.text('Login without a password').click()
      await expectSuccess(at, email)
      expect(await logIn(world, email, old)).toBe(200)

      await at.page.goto(linkOf(mail, 'reset_password'))
      await toOfficialWidget(at.widget).submitPassword(fresh)
      await expect
        .poll(at.errors, { timeout: 30_000 })
        .toEqual(['unable_to_auth_password_reset_token'])
      await at.expectClean(['401 POST /sdk/v1/passwords/email/reset'])
    },
  )

  inLongRun('e2e/reset-password')(
    'a reset link that was used is refused with an explanation',
    async () => {
      const { at, email, mail } = await forget('finn')
      await at.page.goto(linkOf(mail, 'reset_password'))
      await toOfficialWidget(at.widget).submitPassword(fresh)
      await expectSuccess(at, email)
      await at.page.goto(linkOf(mail, 'reset_password'))
      await toOfficialWidget(at.widget).submitPassword('eleven paper elephants')
      await expect
        .poll(at.errors, { timeout: 30_000 })
        .toEqual(['unable_to_auth_password_reset_token'])
      await at.expectClean(['401 POST /sdk/v1/passwords/email/reset'])
    },
  )

  inLongRun('e2e/sign-in-by-password')(
    'a password breached after it was set is refused, and reset with the forgot link',
    async () => {
      const { world } = getFixture()
      const email = toAddress('nora')
      const { user_id } = await enrolByPassword(world, email, old)
      await plantLeaked(world, user_id)
      const at = await open()
      const { submitEmail, submitPassword, forgotLink } = toOfficialWidget(at.widget)
      await submitEmail(email)
      await submitPassword(leaked.password)
      await at
        .text('Password appears in the list of breached passwords and must be reset.')
        .waitFor()
      expect(await at.errors()).toEqual(['breached_password'])
      await forgotLink.click()
      await at.text('A link to reset your password was sent to you at').waitFor()
      await at.page.goto(linkOf(await world.inbox.next(email), 'reset_password'))
      await toOfficialWidget(at.widget).submitPassword(fresh)
      await expectSuccess(at, email)
      await at.expectClean([`400 ${logInCall}`])
    },
  )

  inLongRun('e2e/sign-in-by-password')(
    'a password marked for reset is reset by e-mail',
    async () => {
      const { world } = getFixture()
      const gina = toAddress('gina')
      const { user_id } = await enrolByPassword(world, gina, old)
      const { projectId } = world.project
      const row = await world.storage.passwords.find(projectId, user_id)
      await world.storage.passwords.requireReset(projectId, user_id, row?.hash ?? '')
      const at = await open()
      await toOfficialWidget(at.widget).submitEmail(gina)
      await toOfficialWidget(at.widget).submitPassword(old)
      await at.text(/^We want to make sure your account is secure/).waitFor()
      await at.page.goto(linkOf(await world.inbox.next(gina), 'reset_password'))
      await toOfficialWidget(at.widget).submitPassword(fresh)
      await expectSuccess(at, gina)
      expect(at.refusals).toEqual([expect.stringContaining(logInCall)])
    },
  )

  test.each(
    takeFirst(
      [
        ['alone', byPassword],
        ['with links', { products: ['passwords', 'emailMagicLinks'] }],
        ['with codes', { products: ['passwords', 'otp'], otpOptions: { methods: ['email'] } }],
      ],
      1,
    ),
  )(
    'a user with a password is asked for it when passwords are configured %s',
    async (way, config) => {
      const hugo = toAddress(`hugo-${way.replace(' ', '-')}`)
      await enrolByPassword(getFixture().world, hugo, old)
      const at = await open(config)
      await toOfficialWidget(at.widget).submitEmail(hugo)
      await toOfficialWidget(at.widget).submitPassword(old)
      await expectSuccess(at, hugo)
      await at.expectClean()
    },
  )

  test('a user without a password is sent a link automatically', async () => {
    const { world } = getFixture()
    const iris = toAddress('iris')
    await enrolByCode(world, iris)
    const at = await open({ products: ['passwords', 'emailMagicLinks'] })
    await toOfficialWidget(at.widget).submitEmail(iris)
    await at.text('Check your email').waitFor()
    await at.page.goto(await world.inbox.linkFor(iris))
    await at.status.getByText(`Signed in as ${iris}`).waitFor()
    await at.expectClean()
  })

  inLongRun('e2e/compat/password-widget', 'a user without a password is sent a link automatically')(
    'a user without a password is sent a code automatically where codes are configured',
    async () => {
      const { world } = getFixture()
      const jane = toAddress('jane')
      await enrolByCode(world, jane)
      const at = await open({ products: ['passwords', 'otp'], otpOptions: { methods: ['email'] } })
      await toOfficialWidget(at.widget).submitEmail(jane)
      await at.text('Enter passcode').waitFor()
      await toOfficialWidget(at.widget).submitCode(await world.inbox.codeFor(jane))
      await at.status.getByText(`Signed in as ${jane}`).waitFor()
      await at.expectClean()
    },
  )

  inLongRun('e2e/sign-in-by-password')(
    'a user who was sent a code can request a mail to set a password instead',
    async () => {
      const { world } = getFixture()
      const kim = toAddress('kim')
      await enrolByCode(world, kim)
      const at = await open({ products: ['passwords', 'otp'], otpOptions: { methods: ['email'] } })
      await toOfficialWidget(at.widget).submitEmail(kim)
      await world.inbox.codeFor(kim)
      await at.widget.getByRole('button', { name: 'Create a password instead' }).click()
      await at.text('A login link was sent to you at').waitFor()
      await at.page.goto(linkOf(await world.inbox.next(kim), 'reset_password'))
      await toOfficialWidget(at.widget).submitPassword(fresh)
      await expectSuccess(at, kim)
      await at.expectClean()
    },
  )

  inLongRun('e2e/sign-in-by-password')(
    'a user without a password is sent a mail to set one where passwords are the only method',
    async () => {
      const { world } = getFixture()
      const lea = toAddress('lea')
      await enrolByCode(world, lea)
      const at = await open()
      await toOfficialWidget(at.widget).submitEmail(lea)
      await at.text('A login link was sent to you at').waitFor()
      expect(await typesOf(at)).toEqual(['PASSWORD_RESET_BY_EMAIL_START'])
      await at.page.goto(linkOf(await world.inbox.next(lea), 'reset_password'))
      await toOfficialWidget(at.widget).submitPassword(fresh)
      await expectSuccess(at, lea)
      expect(await logIn(world, lea, fresh)).toBe(200)
      await at.expectClean()
    },
  )

  describeInLongRun('packages/service/src/methods/passwords/attacks-on-resets')(
    'in a project that binds resets to the browser',
    () => {
      const getFixture = prepareOfficial({
        world: {
          project: {
            passwords: {
              strengthPolicy: 'luds',
              luds: { complexity: 1, minimumCount: 8 },
              breachDetection: { onCreate: true, onAuthentication: true },
              resetExpirationMinutes: 30,
              requireSameBrowser: true,
            },
          },
        },
      })

      test.each(
        takeFirst([
          ['the reset link', 'reset_password', fresh],
          ['the log-in link', 'login', null],
          ['logging in on the reset page', 'reset_password', null],
        ]),
      )('%s works only in the requesting browser', async (way, kind, password) => {
        const { world, visit } = getFixture()
        const email = toAddress(way.replaceAll(' ', '-'))
        await enrolByPassword(world, email, old)
        const at = await visit({ entry: version.widget, config: byPassword })
        await toOfficialWidget(at.widget).submitEmail(email)
        await toOfficialWidget(at.widget).forgotLink.click()
        const link = linkOf(await world.inbox.next(email), kind)
        const use = async (page: OfficialPage) => {
          await page.page.goto(link)
          if (password !== null) await toOfficialWidget(page.widget).submitPassword(password)
          else if (kind !== 'login') await page.text('Login without a password').click()
        }
        const elsewhere = await visit({ entry: version.widget, config: byPassword })
        await use(elsewhere)
        await expect
          .poll(elsewhere.errors, { timeout: 30_000 })
          .toEqual(['pkce_expected_code_verifier'])

        await use(at)
        await expectSuccess(at, email)
        expect(await logIn(world, email, password ?? old)).toBe(200)
        await at.expectClean()
      })
    },
  )
})
