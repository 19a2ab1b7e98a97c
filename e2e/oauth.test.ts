/** Signing in with a provider, the whole way there and back, by the one that development has of its own. */

import { type ProjectConfig, toMethodConfigs } from '@portico/service/assembly'
import { expectAccessible } from '@portico/testkit'
import { describe, expect, test } from 'vitest'
import type { MountOptions } from './support/host-options.ts'
import { prepareJourneys, type Visit } from './support/journey.ts'
import { main } from './support/surfaces.ts'

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

  const press = async (at: Visit) => {
    await at.page.getByRole('button', { name: 'Continue with Example provider' }).click()
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
})
