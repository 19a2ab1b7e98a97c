/** Every specified provider, from the button to the signed-in page. */
import { oauthProviders } from '@portico/contract/methods/oauth'
import { takeFirst, takeRows, takeTurns } from '@portico/testkit/run'
import { afterAll, describe, expect } from 'vitest'
import type { MountOptions } from './support/host-options.ts'
import { inLongRun } from './support/in-long-run.ts'
import { prepareJourneys, type Visit } from './support/journey.ts'
import { startSocialHosts } from './support/social.ts'
import { main } from './support/surfaces.ts'

const test = takeTurns(import.meta.url)

const toMount = (origin: string, provider: string | object): MountOptions => ({
  config: {
    products: ['oauth', 'emailMagicLinks'],
    oauthOptions: {
      providers: [provider],
      loginRedirectURL: `${origin}/logged-in`,
      signupRedirectURL: `${origin}/signed-up`,
    },
  },
})

const hosts = await startSocialHosts()
afterAll(() => hosts.stop())

const failed = 'An error was encountered in the callback of the OAuth flow. Please try again.'
const cancelled = 'You cancelled the sign-in.'
/** These never say that an address is verified. */
const silent = ['facebook', 'amazon', 'coinbase', 'tiktok', 'snapchat', 'figma']

const ada = {
  subject: '1080',
  email: 'ada@example.com',
  isEmailVerified: true,
  firstName: 'Ada',
  lastName: 'Lovelace',
}
/**
 * An ID token, an answer by form post, OAuth 2.0 alone. The service’s `provider-answers.test.ts` takes each provider all
 * these ways in each change; the long run does in the browser, too.
 */
const onePerProtocol = ['google', 'apple', 'github'] as const

describe('signing in with each specified provider', () => {
  const startJourney = prepareJourneys({ args: [...hosts.browserArgs] })

  /** One person's way at a provider. */
  async function start(provider: string) {
    const { options, getNetwork } = hosts.createWorldOptions()
    const journey = await startJourney({ surface: main, world: options })
    const { origin } = journey.host
    const open = () => journey.visit({ mount: toMount(origin, provider) })
    const press = async (at: Visit, decision: string) => {
      await at.widget.getByRole('button', { name: /^Continue with (?!email)/ }).click()
      await at.page.getByRole('heading', { name: 'Sign in with' }).waitFor()
      await at.page.getByRole('button', { name: decision, exact: true }).click()
    }
    const enter = async (page: string) => {
      const at = await open()
      await press(at, 'Continue')
      await at.status.getByText(/^Signed in/).waitFor()
      await at.page.waitForURL(`${origin}/${page}`)
      await at.opened.expectNoErrors()
      const key = `stytch_sdk_state_${journey.world.project.publicToken}`
      const kept = await at.page.evaluate((name) => localStorage.getItem(name), key)
      const { user } = JSON.parse(kept ?? '{}')
      return user
    }
    return { origin, network: getNetwork(), open, press, enter }
  }

  test.each(takeRows(oauthProviders, onePerProtocol))(
    '%s: signs up, from the button to the signed-in page',
    async (provider) => {
      const { network, enter } = await start(provider)
      network.person(provider, ada)
      const emails = silent.includes(provider) ? [] : [{ email: ada.email, verified: true }]
      expect(await enter('signed-up')).toMatchObject({
        emails,
        name: { first_name: 'Ada', last_name: 'Lovelace' },
      })
    },
  )

  inLongRun('packages/service/src/methods/oauth/provider-answers').each(
    takeRows(oauthProviders, ['google']),
  )('%s: log in, another address, cancel, failure, an unverified address', async (provider) => {
    const { origin, network, open, press, enter } = await start(provider)
    network.person(provider, ada)
    const user = await enter('signed-up')
    expect((await enter('logged-in')).user_id).toBe(user.user_id)
    network.person(provider, { ...ada, email: 'moved@example.com' })
    expect((await enter('logged-in')).user_id).toBe(user.user_id)

    for (const [decision, sentence] of [
      ['Cancel', cancelled],
      ['Fail', failed],
    ] as const) {
      const at = await open()
      await press(at, decision)
      await at.widget.getByText(sentence).first().waitFor({ state: 'attached' })
      expect(at.page.url()).toBe(`${origin}/`)
    }

    network.person(provider, { ...ada, subject: '1081', isEmailVerified: false })
    const stranger = await enter('signed-up')
    expect(stranger).toMatchObject({ emails: [] })
    expect(stranger.user_id).not.toBe(user.user_id)
  })

  test.each(takeFirst(['floating', 'embedded', 'forceLegacyEmbedded'], 1))(
    'google: One Tap, %s, signs in who accepts',
    async (position) => {
      const { options, getNetwork } = hosts.createWorldOptions()
      const journey = await startJourney({ surface: main, world: options })
      const email = 'ada@example.com'
      getNetwork().person('google', { subject: '1', email, isEmailVerified: true })
      const { origin } = journey.host
      const one = { type: 'google', one_tap: true, position } as const
      const at = await journey.visit({ mount: toMount(origin, one) })
      await at.status.getByText(`Signed in as ${email}`).waitFor()
      await at.page.waitForURL(`${origin}/signed-up`)
      await at.opened.expectNoErrors()
    },
  )
})
