/** Token answers as real providers, and the proxies before them, write them. */
import { oauthProviders } from '@portico/contract/methods/oauth'
import { dialects } from '@portico/testkit/social'
import { describe, expect, test } from 'vitest'
import { createSocialUpstream } from '../testing/create-social-upstream.ts'
import { toOauth2Provider } from './own-provider.ts'
import { readTokenAnswer } from './read-token-answer.ts'

type Members = Readonly<Record<string, unknown>>
type Write = (answer: Members) => Response

const as =
  (change: (answer: Members) => Members): Write =>
  (answer) =>
    Response.json(change(answer))
const without = (name: string) => as(({ [name]: _gone, ...rest }) => rest)
const form: Write = (answer) => {
  const pairs = Object.entries(answer).map(([name, value]): [string, string] => [
    name,
    String(value),
  ])
  return new Response(new URLSearchParams(pairs).toString(), {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
}

const ways: Readonly<Record<string, Write>> = {
  'without a token_type': without('token_type'),
  'with token_type null': as((answer) => ({ ...answer, token_type: null })),
  'with an empty token_type': as((answer) => ({ ...answer, token_type: '' })),
  'with a token_type in capitals, and spaces': as((a) => ({ ...a, token_type: ' BEARER ' })),
  'with a token_type that is a list': as((answer) => ({ ...answer, token_type: ['bearer'] })),
  'without expires_in': without('expires_in'),
  'with expires_in null': as((answer) => ({ ...answer, expires_in: null })),
  'with expires_in as text': as((answer) => ({ ...answer, expires_in: '3600' })),
  'with expires_in that is no number': as((answer) => ({ ...answer, expires_in: 'soon' })),
  'with expires_in of zero': as((answer) => ({ ...answer, expires_in: 0 })),
  'without a scope': without('scope'),
  'with scope null': as((answer) => ({ ...answer, scope: null })),
  'with a scope that is a list': as((answer) => ({ ...answer, scope: ['a', 'b c', 7] })),
  'with a scope that is an object': as((answer) => ({ ...answer, scope: { a: 1 } })),
  'with refresh_token null': as((answer) => ({ ...answer, refresh_token: null })),
  'with a refresh_token that is no text': as((answer) => ({ ...answer, refresh_token: false })),
  'with error null': as((answer) => ({ ...answer, error: null, error_description: '' })),
  'with members that no standard names': as((answer) => ({ ...answer, a: null, b: {}, c: [] })),
  'as a form': form,
  'as JSON that is said to be text': (answer) => new Response(JSON.stringify(answer)),
  'with a byte order mark': (answer) => new Response(`\ufeff${JSON.stringify(answer)}`),
  'with status 201': (answer) => Response.json(answer, { status: 201 }),
}

describe.each(oauthProviders)('the tokens of %s', (id) => {
  let write: Write | null = null
  const { network, enter } = createSocialUpstream(async (url, answer) =>
    write !== null && url === dialects[id].token ? write(Object(await answer.json())) : answer,
  )
  network.person(id, {
    subject: '1080',
    email: 'ada@example.com',
    isEmailVerified: true,
    firstName: 'Ada',
  })

  test('B4: are read however they are written', async () => {
    // Apple says a name with the first sign-in alone.
    await enter(id)
    const usual = await enter(id)
    for (const [way, change] of Object.entries(ways)) {
      write = change
      const entered = await enter(id).catch((error: unknown) => error)
      write = null
      expect([way, entered]).toMatchObject([way, { profile: usual.profile }])
    }
  })
})

const provider = toOauth2Provider({
  type: 'oauth2',
  label: 'The club',
  clientId: 'c',
  clientSecretEnv: 'CLUB',
  authorizationUrl: 'https://club.example/authorize',
  tokenUrl: 'https://club.example/token',
  userInfoUrl: 'https://club.example/me',
})
const read = async (answer: Response) => {
  const { usual } = await readTokenAnswer(provider, answer)
  return { status: usual.status, ...Object(await usual.json()) }
}

test('B4: scopes are the same in a list, with commas and with spaces', async () => {
  for (const scope of ['a b', 'a,b', ' a,  b ', ['a', 'b'], ['a b', null], 'a\tb\n']) {
    const told = await read(Response.json({ access_token: 't', scope }))
    expect(told).toEqual({ status: 200, access_token: 't', token_type: 'bearer', scope: 'a b' })
  }
})

test('B4: a refusal stays one, in every form and with every status', async () => {
  for (const status of [200, 400, 401]) {
    for (const answer of [
      Response.json({ error: 'invalid_grant' }, { status }),
      new Response('error=invalid_grant&error_description=x', { status }),
    ]) {
      const told = await read(answer)
      expect([told.error, told.status]).toEqual(['invalid_grant', status === 200 ? 400 : status])
    }
  }
})

test.each(['<html>', '', 'a=b', '[]', '"x"', 'null', '7'])(
  'B4: %j is no answer, whatever it is said to be',
  async (text) => {
    await expect(read(new Response(text))).rejects.toThrow(/^The provider said /)
  },
)

test('B4: what is a token stays as it is written: no other type becomes one', async () => {
  for (const access_token of [7, ['t'], { t: 1 }, true]) {
    expect((await read(Response.json({ access_token }))).access_token).toEqual(access_token)
  }
  const odd = await read(Response.json({ access_token: 't', token_type: 'mac' }))
  expect(odd.token_type).toBe('mac')
})
