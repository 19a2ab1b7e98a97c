/** Signing in with a provider, the whole way there and back, by the one that development has of its own. */

import { type ProjectConfig, toMethodConfigs } from '@portico/service/assembly'
import { expectAccessible } from '@portico/testkit'
import { takeFirst, takeTurns } from '@portico/testkit/run'
import { describe, expect } from 'vitest'
import type { MountOptions } from './support/host-options.ts'
import { prepareJourneys, type Visit } from './support/journey.ts'
import { loadWords } from './support/language-words.ts'
import { sayLanguage } from './support/say-language.ts'
import { main } from './support/surfaces.ts'
import { waitForLanguage } from './support/wait-for-language.ts'

const test = takeTurns(import.meta.url)

const toProject = (origin: string): Pick<ProjectConfig, 'oauth'> => ({
  oauth: toMethodConfigs({
    oauth: {
      providers: {
        example: {
          type: 'oidc',
          issuer: `${origin}/dev/example-provider`,
          clientId: 'portico-development',
          label: 'Example provider',
          linksByEmail: true,
        },
      },
    },
  }).oauth,
})

const toMount = (origin: string): MountOptions => ({
  config: {
    products: ['oauth', 'emailMagicLinks'],
    oauthOptions: {
      providers: [{ type: 'example', label: 'Example provider' }],
      loginRedirectURL: `${origin}/logged-in`,
      signupRedirectURL: `${origin}/signed-up`,
    },
  },
})

describe('signing in with a provider', () => {
  const startJourney = prepareJourneys()
  const start = () => startJourney({ surface: main, world: { project: toProject } })

  const press = async (at: Visit, name = 'Continue with Example provider') => {
    await at.page.getByRole('button', { name }).click()
    await at.page.getByRole('heading', { name: 'Example provider' }).waitFor()
  }
  test('somebody new signs up, and logs in as the same user in another browser', async () => {
    const journey = await start()
    const { origin } = journey.host
    const users: unknown[] = []
    for (const page of ['signed-up', 'logged-in']) {
      const at = await journey.visit({ mount: toMount(origin) })
      await expectAccessible(at.page)
      await press(at)
      await expectAccessible(at.page)
      await at.page.getByLabel('Email').fill('ada@example.com')
      await at.page.getByRole('button', { name: 'Continue' }).click()
      // the host uses the token, with the verifier that this browser kept
      await at.status.getByText('Signed in as ada@example.com').waitFor()
      await at.page.waitForURL(`${origin}/${page}`)
      await at.opened.expectNoErrors()
      const stored = await at.page.evaluate(() => Object.values(localStorage).join())
      users.push(/"user_id":"([^"]+)"/.exec(stored)?.[1])
    }
    expect(users[0]).toMatch(/^user-test-/)
    expect(users[1]).toBe(users[0])
  })

  test('A4: a user who cancels stands at the sign-in again, with a quiet note and no error; the host hears of it', async () => {
    const journey = await start()
    const at = await journey.visit({ mount: toMount(journey.host.origin) })
    await press(at)
    await at.page.getByRole('button', { name: 'Cancel' }).click()
    await at.heading('Sign up or log in').waitFor()
    const note = 'You cancelled the sign-in. Choose how you want to continue.'
    await at.widget.locator('.st-stack').getByText(note).waitFor()
    expect(await at.widget.locator('.st-banner').count()).toBe(0)
    expect(await at.errors()).toEqual([])
    expect(await at.events()).toEqual([{ type: 'OAUTH_FLOW_CANCELLED', data: {} }])
    expect(await at.widget.getByText('Last used').count()).toBe(0)
    expect(at.page.url()).not.toContain('error_type')
    await expectAccessible(at.page)
    await at.page.reload()
    await at.heading('Sign up or log in').waitFor()
    expect(await at.widget.getByText(note).count()).toBe(0)
  })

  test.each(
    takeFirst([
      ['ar', 'page'],
      ['de', 'locale'],
    ]),
  )(
    'who comes back from the provider too late reads it in %s, the language of the %s, and not in that of the browser',
    async (tag, way) => {
      const words = await loadWords(tag)
      const journey = await start()
      const at = await journey.visit({
        mount: { ...toMount(journey.host.origin), ...(way === 'locale' && { locale: tag }) },
        profile: { locale: 'fr-FR' },
        async prepare(page) {
          await waitForLanguage(page)
          if (way === 'page') await sayLanguage(tag)(page)
        },
      })
      await press(at, 'Example provider')
      journey.world.clock.advance(11 * 60_000)
      await at.page.getByLabel('Email').fill('ada@example.com')
      await at.page.getByRole('button', { name: 'Continue' }).click()
      const { failedTitle } = words.service.pages
      await at.page.getByRole('heading', { name: failedTitle, exact: true }).waitFor()
      expect(await at.page.locator('html').getAttribute('lang')).toBe(tag)
      await expectAccessible(at.page)
    },
  )
})
