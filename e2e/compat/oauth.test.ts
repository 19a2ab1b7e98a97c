/** The official clients, unmodified, at the providers: with the proof of the browser and without, and by One Tap. */
import { takeRows } from '@portico/testkit/run'
import { afterAll, describe, expect, test } from 'vitest'
import { startSocialHosts } from '../support/social.ts'
import type { OfficialPage } from './support/official-page.ts'
import { widgetVersions } from './support/official-versions.ts'
import { prepareOfficial } from './support/prepare-official.ts'

const hosts = await startSocialHosts()
afterAll(() => hosts.stop())

const allow = async ({ page }: OfficialPage) => {
  await page.getByRole('heading', { name: 'Sign in with' }).waitFor()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}

describe.each(takeRows([true, false], [true]))(
  'at a project that binds sign-ins to the browser: %j',
  (requireSameBrowser) => {
    const { options, getNetwork } = hosts.createWorldOptions({ requireSameBrowser })
    const getFixture = prepareOfficial({
      world: () => options,
      elsewhere: hosts,
    })
    const person = (provider: 'google' | 'github' | 'apple', name: string) => {
      const email = `${provider}-${name}-${requireSameBrowser}@example.com`
      getNetwork().person(provider, {
        subject: String(
          [...email].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 1e9,
        ),
        email,
        isEmailVerified: true,
        firstName: 'Ada',
      })
      return email
    }

    test.each(widgetVersions)(
      'the headless client of version %s signs in with Google',
      async (name, version) => {
        const { visit, welcomeUrl } = getFixture()
        const email = person('google', name)
        const at = await visit({ entry: version.headless })
        await at.page.evaluate((url) => {
          void window.official.oauth.google.start({
            login_redirect_url: url,
            signup_redirect_url: url,
          })
        }, welcomeUrl)
        await allow(at)
        await at.status.getByText(`Signed in as ${email}`).waitFor()
        const factors = await at.page.evaluate(
          () => window.official.session.getSync()?.authentication_factors,
        )
        expect(factors).toMatchObject([{ type: 'oauth', delivery_method: 'oauth_google' }])
        await at.expectClean()
      },
    )

    test.each(widgetVersions)(
      'the widget of version %s signs in with GitHub and with Apple',
      async (name, version) => {
        const { visit, welcomeUrl } = getFixture()
        const email = person('github', name)
        person('apple', name)
        const config = {
          products: ['oauth'],
          oauthOptions: {
            providers: [{ type: 'github' }, { type: 'apple' }],
            loginRedirectURL: welcomeUrl,
            signupRedirectURL: welcomeUrl,
          },
        }
        for (const provider of ['GitHub', 'Apple']) {
          const at = await visit({ entry: version.widget, config })
          await at.widget.getByRole('button', { name: `Continue with ${provider}` }).click()
          await allow(at)
          await at.status.getByText(`Signed in as ${provider === 'GitHub' ? email : ''}`).waitFor()
          await at.expectClean()
        }
      },
    )

    test.each(widgetVersions)(
      'the headless client of version %s signs in with One Tap',
      async (name, version) => {
        const { visit, welcomeUrl } = getFixture()
        const email = person('google', `tap-${name}`)
        const at = await visit({ entry: version.headless })
        await at.page.evaluate(async (url) => {
          await window.official.oauth.googleOneTap.start({
            login_redirect_url: url,
            signup_redirect_url: url,
          })
        }, welcomeUrl)
        await at.status.getByText(`Signed in as ${email}`).waitFor()
        await at.expectClean()
      },
    )
  },
)
