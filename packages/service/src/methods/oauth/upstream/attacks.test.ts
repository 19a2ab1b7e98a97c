/** SOC-02, SOC-06, SOC-10, SOC-12: what a provider, or whoever stands in its place, must not get away with. */
import { type OauthProvider, oauthProviders } from '@portico/contract/methods/oauth'
import {
  dialects,
  idTokenFaults,
  keyFaults,
  type Person,
  type SocialFault,
  tokenEndpointFaults,
} from '@portico/testkit/social'
import { describe, expect, test } from 'vitest'
import { createSocialUpstream } from '../testing/create-social-upstream.ts'
import { UpstreamError } from '../upstream-error.ts'

/** Changes what an address answers. */
type Tamper = (url: string, answer: Response) => Response | Promise<Response>

const untouched: Tamper = (_url, answer) => answer
let tamper = untouched
const asked: string[] = []
const { network, upstream, enter, findClient } = createSocialUpstream((url, answer) => {
  asked.push(url)
  return tamper(url, answer)
})

const ada: Person = {
  subject: '1080',
  email: 'victim@example.com',
  isEmailVerified: true,
  firstName: 'Ada',
  picture: 'https://pictures.example/ada.png',
}

const openIds = oauthProviders.filter((id) => dialects[id].issuer !== undefined)
const standard = openIds.filter((id) => !['apple', 'microsoft', 'twitch'].includes(id))

const during = async <T>(id: OauthProvider, fault: SocialFault, work: () => Promise<T>) => {
  network.misbehave(id, fault)
  try {
    return await work()
  } finally {
    network.misbehave(id, null)
  }
}
const refuses = async (id: OauthProvider, fault: SocialFault) => {
  network.person(id, ada)
  await expect(during(id, fault, () => enter(id))).rejects.toThrow(UpstreamError)
  // the fault was it, and nothing else
  await expect(enter(id)).resolves.toBeDefined()
}
/** Lays something over a JSON answer. */
const overlay =
  (at: string, change: (body: Record<string, unknown>) => unknown): Tamper =>
  async (url, answer) =>
    url.startsWith(at) ? Response.json(change(Object(await answer.json()))) : answer
const enterWith = async (id: OauthProvider, how: Tamper) => {
  tamper = how
  try {
    return await enter(id)
  } finally {
    tamper = untouched
  }
}
/** The user information endpoint of one that has one. */
const place = (id: OauthProvider) => Object.keys(dialects[id].api)[0] ?? ''

describe('SOC-02 an id_token', () => {
  const skips = (id: OauthProvider, fault: string) =>
    dialects[id].repeatsNonce === false && fault === 'no nonce'
  test.each(
    openIds.flatMap((id) =>
      idTokenFaults.filter((fault) => !skips(id, fault)).map((fault) => [id, fault] as const),
    ),
  )('of %s with "%s" is refused', (id, fault) => refuses(id, fault))

  test.each(oauthProviders.filter((id) => !openIds.includes(id)))(
    'of %s, whose keys nobody knows, says nothing',
    async (id) => {
      network.person(id, ada)
      const forged = ['{"alg":"none"}', '{"sub":"eve","email":"eve@example.com"}', '']
        .map((part) => Buffer.from(part).toString('base64url'))
        .join('.')
      const { profile, tokens } = await enterWith(
        id,
        overlay(dialects[id].token, (body) => ({ ...body, id_token: forged })),
      )
      expect([profile.subject, profile.email === 'eve@example.com', tokens.idToken]).toEqual([
        '1080',
        false,
        null,
      ])
    },
  )

  test.each(idTokenFaults.filter((fault) => !['no id_token', 'no nonce'].includes(fault)))(
    'of One Tap with "%s" is refused',
    async (fault) => {
      network.person('google', ada)
      const google = await findClient('google')
      const read = async () =>
        upstream.readIdToken('google', google, await network.signCredential('n'), 'n')
      await expect(during('google', fault, read)).rejects.toThrow(UpstreamError)
      await expect(read()).resolves.toMatchObject({ profile: { subject: '1080' } })
    },
  )

  test('of a refresh is verified too', async () => {
    network.person('gitlab', ada)
    const { tokens } = await enter('gitlab')
    const gitlab = await findClient('gitlab')
    let { refreshToken } = tokens
    for (const fault of ['alg none', 'signed by another key', 'another audience'] as const) {
      const outcome = during('gitlab', fault, () => upstream.refresh(gitlab, refreshToken ?? ''))
      await expect(outcome, fault).rejects.toThrow(UpstreamError)
      refreshToken = (await enter('gitlab')).tokens.refreshToken
    }
  })

  test('of another tenant of Microsoft is of another issuer', async () => {
    network.person('microsoft', ada)
    const first = await enter('microsoft')
    network.person('microsoft', { ...ada, claims: { tid: 'evil' } })
    // whoever says another tenant than the one that issues it is refused
    await expect(enter('microsoft')).rejects.toThrow(UpstreamError)
    const iss = 'https://login.microsoftonline.com/evil/v2.0'
    network.person('microsoft', { ...ada, claims: { tid: 'evil', iss } })
    const second = await enter('microsoft')
    expect(second.profile.subject).toBe(first.profile.subject)
    expect(second.issuer).not.toBe(first.issuer)
  })
})

