/** Sign-ins at providers whose answers are randomly spoiled. */
import { type OauthProvider, oauthProviders } from '@portico/contract/methods/oauth'
import { createSocialNetwork } from '@portico/testkit/social'
import { oauthSetting } from '../../declarations/oauth/oauth-setting.ts'
import type { TestAnswer, TestService } from '../create-test-service.ts'
import { createOauthBrowser, toLocation, toToken } from '../oauth-calls.ts'
import type { Chance } from './chance.ts'
import { pickOdd } from './odd-values.ts'
import { spoil } from './spoil.ts'

/** Without Apple, whose client secret is signed with a key, but whose answers are like the others'. */
const ids = oauthProviders.filter((id) => id !== 'apple')
const claims = [
  ...['sub', 'email', 'email_verified', 'name', 'given_name', 'family_name', 'picture'],
  ...['locale', 'hd', 'tid', 'preferred_username'],
]
const secret = 'a secret that every provider knows'

/** A sign-in at a provider, as far as it got. */
export interface ProviderTrip {
  readonly provider: OauthProvider
  readonly answers: readonly TestAnswer[]
  /** The provider's answers as they were sent. */
  readonly told: readonly string[]
}

/** The configuration of the providers in a project. */
export const fuzzedProviders = oauthSetting.toConfig(
  {
    requireSameBrowser: false,
    providers: Object.fromEntries(
      ids.map((id) => [id, { clientId: `client-of-${id}`, clientSecretEnv: 'SECRET' }]),
    ),
  },
  { secrets: { SECRET: secret } },
)

/** Creates the providers, and the sign-ins at them. */
export function createProviderTrips(projectId: string, now: () => number) {
  const network = createSocialNetwork({
    redirectUris: [`https://auth.example.com/v1/oauth/callback/${projectId}`],
    clients: Object.fromEntries(
      ids.map((id) => [id, { clientId: `client-of-${id}`, clientSecret: secret }]),
    ),
    now,
  })
  let chance: Chance | null = null
  let told: string[] = []
  // One sign-in at a time, so that only its own answers are spoiled.
  let last: Promise<unknown> = Promise.resolve()

  const fetchSpoiled: typeof fetch = async (input, init) => {
    const answer = await network.fetch(input, init)
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false
    if (chance === null || !isJson || chance.is(0.4)) return answer
    const said = JSON.stringify(spoil(await answer.json(), chance))
    told.push(`${input}: ${said.slice(0, 2_000)}`)
    return new Response(said, {
      status: answer.status,
      headers: { 'content-type': 'application/json' },
    })
  }

  const travel = async (world: TestService, drawn: Chance): Promise<ProviderTrip> => {
    const provider = drawn.pick(ids)
    const n = drawn.below(200)
    const odd = drawn.is(0.5) ? { [drawn.pick(claims)]: pickOdd(drawn) } : {}
    network.person(provider, {
      subject: `subject-${n}`,
      email: `fuzz-${n}@example.com`,
      isEmailVerified: drawn.is(0.8),
      firstName: 'Ada',
      lastName: 'Lovelace',
      picture: 'https://pictures.example/ada.png',
      claims: odd,
    })
    chance = drawn
    told = [JSON.stringify(odd).slice(0, 2_000)]
    try {
      const browser = createOauthBrowser(world)
      const started = await browser.start(provider)
      const { url, form } = await network.decide(toLocation(started), 'continue')
      const returned = await browser.follow(url, form ?? undefined)
      const token = toToken(returned)
      const answers = [started, returned]
      if (token === '') return { provider, answers, told }
      const entered = await world.post('/oauth/authenticate', {
        token,
        session_duration_minutes: 60,
      })
      const session = String(entered.data.session_token ?? '')
      const checked = await world.post('/sessions/authenticate', {}, { session })
      return { provider, answers: [...answers, entered, checked], told }
    } finally {
      chance = null
    }
  }
  return {
    fetch: fetchSpoiled,
    travel: (world: TestService, drawn: Chance): Promise<ProviderTrip> => {
      const trip = last.then(() => travel(world, drawn))
      last = trip.catch(() => {})
      return trip
    },
  }
}
