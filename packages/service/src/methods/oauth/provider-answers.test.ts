/** What a provider says is text from outside: whatever it is, it is refused or made to fit, and breaks nothing. */
import { type OauthProvider, oauthProviders } from '@portico/contract/methods/oauth'
import { isLongRun } from '@portico/testkit/run'
import { createSocialNetwork, dialects, type Person } from '@portico/testkit/social'
import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { oauthSetting } from '../../declarations/oauth/oauth-setting.ts'
import { createHostCalls } from '../../testing/create-host-calls.ts'
import { createTestService, type TestService } from '../../testing/create-test-service.ts'
import { createOauthBrowser, toLocation, toToken } from '../../testing/oauth-calls.ts'
import { createSocialUpstream } from './testing/create-social-upstream.ts'
import { UpstreamError } from './upstream-error.ts'

const long = 'x'.repeat(60_000)
/** Every type, and the texts that a database, a header or a page does not take. */
const nonsense: readonly unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  1e300,
  0.5,
  true,
  [],
  [null],
  ['a'],
  {},
  { a: { b: 'c' } },
  { toString: 'no function', valueOf: 1 },
  'a\u0000b',
  '\u0000',
  'a\nb',
  '\ud800',
  '\udc00 and more',
  long,
  `${long}@example.com`,
  'javascript:alert(1)',
  'data:text/html,x',
]

/**
 * Returns the values that the member at a place gets. Each change gives it every fifth of them, beginning with another
 * one at each place, so that all of them are tried on some member; the long run gives it all.
 */
const pickNonsense = (place: number) =>
  nonsense.filter((_, i) => isLongRun || (i + place) % 5 === 0)

const ada: Person = {
  subject: '1080',
  email: 'ada@example.com',
  isEmailVerified: true,
  firstName: 'Ada',
  lastName: 'Lovelace',
  picture: 'https://pictures.example/ada.png',
}

type Path = readonly string[]

/** The way to every member of an answer, those of members too. */
function listPaths(answer: unknown, at: Path = []): readonly Path[] {
  const own = at.length > 0 ? [at] : []
  if (typeof answer !== 'object' || answer === null) return own
  return [
    ...own,
    ...Object.entries(answer).flatMap(([name, value]) => listPaths(value, [...at, name])),
  ]
}

function replaceAt(answer: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value
  const copy: object = Array.isArray(answer) ? [...answer] : { ...Object(answer) }
  Reflect.set(copy, name, replaceAt(Reflect.get(copy, name), rest, value))
  return copy
}

describe('S9: every member of every answer of a provider', () => {
  let change: ((url: string, answer: unknown) => unknown) | null = null
  const { network, enter } = createSocialUpstream(async (url, answer) => {
    const type = answer.headers.get('content-type') ?? ''
    if (change === null || !type.includes('json')) return answer
    return Response.json(change(url, await answer.json()), { status: answer.status })
  })
  const isKept = (text: string, longest: number) =>
    text.length <= longest && !/[\p{Cc}\p{Cs}]/u.test(text)

  const verifyEntry = async (id: OauthProvider, what: string) => {
    const outcome = await enter(id).catch((error: unknown) => error)
    if (outcome instanceof UpstreamError) return
    if (outcome instanceof Error) throw new Error(`${id}, ${what}`, { cause: outcome })
    const { profile, tokens, issuer } = outcome as Awaited<ReturnType<typeof enter>> // no error
    const { subject, email, name, pictureUrl = '', locale = '' } = profile
    const { first = '', last = '' } = name ?? {}
    const kept = [
      subject !== '' && isKept(subject, 255),
      isKept(issuer, 1_024),
      email === null || isKept(email, 254),
      isKept(first, 128) && isKept(last, 128),
      pictureUrl === '' || /^https:\/\/\S{1,2040}$/.test(pictureUrl),
      isKept(locale, 64),
      tokens.scopes.every((scope) => isKept(scope, 256)),
      tokens.expiresAt === null || Number.isSafeInteger(tokens.expiresAt),
    ]
    expect([id, what, kept]).toEqual([id, what, kept.map(() => true)])
  }

  test.each(oauthProviders)('of %s is refused, or fits what is kept', async (id) => {
    network.person(id, ada)
    const seen = new Map<string, readonly Path[]>()
    change = (url, answer) => {
      if (!url.includes('keys') && !url.includes('certs')) seen.set(url, listPaths(answer))
      return answer
    }
    await enter(id)
    expect(seen.size).toBeGreaterThan(0)
    const members = [...seen].flatMap(([at, paths]) => paths.map((path) => ({ at, path })))
    for (const [place, { at, path }] of members.entries()) {
      for (const value of pickNonsense(place + oauthProviders.indexOf(id))) {
        change = (url, answer) => (url === at ? replaceAt(answer, path, value) : answer)
        await verifyEntry(id, `${path.join('.')} as ${JSON.stringify(value).slice(0, 40)}`)
      }
    }
    change = null
  })

  test.each(oauthProviders.filter((id) => dialects[id].issuer !== undefined))(
    'of %s that a signed id_token says is refused, or fits what is kept',
    async (id) => {
      const names = ['sub', 'email', 'email_verified', 'name', 'given_name', 'family_name']
      const claims = [...names, 'picture', 'locale', 'hd', 'tid', 'preferred_username']
      for (const [place, claim] of claims.entries()) {
        for (const value of pickNonsense(place + oauthProviders.indexOf(id))) {
          network.person(id, { ...ada, claims: { [claim]: value } })
          await verifyEntry(id, `${claim} as ${JSON.stringify(value).slice(0, 40)}`)
        }
      }
    },
  )
})