describe('SOC-06 an address', () => {
  const unproved: readonly unknown[] = [undefined, null, false, 'true', 1, '1', {}, ['true']]

  test.each(standard)('of %s counts as verified by the value true alone', async (id) => {
    for (const email_verified of unproved) {
      network.person(id, { ...ada, claims: { email_verified } })
      const { profile } = await enter(id)
      expect([email_verified, profile.isEmailVerified]).toEqual([email_verified, false])
    }
  })

  test('of Twitch counts as verified by the value true alone', async () => {
    for (const email_verified of unproved) {
      network.person('twitch', { ...ada, claims: { email_verified } })
      expect((await enter('twitch')).profile.isEmailVerified).toBe(false)
    }
  })

  test('of Apple counts as verified also by the text "true", which Apple documents, and by nothing else', async () => {
    for (const email_verified of unproved) {
      network.person('apple', { ...ada, claims: { email_verified } })
      expect((await enter('apple')).profile.isEmailVerified).toBe(email_verified === 'true')
    }
  })

  test('of Microsoft is not verified where email_verified is not true, whatever xms_edov says', async () => {
    for (const email_verified of [false, 'true', 1, null]) {
      network.person('microsoft', { ...ada, claims: { email_verified, xms_edov: true } })
      expect((await enter('microsoft')).profile.isEmailVerified).toBe(false)
    }
    for (const xms_edov of [undefined, false, 0, '0', 'false', 'yes', {}]) {
      network.person('microsoft', { ...ada, claims: { xms_edov } })
      expect((await enter('microsoft')).profile.isEmailVerified).toBe(false)
    }
    network.person('microsoft', { ...ada, claims: { xms_edov: true } })
    expect((await enter('microsoft')).profile.isEmailVerified).toBe(true)
  })

  test('of Apple is never read from what the browser brings', async () => {
    const { email: _, ...others } = ada
    network.person('apple', others)
    const user = { name: { firstName: 'Eve' }, email: 'victim@example.com', email_verified: true }
    const { profile } = await enter('apple', {
      callback: (callback) => callback.set('user', JSON.stringify(user)),
    })
    expect(profile).toMatchObject({ email: null, isEmailVerified: false })
  })

  // The id_token says "verified", and of no address; the endpoint names one, and does not say so.
  test.each(['gitlab', 'salesforce', 'linkedin', 'yahoo'] as const)(
    'of %s is not verified by what another answer says',
    async (id) => {
      const { email: _, ...others } = ada
      network.person(id, { ...others, claims: { email_verified: true } })
      for (const told of [undefined, false]) {
        const { profile } = await enterWith(
          id,
          overlay(place(id), ({ email_verified: __, ...body }) => ({
            ...body,
            email: 'victim@example.com',
            email_verified: told,
          })),
        )
        expect([profile.email, profile.isEmailVerified]).toEqual(['victim@example.com', false])
      }
    },
  )

  test.each(['gitlab', 'salesforce', 'linkedin', 'yahoo'] as const)(
    'of %s is not that of another subject',
    async (id) => {
      const { email: _, ...others } = ada
      network.person(id, others)
      const of = overlay(place(id), (body) => ({
        ...body,
        sub: 'somebody else',
        email: 'victim@example.com',
        email_verified: true,
      }))
      expect((await enterWith(id, of)).profile).toMatchObject({
        subject: '1080',
        email: null,
        isEmailVerified: false,
      })
    },
  )

  test.each<
    [OauthProvider, string, (value: unknown) => (body: Record<string, unknown>) => unknown]
  >([
    ['discord', place('discord'), (verified) => (body) => ({ ...body, verified })],
    [
      'github',
      'https://api.github.com/user/emails',
      (verified) => () => [{ email: 'victim@example.com', primary: true, verified }],
    ],
    [
      'bitbucket',
      'https://api.bitbucket.org/2.0/user/emails',
      (is_confirmed) => () => ({
        values: [{ email: 'victim@example.com', is_primary: true, is_confirmed }],
      }),
    ],
  ])('of %s is verified by the value true alone', async (id, at, toBody) => {
    network.person(id, ada)
    for (const value of unproved) {
      const { profile } = await enterWith(id, overlay(at, toBody(value)))
      expect([value, profile.isEmailVerified]).toEqual([value, false])
    }
  })

  test.each(['facebook', 'amazon', 'coinbase', 'figma'] as const)(
    'of %s, which documents no such field, is verified by none',
    async (id) => {
      network.person(id, ada)
      const yes = { email_verified: true, verified: true, is_verified: true, confirmed: true }
      const { profile } = await enterWith(
        id,
        overlay(place(id), (body) => ({ ...body, ...yes, data: { ...Object(body.data), ...yes } })),
      )
      expect([profile.email, profile.isEmailVerified]).toEqual(['victim@example.com', false])
    },
  )

  test('of GitHub is the primary one, whatever else is verified', async () => {
    network.person('github', ada)
    const { profile } = await enterWith(
      'github',
      overlay('https://api.github.com/user/emails', () => [
        { email: 'victim@example.com', primary: false, verified: true },
        { email: 'eve@example.com', primary: true, verified: false },
      ]),
    )
    expect(profile).toMatchObject({ email: 'eve@example.com', isEmailVerified: false })
  })
})

