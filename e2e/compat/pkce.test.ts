/** A project whose links work only in the browser that asked: the official package proves that it is the one. */
import { describe, expect, test } from 'vitest'
import { headlessVersions } from './support/official-versions.ts'
import { prepareOfficial } from './support/prepare-official.ts'
import { toOfficialWidget } from './support/to-official-widget.ts'

describe('a project that binds links to the browser', () => {
  const getFixture = prepareOfficial({
    world: {
      project: {
        magicLinks: {
          expirationMinutes: 30,
          requireSameBrowser: true,
          withCode: false,
          otherDevice: true,
        },
      },
    },
  })
  const config = { products: ['emailMagicLinks'] }

  test.each(headlessVersions)(
    'version %s signs in with a link in the browser that requested it',
    async (name, version) => {
      const { world, visit } = getFixture()
      const ada = `ada-${name}@example.com`
      const at = await visit({ entry: version.widget, config })
      const verifierKey = `stytch_sdk_state_${world.project.publicToken}::PKCE_VERIFIER:magic_links`
      const readVerifier = () => at.page.evaluate((key) => localStorage.getItem(key), verifierKey)
      await toOfficialWidget(at.widget).submitEmail(ada)
      await at.text('Check your email').waitFor()
      expect(await readVerifier()).toContain('code_verifier')

      await at.page.goto(await world.inbox.linkFor(ada))
      await at.status.getByText(`Signed in as ${ada}`).waitFor()
      // used up: the next link gets a pair of its own
      await expect.poll(readVerifier).toBeNull()
      await at.expectClean()
    },
  )

  test.each(headlessVersions)(
    'version %s is refused in another browser, without using up the link',
    async (name, version) => {
      const { world, visit } = getFixture()
      const bob = `bob-${name}@example.com`
      const at = await visit({ entry: version.widget, config })
      await toOfficialWidget(at.widget).submitEmail(bob)
      const link = await world.inbox.linkFor(bob)

      const elsewhere = await visit({ entry: version.widget, config })
      await elsewhere.page.goto(link)
      await expect.poll(elsewhere.errors).toEqual(['pkce_expected_code_verifier'])

      // the try elsewhere costs the person nothing
      await at.page.goto(link)
      await at.status.getByText(`Signed in as ${bob}`).waitFor()
      await at.expectClean()
    },
  )
})
