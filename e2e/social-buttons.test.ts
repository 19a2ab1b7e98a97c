/** The buttons of social sign-in: what they show, and where they lead. What the service makes of it is tested with it. */

import { runAxe } from '@portico/testkit'
import { takeRows, takeTurns } from '@portico/testkit/run'
import { describe, expect } from 'vitest'
import type { MountOptions } from './support/host-options.ts'
import { describeInLongRun, inLongRun } from './support/in-long-run.ts'
import { isChunk } from './support/is-chunk.ts'
import { prepareJourneys, type Visit } from './support/journey.ts'
import { main, surfaces } from './support/surfaces.ts'

const test = takeTurns(import.meta.url)

const providers = ['google', 'github', 'apple'].map((type) => ({ type }))

const bySocial = (oauthOptions: object = {}): MountOptions => ({
  config: {
    products: ['oauth', 'emailMagicLinks'],
    oauthOptions: { providers, ...oauthOptions },
  },
})

const buttonsOf = ({ widget }: Visit) => widget.getByRole('button', { name: 'Continue with' })
const labelsOf = async (at: Visit) => {
  await at.widget
    .getByRole('button', { name: /Continue with (?!email)/ })
    .first()
    .waitFor()
  return buttonsOf(at).allInnerTexts()
}

/** Answers a start in the service's place; `null` leaves the page where it is. */
const answerStarts = (body: string | null) => async (page: Visit['page']) => {
  await page.route('**/v1/public/oauth/*/start?*', async (route) => {
    await route.fulfill(body === null ? { status: 204 } : { contentType: 'text/html', body })
  })
}

describe.each(takeRows(surfaces, [main]))('social sign-in on Main, $name', (surface) => {
  const startJourney = prepareJourneys()

  test('has a button for each provider in configured order, apart from the form by "or"', async () => {
    const { visit } = await startJourney({ surface })
    const at = await visit({ mount: bySocial() })
    expect(await labelsOf(at)).toEqual([
      'Continue with Google',
      'Continue with GitHub',
      'Continue with Apple',
      'Continue with email',
    ])
    await at.text(/^or$/).waitFor()
    await expect.poll(() => at.widget.locator('.st-mark:has(path)').count()).toBe(3)
    expect(await runAxe(at.page)).toEqual([])
  })

  test('A9: the marks have their brands’ colours, whatever the page says of its own pictures, and one colour where the host asks', async () => {
    const { visit } = await startJourney({ surface })
    const coloursOf = async (presentation: MountOptions['presentation']) => {
      const { page, ...at } = await visit({ mount: { ...bySocial(), presentation } })
      await page.addStyleTag({ content: 'svg path { fill: lime }' })
      await expect.poll(() => at.widget.locator('.st-mark:has(path)').count()).toBe(3)
      return at.widget
        .locator('.st-mark path')
        .evaluateAll((paths) => [...new Set(paths.map((path) => getComputedStyle(path).fill))])
    }
    const ink = 'rgb(25, 48, 61)'
    expect(await coloursOf({})).toEqual([
      'rgb(234, 67, 53)',
      'rgb(66, 133, 244)',
      'rgb(251, 188, 5)',
      'rgb(52, 168, 83)',
      ink,
    ])
    expect(await coloursOf({ options: { iconColors: 'text' } })).toEqual([ink])
  })

  test('a button leads to its provider with what was configured; the others go quiet', async () => {
    const { world, visit } = await startJourney({ surface })
    const at = await visit({
      mount: bySocial({
        loginRedirectURL: 'https://app.example.com/in',
        signupRedirectURL: 'https://app.example.com/new',
        providers: [
          'google',
          { type: 'github', custom_scopes: ['repo', 'gist'], provider_params: { login: 'ada' } },
        ],
      }),
      prepare: answerStarts(null),
      path: '/?plan=pro#top',
    })
    const request = at.page.waitForRequest('**/v1/public/oauth/**')
    await at.widget.getByRole('button', { name: 'Continue with GitHub' }).click()
    const url = new URL((await request).url())
    expect(url.origin + url.pathname).toBe(`${world.origin}/v1/public/oauth/github/start`)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      public_token: world.project.publicToken,
      custom_scopes: 'repo gist',
      provider_login: 'ada',
      login_redirect_url: 'https://app.example.com/in',
      signup_redirect_url: 'https://app.example.com/new',
      error_redirect_url: `${at.origin()}/?plan=pro`,
    })
    const stateOf = (name: string) =>
      at.widget
        .getByRole('button', { name })
        .evaluate((button) => [button.matches(':disabled'), button.getAttribute('aria-busy')])
    expect(await stateOf('Continue with GitHub')).toEqual([true, 'true'])
    expect(await stateOf('Continue with Google')).toEqual([true, null])
    // as the browser does with a page from its back-forward cache
    await at.page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')))
    await expect.poll(() => stateOf('Continue with GitHub')).toEqual([false, null])
  })

  test('A4: the provider that the user signed in with last says so, in its place; one that was only started does not', async () => {
    const { visit, world } = await startJourney({ surface })
    const at = await visit({ mount: bySocial(), prepare: answerStarts('the provider') })
    await at.widget.getByRole('button', { name: 'Continue with GitHub' }).click()
    await at.page.getByText('the provider').waitFor()
    await at.page.goBack()
    await at.page.reload()
    await labelsOf(at)
    expect(await at.widget.getByText('Last used').count()).toBe(0)
    await at.page.evaluate((publicToken) => {
      localStorage.setItem(`stytch_sdk_state_${publicToken}::b2c_last_used_oauth`, 'apple')
    }, world.project.publicToken)
    await at.page.reload()
    const labels = await labelsOf(at)
    expect(labels.map((label) => label.replaceAll(/\s*Last used/g, '*'))).toEqual([
      'Continue with Google',
      'Continue with GitHub',
      'Continue with Apple*',
      'Continue with email',
    ])
  })

  inLongRun('packages/widget/src/kernel/text/error-text')(
    'who comes back without having signed in reads why, once',
    async () => {
      const { visit } = await startJourney({ surface })
      const query = 'a=b&stytch_token_type=oauth&error_type=oauth_flow_callback_error'
      const at = await visit({ mount: bySocial(), path: `/?${query}#top` })
      const sentence =
        'An error was encountered in the callback of the OAuth flow. Please try again.'
      await at.widget.getByRole('alert').filter({ hasText: sentence }).waitFor()
      expect(at.page.url()).toBe(`${at.origin()}/?a=b#top`)
      expect(await at.errors()).toEqual([sentence])
      await at.page.reload()
      await labelsOf(at)
      expect(await at.text(sentence).count()).toBe(0)
    },
  )

  inLongRun('packages/widget/src/kernel/text/error-text')(
    'an error type that nobody knows has the same sentence',
    async () => {
      const { visit } = await startJourney({ surface })
      const at = await visit({
        mount: bySocial(),
        path: '/?stytch_token_type=oauth&error_type=%3Cb%3Enew',
      })
      await at.widget.getByRole('alert').filter({ hasText: 'callback of the OAuth flow' }).waitFor()
    },
  )

  inLongRun('packages/widget/src/methods/oauth/to-button-label')(
    'E4: a provider of the project’s own has the name and the mark that the project gives it',
    async () => {
      const { visit } = await startJourney({ surface })
      const at = await visit({ mount: bySocial({ providers: ['acme'] }) })
      await at.widget.getByRole('button', { name: 'Continue with Acme', exact: true }).waitFor()
      const named = await visit({
        mount: bySocial({ providers: [{ type: 'acme', label: 'ACME' }] }),
      })
      await named.widget.getByRole('button', { name: 'Continue with ACME', exact: true }).waitFor()
    },
  )

  inLongRun('packages/widget/src/methods/oauth/to-button-label')(
    'a provider of the project’s own has the name it is given; an unknown one has no label, where it is not development',
    async () => {
      const { visit } = await startJourney({ surface, world: { config: { mode: 'production' } } })
      const at = await visit({
        mount: {
          ...bySocial({ providers: [{ type: 'acme', label: 'Acme' }, { type: 'other' }] }),
          presentation: { options: { buttonId: '-a' } },
        },
      })
      await at.widget.getByRole('button', { name: 'Continue with Acme' }).waitFor()
      expect(await at.widget.locator('#oauth-acme-a').count()).toBe(1)
      const unknown = at.widget.locator('#oauth-other-a')
      expect(await unknown.textContent()).toBe('')
      expect(await at.widget.locator('.st-mark:has(path)').count()).toBe(0)
      const heights = await at.widget
        .locator('[id^=oauth-]')
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height))
      expect(heights).toEqual([45, 45])
    },
  )
})