describe('SOC-10 SOC-12 a provider that is broken', () => {
  const inTime = tokenEndpointFaults.filter((fault) => fault !== 'token endpoint hangs')

  test.each(oauthProviders)('%s signs nobody in, and leads nowhere', async (id) => {
    for (const fault of [...inTime, 'unknown code'] as const) {
      asked.length = 0
      await refuses(id, fault)
      expect(asked.filter((url) => url.includes('169.254'))).toEqual([])
    }
  })

  test.each(openIds.flatMap((id) => keyFaults.map((fault) => [id, fault] as const)))(
    '%s with "%s" signs nobody in: no check is left out',
    async (id, fault) => {
      // a relying party that has not seen the keys before
      const fresh = createSocialUpstream()
      fresh.network.person(id, ada)
      fresh.network.misbehave(id, fault)
      await expect(fresh.enter(id)).rejects.toThrow(UpstreamError)
      fresh.network.misbehave(id, null)
      await expect(fresh.enter(id)).resolves.toBeDefined()
    },
  )

  test.each(
    oauthProviders.filter(
      (id) => !['google', 'microsoft', 'apple', 'slack', 'twitch'].includes(id),
    ),
  )('%s whose user information cannot be had, or is nobody’s', async (id) => {
    // GitLab is asked only where the id_token says no address
    const { email: _, ...others } = ada
    network.person(id, id === 'gitlab' ? others : ada)
    await expect(during(id, 'user information down', () => enter(id))).rejects.toThrow(
      UpstreamError,
    )
    const odd: readonly unknown[] = openIds.includes(id) ? [[], 'x', null] : [[], 'x', null, {}]
    for (const body of odd) {
      await expect(
        enterWith(
          id,
          overlay(place(id), () => body),
        ),
        JSON.stringify(body),
      ).rejects.toThrow(UpstreamError)
    }
  })

  test('SOC-12 TikTok’s error beside a user, with status 200, is an error', async () => {
    network.person('tiktok', ada)
    const how = overlay(place('tiktok'), (body) => ({
      ...body,
      error: { code: 'access_token_invalid', message: 'No.' },
    }))
    await expect(enterWith('tiktok', how)).rejects.toThrow(UpstreamError)
  })

  test('SOC-12 Slack’s refusal with status 200 is a refusal, tokens beside it or not', async () => {
    network.person('slack', ada)
    const how = overlay(dialects.slack.token, (body) => ({ ...body, ok: false, error: 'no' }))
    await expect(enterWith('slack', how)).rejects.toThrow(UpstreamError)
    const silent = overlay(dialects.slack.token, (body) => ({ ...body, ok: false }))
    await expect(enterWith('slack', silent)).rejects.toThrow(UpstreamError)
  })
})