const projectId = 'project-test-answers'
const ids = ['google', 'discord', 'microsoft'] as const

describe.each(pickEngines('postgres'))('what a provider says of somebody, on %s', (engine) => {
  let database: TestStorage
  let world: TestService
  let told: Readonly<Record<string, unknown>> = {}
  const network = createSocialNetwork({
    redirectUris: [`https://auth.example.com/v1/oauth/callback/${projectId}`],
    clients: Object.fromEntries(ids.map((id) => [id, { clientId: 'c', clientSecret: 's' }])),
    now: () => world.now(),
  })
  beforeAll(async () => {
    database = await openTestStorage(engine)
    world = await createTestService({
      storage: database.storage,
      startAt: Date.now(),
      fetch: async (input, init) => {
        const answer = await network.fetch(input, init)
        const at = String(input)
        const isChanged = at === dialects.discord.token || at.endsWith('/users/@me')
        return isChanged ? Response.json({ ...Object(await answer.json()), ...told }) : answer
      },
      project: {
        projectId,
        oauth: oauthSetting.toConfig(
          {
            requireSameBrowser: false,
            providers: Object.fromEntries(
              ids.map((id) => [id, { clientId: 'c', clientSecretEnv: 'SECRET' }]),
            ),
          },
          { secrets: { SECRET: 's' } },
        ),
      },
    })
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })
  let count = 0
  const enter = async (id: OauthProvider, claims: Readonly<Record<string, unknown>>) => {
    count += 1
    network.person(id, { ...ada, subject: `9${count}`, email: `a${count}@gmail.com`, claims })
    told = id === 'discord' ? claims : {}
    const browser = createOauthBrowser(world)
    const { url } = await network.decide(toLocation(await browser.start(id)), 'continue')
    const answer = await browser.follow(url)
    const token = toToken(answer)
    return token === ''
      ? answer
      : world.post('/oauth/authenticate', { token, session_duration_minutes: 5 })
  }

  test.each([
    ['google', ['sub', 'email', 'name', 'given_name', 'family_name', 'picture', 'locale']],
    ['microsoft', ['tid', 'sub', 'name']],
    [
      'discord',
      ['id', 'email', 'global_name', 'avatar', 'locale', 'expires_in', 'scope', 'access_token'],
    ],
  ] as const)('S9: nonsense of %s never answers 500', async (id, claims) => {
    for (const [place, claim] of claims.entries()) {
      for (const value of pickNonsense(place + ids.indexOf(id))) {
        const { status } = await enter(id, { [claim]: value })
        const what = `${claim} as ${JSON.stringify(value).slice(0, 40)}`
        expect([what, status < 500]).toEqual([what, true])
      }
    }
  })

  test('S10: a name, a picture and a locale have the limits of a user’s', async () => {
    const much = 'x'.repeat(5_000)
    const emoji = '👩'.repeat(200)
    const { data, status, text } = await enter('google', {
      given_name: `Ada\u0000\n${much}`,
      family_name: `x${emoji}`,
      picture: `https://pictures.example/${much}`,
      locale: much,
    })
    expect(status, text).toBe(200)
    expect(data.user.name.first_name).toBe(`Ada ${much}`.slice(0, 128))
    expect(data.user.name.last_name).toBe(`x${'👩'.repeat(63)}`)
    expect(data.user.providers[0].profile_picture_url).toBe('')
    expect(data.user.providers[0].locale).toHaveLength(64)
    expect(JSON.stringify(data.user).length).toBeLessThan(2_000)
    // and what was taken, users/me takes again
    const own = createHostCalls(world)
    const kept = await own.put(`/users/${data.user_id}`, { name: data.user.name })
    expect(kept.status, kept.text).toBe(200)
  })

  test.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'http://pictures.example/ada.png',
    '//pictures.example/ada.png',
    ' https://pictures.example/ada.png',
    'https://pictures.example/a\u0000.png',
  ])('S10: a picture at %j is none', async (picture) => {
    const { data } = await enter('google', { picture })
    expect(data.profile_picture_url).toBe('')
  })

  test('S10: a picture by https is kept as it is written', async () => {
    const picture = 'https://lh3.googleusercontent.com/a/AbC=s96-c'
    expect((await enter('google', { picture })).data.profile_picture_url).toBe(picture)
  })

  test.each([null, '', undefined])('S10: members that are %j are absent', async (nothing) => {
    const claims = { name: nothing, given_name: nothing, family_name: nothing, email: nothing }
    const { data, status, text } = await enter('google', {
      ...claims,
      picture: nothing,
      locale: nothing,
    })
    expect(status, text).toBe(200)
    expect(data.user).toMatchObject({ name: { first_name: '', last_name: '' }, emails: [] })
    expect([data.profile_picture_url, data.locale]).toEqual(['', ''])
  })
})