describe('while its chunks load', () => {
  const startJourney = prepareJourneys({ isFresh: true })

  inLongRun('e2e/first-frame')(
    'Main is there, with room for the buttons: nothing moves when they come',
    async () => {
      const { visit } = await startJourney({ surface: main })
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      const at = await visit({
        mount: bySocial(),
        prepare: (page) =>
          page.route(isChunk('oauth-section'), async (route) => {
            await held
            await route.continue()
          }),
      })
      await at.widget.getByRole('link', { name: 'Powered by Portico' }).waitFor()
      const before = await at.emailField.boundingBox()
      await at.emailField.fill('ada@example.com')
      release()
      await expect.poll(() => at.widget.locator('.st-mark:has(path)').count()).toBe(3)
      expect(await at.emailField.boundingBox()).toEqual(before)
    },
  )

  test('the buttons can be used without their marks', async () => {
    const { visit } = await startJourney({ surface: main })
    const at = await visit({
      mount: bySocial(),
      prepare: async (page) => {
        await page.route(isChunk('github'), (route) => route.abort())
        await answerStarts('the provider')(page)
      },
    })
    await at.widget.getByRole('button', { name: 'Continue with GitHub' }).click()
    await at.page.getByText('the provider').waitFor()
  })
})

describeInLongRun('packages/widget/src/methods/oauth/is-in-app-browser')(
  'in the browser of an app',
  () => {
    const startJourney = prepareJourneys()

    test('Google’s button says what to do, and the others stay', async () => {
      const { visit } = await startJourney({ surface: main })
      const userAgent =
        'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/125.0 Mobile Safari/537.36 Instagram 334.0'
      const at = await visit({ mount: bySocial(), profile: { userAgent } })
      await at.text('Google does not sign in inside this app.').waitFor()
      expect(await labelsOf(at)).toHaveLength(4)
    })
  },
)