describe('keys', () => {
  test.each(openIds)(
    'of %s that were changed are fetched at once, and the old ones forgotten',
    async (id) => {
      network.person(id, ada)
      await enter(id)
      const keysAddress = dialects[id].keys ?? ''
      const count = () => asked.filter((url) => url === keysAddress).length
      asked.length = 0
      await enter(id)
      expect(count()).toBe(0)
      network.rotateKeys(id)
      await expect(enter(id)).resolves.toBeDefined()
      expect(count()).toBe(1)
    },
  )

  test('of an unknown name are not asked for without end', async () => {
    network.person('google', ada)
    await enter('google')
    asked.length = 0
    await expect(
      during('google', 'signed by an unknown key', () => enter('google')),
    ).rejects.toThrow(UpstreamError)
    expect(asked.filter((url) => url === dialects.google.keys).length).toBeLessThanOrEqual(1)
  })
})

describe('RFC 9207', () => {
  /** Whose name is known; Microsoft has as many as it has tenants. */
  const named = oauthProviders.filter(
    (id) => id === 'github' || (openIds.includes(id) && id !== 'microsoft'),
  )
  test.each(named)('another issuer in the callback of %s is refused', (id) =>
    refuses(id, 'another issuer in the callback'),
  )

  test.each(oauthProviders.filter((id) => !named.includes(id)))(
    'an issuer in the callback of %s is held against no name that nobody documents',
    async (id) => {
      network.person(id, ada)
      const fault = 'another issuer in the callback'
      await expect(during(id, fault, () => enter(id))).resolves.toBeDefined()
    },
  )

  test('GitHub’s accounts are those of the name that it says, written out', async () => {
    network.person('github', ada)
    expect((await enter('github')).issuer).toBe('https://github.com/login/oauth')
    expect((await enter('google')).issuer).toBe('https://accounts.google.com')
  })

  test('no code is presented to a provider whose answer names another', async () => {
    network.person('github', ada)
    const before = network.requests.filter(({ url }) => url === dialects.github.token).length
    await expect(
      during('github', 'another issuer in the callback', () => enter('github')),
    ).rejects.toThrow(UpstreamError)
    expect(network.requests.filter(({ url }) => url === dialects.github.token)).toHaveLength(before)
  })

  test('two installations of one provider do not share their people', async () => {
    const github = await findClient('github')
    const config = { ...github.config, baseUrl: 'https://github.acme.example' }
    const own = await upstream.findClient('github', config)
    const url = upstream.toAuthorizationUrl(own, {
      state: 's',
      nonce: 'n',
      codeVerifier: 'v'.repeat(43),
      redirectUri: 'https://auth.example.com/',
      scopes: [],
      parameters: {},
    })
    expect(new URL(url).origin).toBe('https://github.acme.example')
    const callback = new URLSearchParams({
      code: 'c',
      state: 's',
      iss: 'https://github.com/login/oauth',
    })
    const secrets = { state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43) }
    await expect(
      upstream.exchangeCode('github', own, { callback, redirectUri: 'x', secrets }),
    ).rejects.toThrow(/iss/)
  })
})
