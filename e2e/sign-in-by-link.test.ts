import { expectAccessible, runAxe } from '@portico/testkit'
import { takeTurns } from '@portico/testkit/run'
import { describe, expect } from 'vitest'
import { byLink } from './support/configurations.ts'
import { inLongRun } from './support/in-long-run.ts'
import { prepareJourneys } from './support/journey.ts'
import { main } from './support/surfaces.ts'

const test = takeTurns(import.meta.url)

const ada = 'ada@example.com'

describe('signing in with an e-mail link', () => {
  const startJourney = prepareJourneys()
  const start = async () => {
    const journey = await startJourney({ surface: main })
    return {
      ...journey,
      visit: () => journey.visit({ mount: byLink }),
      /** Another browser, with no page open yet. */
      visitElsewhere: () => journey.visit({ mount: byLink, path: null }),
    }
  }

  inLongRun(
    'e2e/sign-in-by-link',
    'a new user is redirected to the sign-up URL, a known user to the log-in URL',
  )('a new user signs up with the link in the mail', async () => {
    const { world, welcomeUrl, visit } = await start()
    const { page, status, ...at } = await visit()
    await at.submitEmail(ada)

    await at.heading('Check your email').waitFor()
    await at.text(`An email was sent to ${ada}.`).waitFor()
    expect(await at.events()).toMatchObject([
      { type: 'MAGIC_LINK_LOGIN_OR_CREATE', data: { email: ada } },
    ])

    await page.goto(await world.inbox.linkFor(ada))
    await status.getByText(`Signed in as ${ada}`).waitFor()
    await page.waitForURL(welcomeUrl)
  })

  test('a new user is redirected to the sign-up URL, a known user to the log-in URL', async () => {
    const journey = await startJourney({ surface: main })
    const { origin } = journey.host
    const links = {
      loginRedirectURL: `${origin}/logged-in`,
      signupRedirectURL: `${origin}/signed-up`,
    }
    const mount = { config: { ...byLink.config, emailMagicLinksOptions: links } }
    for (const expected of [links.signupRedirectURL, links.loginRedirectURL]) {
      const { page, status, ...at } = await journey.visit({ mount })
      await at.submitEmail(ada)
      await page.goto(await journey.world.inbox.linkFor(ada))
      await status.getByText(`Signed in as ${ada}`).waitFor()
      await page.waitForURL(expected)
    }
  })

  test('the requesting tab continues once the link is opened in another tab', async () => {
    const { world, visit } = await start()
    const { opened, ...at } = await visit()
    await at.submitEmail(ada)
    await at.heading('Check your email').waitFor()
    await at.text('This page goes on when you open the link.').waitFor()
    const other = await opened.openTab()
    await other.goto(await world.inbox.linkFor(ada))
    await at.heading('Success!').waitFor()
    expect((await at.events()).map(({ type }) => type)).toEqual([
      'MAGIC_LINK_LOGIN_OR_CREATE',
      'AUTHENTICATE_FLOW_COMPLETE',
    ])
  })

  test('the requesting tab stays where it is when a different user signs in in another tab', async () => {
    const { world, visit } = await start()
    const { opened, ...at } = await visit()
    await at.submitEmail(ada)
    await at.heading('Check your email').waitFor()
    const other = await opened.openTab()
    await other.goto(at.page.url())
    await other.getByRole('textbox', { name: 'Email' }).fill('grace@example.com')
    await other.getByRole('button', { name: 'Continue with email' }).click()
    await other.goto(await world.inbox.linkFor('grace@example.com'))
    await at.status.getByText('Signed in as grace@example.com').waitFor()
    expect(await at.heading('Check your email').count()).toBe(1)
  })

  inLongRun('e2e/newer-code')(
    'where the project enables it, the mail also has a code, and using it voids the link',
    async () => {
      const { world, visit } = await startJourney({
        surface: main,
        world: {
          project: {
            magicLinks: {
              expirationMinutes: 30,
              requireSameBrowser: false,
              withCode: true,
              otherDevice: true,
            },
          },
        },
      })
      const { opened, page, ...at } = await visit({ mount: byLink })
      await at.submitEmail(ada)
      const field = at.widget.getByRole('textbox', { name: 'Enter the code from the email' })
      await field.waitFor()
      const { code, links } = await world.inbox.next(ada)
      await field.fill(code === '000000' ? '000001' : '000000')
      await at.text('Invalid passcode, please try again.').first().waitFor()
      expect(await runAxe(page)).toEqual([])
      await field.fill(code ?? '')
      await at.heading('Success!').waitFor()
      await at.status.getByText(`Signed in as ${ada}`).waitFor()
      const other = await opened.openTab()
      await other.goto(links[0]?.url ?? '')
      await other.getByRole('heading', { name: 'This link no longer works' }).waitFor()
    },
  )

  inLongRun('packages/service/src/methods/email-magic-links/other-device')(
    'on another device the user picks the number of the requesting page, and that page continues',
    async () => {
      const { world, visit, visitElsewhere } = await start()
      const asking = await visit()
      await asking.submitEmail(ada)
      const number = await asking.widget.locator('.st-number b').innerText()
      const phone = await visitElsewhere()
      await phone.page.goto(await world.inbox.linkFor(ada))
      await phone.page.getByRole('heading', { name: 'Sign in on your other device?' }).waitFor()
      await expectAccessible(phone.page)
      // the first focus is on the heading: Enter does nothing
      await phone.page.keyboard.press('Enter')
      await asking.heading('Check your email').waitFor()
      await phone.page.getByRole('button', { name: number, exact: true }).click()
      await asking.heading('Success!').waitFor()
      await asking.status.getByText(`Signed in as ${ada}`).waitFor()
      await phone.page.getByRole('heading', { name: 'You are signed in there' }).waitFor()
      await expectAccessible(phone.page)
      expect((await asking.events()).map(({ type }) => type)).toEqual([
        'MAGIC_LINK_LOGIN_OR_CREATE',
        'AUTHENTICATE_FLOW_COMPLETE',
      ])
      expect(JSON.stringify(await asking.events())).not.toContain('poll_token')
      await phone.opened.expectNoErrors()
    },
  )

  test('a wrong number signs nobody in, and the requesting page says so', async () => {
    const { world, visit, visitElsewhere } = await start()
    const asking = await visit()
    await asking.submitEmail(ada)
    const number = await asking.widget.locator('.st-number b').innerText()
    const phone = await visitElsewhere()
    await phone.page.goto(await world.inbox.linkFor(ada))
    const wrong = phone.page.locator(`.hp-numbers button:not([value="${number}"])`).first()
    await wrong.click()
    await phone.page.getByRole('heading', { name: 'That was not the number' }).waitFor()
    await asking.text('The sign-in was refused from the email.').waitFor()
    await expectAccessible(asking.page)
    expect(await asking.widget.locator('.st-number').count()).toBe(0)
    await asking.widget.getByRole('button', { name: 'Try again' }).click()
    await asking.heading('Sign up or log in').waitFor()
  })

  inLongRun('packages/service/src/methods/email-magic-links/other-device')(
    'a requesting page that was approved but could not sign in says so, and lets the user try again',
    async () => {
      const { world, visit, visitElsewhere } = await start()
      const asking = await visit()
      await asking.submitEmail(ada)
      const number = await asking.widget.locator('.st-number b').innerText()
      const link = await world.inbox.linkFor(ada)
      const person = await world.storage.users.findByEmail(world.project.projectId, ada)
      const blockedAt = world.clock.now()
      await world.storage.users.update(world.project.projectId, person?.userId ?? '', { blockedAt })
      const phone = await visitElsewhere()
      await phone.page.goto(link)
      await phone.page.getByRole('button', { name: number, exact: true }).click()
      await asking.text('This page could not sign you in. Ask for a new link.').waitFor()
      expect(await asking.widget.locator('.st-number').count()).toBe(0)
      await asking.status.getByText('Signed out').waitFor()
      await asking.widget.getByRole('button', { name: 'Try again' }).click()
      await asking.heading('Sign up or log in').waitFor()
    },
  )

  inLongRun('packages/service/src/methods/email-magic-links/other-device')(
    'a stranger who requested the link gets nothing when its owner signs in or refuses',
    async () => {
      const { world, visit, visitElsewhere } = await start()
      const stranger = await visit()
      const owner = await visitElsewhere()
      const open = async (button: string) => {
        await stranger.submitEmail(ada)
        await stranger.heading('Check your email').waitFor()
        await owner.page.goto(await world.inbox.linkFor(ada))
        await owner.page.getByRole('button', { name: button }).click()
      }
      await open('I did not ask for this')
      await owner.page.getByRole('heading', { name: 'The link no longer works' }).waitFor()
      await stranger.text('The sign-in was refused from the email.').waitFor()
      await stranger.widget.getByRole('button', { name: 'Try again' }).click()
      await open('Sign in here instead')
      await owner.status.getByText(`Signed in as ${ada}`).waitFor()
      await stranger.text('The link was used to sign in elsewhere.').waitFor()
      await stranger.status.getByText('Signed out').waitFor()
      await stranger.page.reload()
      await stranger.emailField.waitFor()
      await stranger.status.getByText('Signed out').waitFor()
    },
  )

  inLongRun('packages/service/src/methods/email-magic-links/other-device')(
    'once the requesting page is gone the link signs in where it is opened',
    async () => {
      const { world, visit, visitElsewhere } = await start()
      const asking = await visit()
      await asking.submitEmail(ada)
      await asking.heading('Check your email').waitFor()
      const left = asking.page.waitForResponse(
        (response) => response.request().postDataJSON()?.is_leaving === true,
      )
      await asking.widget.getByRole('button', { name: 'Try again' }).click()
      await left
      const phone = await visitElsewhere()
      await phone.page.goto(await world.inbox.linkFor(ada))
      await phone.status.getByText(`Signed in as ${ada}`).waitFor()
      await asking.submitEmail(ada)
      await asking.heading('Check your email').waitFor()
      const link = await world.inbox.linkFor(ada)
      await asking.page.goto('about:blank')
      await expect
        .poll(async () => {
          await phone.page.goto(link)
          return phone.page.url()
        })
        .not.toContain('/redirect')
    },
  )

  inLongRun('e2e/react-vite', 'a user who opens a used link is told so')(
    'a link that was used is refused with the specified sentence',
    async () => {
      const { world, host, visit } = await start()
      const first = await visit()
      await first.submitEmail(ada)
      const link = await world.inbox.linkFor(ada)
      await first.page.goto(link)
      await first.status.getByText('Signed in').waitFor()

      // A page that was led on to before, or that a person comes back to: the service is not asked again.
      const token = new URL(link).searchParams.get('token') ?? ''
      const second = await visit()
      const address = new URLSearchParams({ stytch_token_type: 'magic_links', token })
      await second.page.goto(`${host.origin}/?${address}`)
      await expect.poll(second.errors).toEqual(['magic link already used or expired, try again.'])
      await second.status.getByText('Signed out').waitFor()
    },
  )

  inLongRun('packages/service/src/kernel/pages/pages')(
    'a used link in a mail leads to a page that links back to the sign-in',
    async () => {
      const { world, host, visit } = await start()
      const at = await visit()
      await at.submitEmail(ada)
      const link = await world.inbox.linkFor(ada)
      await at.page.goto(link)
      await at.status.getByText('Signed in').waitFor()

      const later = await visit()
      await later.page.goto(link)
      await later.page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
      expect(await later.page.title()).toBe('This link no longer works - Fieldnotes')
      for (const colorScheme of ['light', 'dark'] as const) {
        await later.page.emulateMedia({ colorScheme })
        await expectAccessible(later.page)
      }
      await later.page.setViewportSize({ width: 320, height: 640 })
      const width = () => later.page.evaluate(() => document.documentElement.scrollWidth)
      expect(await width()).toBe(320)
      const button = later.page.getByRole('link', { name: 'Ask for a new link' })
      await later.page.keyboard.press('Tab')
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
      await later.page.keyboard.press('Enter')
      await later.heading('Sign up or log in').waitFor()
      expect(new URL(later.page.url()).origin).toBe(host.origin)
    },
  )

  inLongRun('packages/widget/src/methods/email-magic-links/flow')(
    '"Try again" leads back to the form, ready for another address',
    async () => {
      const { world, visit } = await start()
      const at = await visit()
      await at.submitEmail('ada@exmaple.com')
      await at.widget.getByRole('button', { name: 'Try again' }).click()
      await at.heading('Sign up or log in').waitFor()

      await at.submitEmail(ada)
      await at.text(`An email was sent to ${ada}.`).waitFor()
      expect(await world.inbox.linkFor(ada)).toContain('token=')
    },
  )

  inLongRun('packages/widget/src/methods/email-magic-links/inbox-links')(
    'the inbox links open in a new tab without access to the page',
    async () => {
      const { visit } = await start()
      const at = await visit()
      await at.submitEmail(ada)
      for (const provider of ['Gmail', 'Yahoo', 'Outlook']) {
        const link = at.widget.getByRole('link', { name: `Open in ${provider}` })
        expect(await link.getAttribute('target')).toBe('_blank')
        expect(await link.getAttribute('rel')).toContain('noopener')
        expect(await link.getAttribute('href')).toMatch(/^https:\/\//)
      }
    },
  )

  test('an invalid address is refused under the field, reported to the host, and sends nothing', async () => {
    const { world, visit } = await start()
    const at = await visit()
    await at.submitEmail('ada@example')
    await at.text('Email format is invalid.').first().waitFor()
    expect(await at.emailField.getAttribute('aria-invalid')).toBe('true')
    expect(await at.errors()).toEqual(['Email format is invalid.'])
    expect(world.inbox.count('ada@example')).toBe(0)
  })
})
