import { otp } from '@portico/contract/methods/otp'
import { passwords } from '@portico/contract/methods/passwords'
import type { ProjectConfig } from '@portico/service/assembly'
import type { World } from '@portico/testkit'
import { takeRows, takeTurns } from '@portico/testkit/run'
import { describe, expect } from 'vitest'
import { byPassword, byPasswordOrCode, byPasswordOrLink } from './support/configurations.ts'
import type { MountOptions } from './support/host-options.ts'
import { inLongRun } from './support/in-long-run.ts'
import { prepareJourneys } from './support/journey.ts'
import { renderWith } from './support/render-with.ts'
import { main, others } from './support/surfaces.ts'

const test = takeTurns(import.meta.url)

const ada = 'ada@example.com'
const good = 'seven wooden lighthouses'
const wrong = 'nine copper submarines'

const luds: ProjectConfig['passwords'] = {
  strengthPolicy: 'luds',
  luds: { complexity: 3, minimumCount: 8 },
  breachDetection: { onCreate: true, onAuthentication: true },
  resetExpirationMinutes: 30,
  requireSameBrowser: false,
}

/** At 320 px: three lines, more than three, two. */
const german = {
  'password.hint.start':
    'Mindestens {characterLength} Zeichen. Drei oder vier seltene Wörter lassen sich leicht merken und sind schwer zu erraten.',
  'password.strengthError.breached':
    'Dieses Passwort wurde möglicherweise auf einer anderen Website verwendet, auf der es einen Sicherheitsvorfall gab. Bitte wählen Sie ein anderes Passwort.',
  'password.strength.accepted': 'Dieses Passwort ist sicher und schwer zu erraten',
}

const signUp = (world: World, password = good) =>
  world.call(passwords.create, { email: ada, password })

/** A person who signed in by a code, and has no password. */
async function signUpByCode(world: World) {
  const sent = await world.call(otp.emailLoginOrCreate, { email: ada })
  await world.call(otp.authenticate, {
    token: await world.inbox.codeFor(ada),
    method_id: sent.data?.method_id ?? '',
  })
}

describe('signing in with a password', () => {
  const startJourney = prepareJourneys()
  const start = async (mount: MountOptions = byPassword, project: Partial<ProjectConfig> = {}) => {
    const journey = await startJourney({ surface: main, world: { project } })
    return { ...journey, visit: () => journey.visit({ mount }) }
  }
  const typesOf = (events: { type: string }[]) => events.map(({ type }) => type)

  test('a new user signs up with a password', async () => {
    const { visit } = await start()
    const at = await visit()
    await at.submitEmail(ada)
    await at.heading('Finish creating your account by setting a password').waitFor()
    expect(await at.passwordButton.isDisabled()).toBe(true)

    await at.passwordField.fill('password')
    await at.text('This password may have been used on a different site').first().waitFor()
    expect(await at.passwordButton.isDisabled()).toBe(true)

    await at.submitPassword(good)
    await at.heading('Success!').waitFor()
    await at.text('You have successfully logged in.').waitFor()
    await at.status.getByText(`Signed in as ${ada}`).waitFor()
    const events = await at.events()
    expect(typesOf(events)).toEqual(['PASSWORD_CREATE', 'AUTHENTICATE_FLOW_COMPLETE'])
    expect(JSON.stringify(events)).not.toContain(good)
  })

  test('a known user logs in; a wrong password is reported under the field', async () => {
    const { world, visit } = await start()
    await signUp(world)
    const at = await visit()
    await at.submitEmail(ada)
    await at.heading('Log In').waitFor()
    await at.submitPassword(wrong)
    await at.text('Unauthorized credentials.').first().waitFor()
    expect(await at.passwordField.getAttribute('aria-invalid')).toBe('true')
    await at.widget.locator('#current-password:focus').waitFor()
    expect(await at.errors()).toEqual(['Unauthorized credentials.'])

    await at.submitPassword(good)
    await at.heading('Success!').waitFor()
    await at.status.getByText(`Signed in as ${ada}`).waitFor()
    expect(typesOf(await at.events())).toEqual([
      'PASSWORD_AUTHENTICATE',
      'AUTHENTICATE_FLOW_COMPLETE',
    ])
  })

  test.each([
    ['a link', byPasswordOrLink, 'Check your email', 'MAGIC_LINK_LOGIN_OR_CREATE'],
    ['a code', byPasswordOrCode, 'Enter passcode', 'OTP_LOGIN_OR_CREATE'],
  ] as const)(
    'E11: a user with a password can have %s sent instead, once, and come back',
    async (_, mount, heading, event) => {
      const { world, visit } = await start(mount)
      await signUp(world)
      const at = await visit()
      const instead = at.widget.getByRole('button', { name: 'Log in by email instead' })
      await at.submitEmail(ada)
      await at.heading('Log In').waitFor()
      const before = world.inbox.count(ada)
      await instead.focus()
      await at.page.keyboard.press('Enter')
      await at.heading(heading).waitFor()
      await world.inbox.next(ada)
      expect(world.inbox.count(ada)).toBe(before + 1)
      expect(typesOf(await at.events())).toEqual([event])

      await at.backButton.click()
      await at.heading('Sign up or log in').waitFor()
      await at.submitEmail(ada)
      await at.submitPassword(good)
      await at.status.getByText(`Signed in as ${ada}`).waitFor()
    },
  )

  inLongRun('packages/widget/src/methods/passwords/flow')(
    'E11: a mail that cannot be sent is reported beside the password, which logs in all the same',
    async () => {
      const { world, visit } = await start(byPasswordOrLink)
      await signUp(world)
      const at = await visit()
      const sending = '**/magic_links/email/login_or_create*'
      const unreachable = at.text('The service could not be reached.').first()
      const instead = at.widget.getByRole('button', { name: 'Log in by email instead' })
      await at.page.route(sending, (route) => route.abort())
      await at.submitEmail(ada)
      await at.heading('Log In').waitFor()
      await instead.click()
      await unreachable.waitFor()
      await at.heading('Log In').waitFor()
      await at.page.unroute(sending)
      await instead.click()
      await at.heading('Check your email').waitFor()
      await at.backButton.click()
      await at.heading('Sign up or log in').waitFor()
      expect(await at.emailField.inputValue()).toBe(ada)
      await at.submitEmail(ada)
      await at.submitPassword(good)
      await at.status.getByText(`Signed in as ${ada}`).waitFor()
    },
  )

  inLongRun('packages/widget/src/methods/passwords/flow')(
    'E11: where passwords are the only way there is no other',
    async () => {
      const { world, visit } = await start()
      await signUp(world)
      const at = await visit()
      await at.submitEmail(ada)
      await at.heading('Log In').waitFor()
      expect(await at.text('Log in by email instead').count()).toBe(0)
    },
  )

  inLongRun('packages/widget/src/methods/passwords/flow')(
    'the back arrow returns to the first screen and keeps the address',
    async () => {
      const { visit } = await start()
      const at = await visit()
      await at.submitEmail(ada)
      await at.passwordField.waitFor()
      await at.backButton.click()
      await at.heading('Sign up or log in').waitFor()
      expect(await at.emailField.inputValue()).toBe(ada)
    },
  )

  inLongRun('packages/widget/src/methods/passwords/find-reset-reason')(
    'a password breached after it was set is reset by e-mail',
    async () => {
      const lax = { ...luds, breachDetection: { onCreate: false, onAuthentication: true } }
      const { world, visit } = await start(byPassword, {
        passwords: { ...lax, luds: { complexity: 1, minimumCount: 8 } },
      })
      expect((await signUp(world, 'iloveyou')).status).toBe(200)
      const at = await visit()
      await at.submitEmail(ada)
      await at.submitPassword('iloveyou')
      await at.heading('Check your email to set a new password').waitFor()
      await at.text(ada).waitFor()
      await at.text('The same password is on a list stolen from another site').waitFor()
      expect((await world.inbox.next(ada)).subject).toContain('Set a new')
      expect(typesOf(await at.events())).toEqual(['PASSWORD_RESET_BY_EMAIL_START'])
      expect(await at.errors()).toHaveLength(1)
    },
  )

  inLongRun('packages/widget/src/methods/passwords/find-reset-reason')(
    'A6: a right password that is marked for reset is reset by e-mail, and the person reads why',
    async () => {
      const { world, visit } = await start()
      const { data } = await signUp(world)
      const { projectId } = world.project
      const row = await world.storage.passwords.find(projectId, data?.user_id ?? '')
      await world.storage.passwords.requireReset(projectId, row?.userId ?? '', row?.hash ?? '')
      const at = await visit()
      await at.submitEmail(ada)
      await at.submitPassword(good)
      await at.heading('Check your email to set a new password!').waitFor()
      await at.text('Why, if the password was right?').waitFor()
      await at.text('The same password is on a list stolen from another site').waitFor()
      expect(await world.inbox.linkFor(ada)).toContain('token=')
    },
  )

  inLongRun('packages/widget/src/methods/passwords/flow')(
    'a user without a password is sent a link automatically',
    async () => {
      const { world, visit } = await start(byPasswordOrLink)
      await signUpByCode(world)
      const at = await visit()
      await at.submitEmail(ada)
      await at.heading('Check your email').waitFor()
      await at.page.goto(await world.inbox.linkFor(ada))
      await at.status.getByText(`Signed in as ${ada}`).waitFor()
    },
  )

  inLongRun('packages/widget/src/methods/passwords/flow')(
    'a user without a password is sent a code automatically where codes are configured, and can go back',
    async () => {
      const { world, visit } = await start(byPasswordOrCode)
      await signUpByCode(world)
      const at = await visit()
      await at.submitEmail(ada)
      await at.codeField.waitFor()
      await world.inbox.codeFor(ada)
      await at.backButton.click()
      await at.heading('Sign up or log in').waitFor()
      expect(await at.emailField.inputValue()).toBe(ada)
      await at.continueButton.click()
      await at.codeField.waitFor()
      await at.codeField.fill(await world.inbox.codeFor(ada))
      await at.heading('Success!').waitFor()
    },
  )

  inLongRun('packages/widget/src/methods/passwords/flow')(
    'a user without a password is sent a mail to set one where passwords are the only method',
    async () => {
      const { world, visit } = await start()
      await signUpByCode(world)
      const at = await visit()
      await at.submitEmail(ada)
      await at.heading('Check your email!').waitFor()
      await at.page.goto(await world.inbox.linkFor(ada))
      await at.heading('Reset your password').waitFor()
      await at.submitPassword(good)
      await at.heading('Success!').waitFor()
      await at.status.getByText(`Signed in as ${ada}`).waitFor()
    },
  )

  inLongRun('packages/widget/src/methods/passwords/flow')(
    'a different address entered after a failed send is looked up',
    async () => {
      const { world, visit } = await start(byPasswordOrLink)
      await signUpByCode(world)
      const at = await visit()
      const sending = '**/magic_links/email/login_or_create*'
      await at.page.route(sending, (route) => route.abort())
      await at.submitEmail(ada)
      await at.text('The service could not be reached.').first().waitFor()
      await at.submitEmail('bob@example.com')
      await at.heading('Finish creating your account by setting a password').waitFor()
    },
  )

  inLongRun('e2e/every-screen')(
    'the luds policy is shown as a checklist, and a password that meets it is accepted',
    async () => {
      const { visit } = await start(byPassword, { passwords: luds })
      const at = await visit()
      await at.submitEmail(ada)
      await at.passwordField.pressSequentially('aB1')
      const items = at.widget.getByRole('listitem')
      await items.nth(1).waitFor()
      expect(await items.evaluateAll((all) => all.map((item) => item.textContent))).toEqual([
        expect.stringContaining('Must be at least 8 characters long'),
        expect.stringContaining(
          'Must contain 3 of the following: uppercase letter, lowercase letter, number, symbol',
        ),
      ])
      await expect
        .poll(() => items.evaluateAll((all) => all.map((item) => 'met' in item.dataset)))
        .toEqual([false, true])
      expect(await at.passwordButton.isDisabled()).toBe(true)
      await at.submitPassword('tiGer-47-loop')
      await at.heading('Success!').waitFor()
    },
  )

  inLongRun('packages/widget/src/methods/passwords/strength-check')(
    'the strength is checked when typing pauses, and shown in words and bars',
    async () => {
      const { visit } = await start()
      const at = await visit()
      const asked: string[] = []
      at.page.on('request', (request) => {
        if (request.url().endsWith('/strength_check')) asked.push(request.postData() ?? '')
      })
      await at.submitEmail(ada)
      await at.passwordField.pressSequentially('lovelace ada qwerty')
      const meter = at.widget.getByRole('meter', { name: 'Password' })
      const last = JSON.stringify({ email: ada, password: 'lovelace ada qwerty' })
      await expect.poll(() => asked.at(-1)).toBe(last)
      await at.widget.locator('.st-hints:not([data-kind=start])').waitFor()
      expect(asked.length).toBeLessThan(6)
      const lit = at.widget.locator('[data-lit]')
      const score = Number(await meter.getAttribute('value'))
      expect(await lit.count()).toBe(Math.max(1, score))
    },
  )

  inLongRun('e2e/keyboard')(
    'a password can be pasted and shown, and is hidden while it is sent',
    async () => {
      const { visit } = await start()
      const at = await visit()
      await at.submitEmail(ada)
      await at.passwordField.focus()
      await at.page.evaluate(async (text) => {
        const data = new DataTransfer()
        data.setData('text/plain', text)
        const field = document.activeElement
        const isFree = field?.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        )
        if (isFree) document.execCommand('insertText', false, text)
      }, good)
      expect(await at.passwordField.inputValue()).toBe(good)
      const reveal = at.widget.getByRole('button', { name: 'Show password' })
      expect(await reveal.getAttribute('aria-pressed')).toBe('false')
      await reveal.click()
      expect(await at.passwordField.getAttribute('type')).toBe('text')
      expect(await reveal.getAttribute('aria-pressed')).toBe('true')

      await at.page.route('**/sdk/v1/passwords', () => new Promise<void>(() => {}))
      await at.passwordButton.click()
      await at.widget.locator('[aria-busy="true"]').waitFor()
      expect(await at.passwordField.getAttribute('type')).toBe('password')
    },
  )

  inLongRun('e2e/reset-password')(
    'a password manager finds its fields in the document: one form, a username, a password',
    async () => {
      const { world, visit } = await start()
      await signUp(world)
      const at = await visit()
      const readForms = () =>
        at.page.evaluate(() =>
          [...document.forms].map((form) =>
            [...form.querySelectorAll('input')].map(({ id, type, value, autocomplete }) =>
              [autocomplete, type, id.replace(/^st-\d+-/, ''), value].join(' '),
            ),
          ),
        )
      await at.submitEmail('new@example.com')
      await at.passwordField.waitFor()
      expect(await readForms()).toEqual([
        ['username email username new@example.com', 'new-password password new-password '],
      ])
      await at.backButton.click()
      await at.submitEmail(ada)
      await at.heading('Log In').waitFor()
      expect(await readForms()).toEqual([
        [`username email username ${ada}`, 'current-password password current-password '],
      ])
    },
  )

  inLongRun('e2e/every-screen')(
    'the layout does not shift with any hint about the password, except once for a longer one',
    async () => {
      const { visit } = await start()
      const at = await visit()
      await at.submitEmail('new@example.com')
      await at.passwordField.waitFor()
      const measure = async () => {
        const [card, button] = await Promise.all([
          at.widget.locator('.st-card').boundingBox(),
          at.passwordButton.boundingBox(),
        ])
        return { button: (button?.y ?? 0) - (card?.y ?? 0), card: card?.height }
      }
      const hint = at.widget.locator('.st-hints')
      const expectStill = async (place: Awaited<ReturnType<typeof measure>>) => {
        for (const [password, kind] of [
          ['lovelace new', 'zxcvbn'],
          ['seven wooden lighthouses', 'strong'],
          ['password', 'breached'],
          ['', 'start'],
        ] as const) {
          await at.passwordField.fill(password)
          await expect.poll(() => hint.getAttribute('data-kind')).toBe(kind)
          expect(await measure(), kind).toEqual(place)
        }
      }
      expect(await hint.innerText()).toMatch(/^Use 8 or more characters/)
      // once the screen has risen to its place
      await expect.poll(measure).toEqual({ button: 419, card: 540 })
      await expectStill({ button: 419, card: 540 })

      // as wide as the page, margins aside
      await at.page.addStyleTag({ content: 'body, main { margin: 0; padding: 0 }' })
      await at.page.setViewportSize({ width: 320, height: 800 })
      await expectStill({ button: 443, card: 556 })

      const linesOf = async () => Math.round(((await hint.boundingBox())?.height ?? 0) / 20)
      expect(await linesOf()).toBe(3)
      await renderWith(at.page, { strings: german })
      expect(await linesOf()).toBeGreaterThan(3)
      await expectStill(await measure())

      const suggestion = german['password.strengthError.breached'].repeat(2)
      await renderWith(at.page, {
        strings: { ...german, 'password.zxcvbn.suggestion.addWords': suggestion },
      })
      const before = await measure()
      await at.passwordField.fill('lovelace new')
      await hint.getByText(suggestion).waitFor()
      const grown = await measure()
      expect(grown.button).toBeGreaterThan(before.button)
      await expectStill(grown)
    },
  )

  test('a password manager fills the address as the username, and learns the rules for a new password', async () => {
    const { visit } = await start(byPassword, { passwords: luds })
    const at = await visit()
    expect(await at.emailField.getAttribute('autocomplete')).toBe('username')
    await at.submitEmail('new@example.com')
    expect(await at.passwordField.getAttribute('passwordrules')).toBe(
      'minlength: 8; required: lower; required: upper; required: digit;',
    )
  })

  inLongRun('packages/service/src/methods/passwords/attacks')(
    'a lockout is shown in the banner',
    async () => {
      const { world, visit } = await start()
      await signUp(world)
      for (let tries = 0; tries < 10; tries += 1) {
        await world.call(passwords.authenticate, { email: ada, password: wrong })
      }
      const at = await visit()
      await at.submitEmail(ada)
      await at.submitPassword(good)
      await at.widget
        .getByRole('alert')
        .getByText('Too many failed authentication attempts. Please try again later.')
        .waitFor()
    },
  )

  test.each(takeRows(others, []))('a user signs up and logs in: $name', async (surface) => {
    const { visit } = await startJourney({ surface })
    for (const heading of [/^Finish creating/, /^Log In$/]) {
      const at = await visit({ mount: byPassword })
      await at.submitEmail(ada)
      await at.widget.getByRole('heading', { name: heading }).waitFor()
      await at.submitPassword(good)
      await at.status.getByText(`Signed in as ${ada}`).waitFor()
      await at.opened.expectNoErrors()
    }
  })
})
