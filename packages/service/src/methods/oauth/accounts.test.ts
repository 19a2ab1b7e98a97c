/** Whose account it is: SOC-05, SOC-06, SOC-08, and the four holes of 2026 in this place. */
import {
  type EngineName,
  openTestStorage,
  pickEngines,
  type TestStorage,
} from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHostCalls } from '../../testing/create-host-calls.ts'
import { createOauthWorld, type OauthWorld } from '../../testing/create-oauth-world.ts'
import { createOauthBrowser, toToken } from '../../testing/oauth-calls.ts'

const password = 'correct horse battery staple 7'

/** Opens the world of a suite. */
function openSuite(engine: EngineName) {
  let database: TestStorage
  let world: OauthWorld
  let projectId: string
  beforeAll(async () => {
    database = await openTestStorage(engine)
    world = await createOauthWorld(database)
    projectId = world.project.projectId
  })
  afterAll(async () => {
    await world.stop()
    await database.remove()
  })
  const verified = (login: string, email = `${login}@example.com`) =>
    world.person(login, { email, email_verified: true, name: 'Ada King Lovelace' })
  const signUpByPassword = (email: string) =>
    world.post('/passwords', { email, password, session_duration_minutes: 60 })
  const attach = async (session: string, login: string) => {
    const asked = await world.post('/oauth/attach', { provider: 'first' }, { session })
    const query = { oauth_attach_token: String(asked.data.oauth_attach_token) }
    const token = toToken(await world.goThrough(login, { query }))
    return world.authenticate(token, session)
  }
  return {
    get world() {
      return world
    },
    get projectId() {
      return projectId
    },
    verified,
    signUpByPassword,
    attach,
  }
}

describe.each(pickEngines('sqlite'))('accounts at providers, on %s', (engine) => {
  const suite = openSuite(engine)
  const { verified, signUpByPassword, attach } = suite

  const findByEmail = (email: string) =>
    suite.world.storage.users.findByEmail(suite.projectId, email)

  test('somebody new gets an account with the name, the picture and the address that the provider verified', async () => {
    suite.world.person('grace', {
      email: 'grace@example.com',
      email_verified: true,
      name: 'Grace Hopper',
      locale: 'en-US',
    })
    const { status, data, text } = await suite.world.enter('grace')
    expect(status, text).toBe(200)
    expect(data.user).toMatchObject({
      status: 'active',
      name: { first_name: 'Grace', middle_name: '', last_name: 'Hopper' },
      emails: [{ email: 'grace@example.com', verified: true }],
      providers: [
        {
          oauth_user_registration_id: data.oauth_user_registration_id,
          provider_subject: 'grace',
          provider_type: 'first',
          locale: 'en-US',
        },
      ],
    })
    expect(data.session.authentication_factors).toMatchObject([
      {
        type: 'oauth',
        delivery_method: 'oauth_first',
        first_oauth_factor: {
          id: data.oauth_user_registration_id,
          provider_subject: 'grace',
          email_id: data.user.emails[0].email_id,
        },
      },
    ])
  })

  test('a known subject is that user, whatever address the provider now tells', async () => {
    verified('moved', 'before@example.com')
    const first = await suite.world.enter('moved')
    verified('moved', 'after@example.com')
    const again = await suite.world.enter('moved')
    expect(again.data.user_id).toBe(first.data.user_id)
    expect(again.data.user.emails).toMatchObject([{ email: 'before@example.com' }])
    expect(await findByEmail('after@example.com')).toBe(null)
  })

  test('a changed address that is another user’s does not lead to that user', async () => {
    verified('changes', 'changes@example.com')
    const own = await suite.world.enter('changes')
    const other = await suite.world.signIn('victim@example.com')
    verified('changes', 'victim@example.com')
    const again = await suite.world.enter('changes')
    expect(again.data.user_id).toBe(own.data.user_id)
    expect(again.data.user_id).not.toBe(other.user_id)
  })

  test('SOC-06 one subject at two providers is two users', async () => {
    suite.world.person('same', {})
    const first = await suite.world.enter('same', 'first')
    const second = await suite.world.enter('same', 'second')
    expect(first.status).toBe(200)
    expect(second.data.user_id).not.toBe(first.data.user_id)
  })

  test('an address that both sides verified links the account to its user', async () => {
    const { user_id } = await suite.world.signIn('linked@example.com')
    verified('linked')
    const { data } = await suite.world.enter('linked')
    expect(data.user_id).toBe(user_id)
    expect(data.user.providers).toHaveLength(1)
  })

  test.each([
    ['missing', {}],
    ['false', { email_verified: false }],
    ['the text "true"', { email_verified: 'true' }],
    ['1', { email_verified: 1 }],
  ])(
    'SOC-06 an address whose email_verified is %s leads to nobody, and is not taken',
    async (name, claims) => {
      const victim = await suite.world.signIn('owner@example.com')
      const login = `stranger${name.replaceAll(/\W/g, '')}`
      suite.world.person(login, { email: 'owner@example.com', ...claims })
      const { data, status } = await suite.world.enter(login)
      expect(status).toBe(200)
      expect(data.user_id).not.toBe(victim.user_id)
      expect(data.user.emails).toEqual([])
      const after = await suite.world.storage.users.findById(suite.projectId, victim.user_id)
      expect(after?.credentials.oauth).toEqual([])
    },
  )

  test('SOC-05 what a stranger set up on an unproved address goes when its owner comes by a provider', async () => {
    const stranger = await signUpByPassword('target@example.com')
    expect(stranger.status, stranger.text).toBe(200)
    verified('target')
    const { data, status } = await suite.world.enter('target')
    expect(status).toBe(200)
    expect(data.user_id).toBe(stranger.data.user_id)
    expect(data.user).toMatchObject({
      password: null,
      emails: [{ email: 'target@example.com', verified: true }],
    })
    const session = stranger.data.session_token
    const old = await suite.world.post('/sessions/authenticate', {}, { session })
    expect(old.data.error_type).toBe('session_not_found')
    const byPassword = await suite.world.post('/passwords/authenticate', {
      email: 'target@example.com',
      password,
    })
    expect(byPassword.status).not.toBe(200)
  })

  test('SOC-05 it goes also when the password, with which it was linked on an unproved address, is gone', async () => {
    const stranger = await signUpByPassword('bait@example.com')
    suite.world.person('angler', {})
    await attach(stranger.data.session_token, 'angler')
    const removed = await createHostCalls(suite.world).del(
      `/users/passwords/${stranger.data.user.password.password_id}`,
    )
    expect(removed.status, removed.text).toBe(200)
    const token = await suite.world.sendLink('bait@example.com')
    const owner = await suite.world.post('/magic_links/authenticate', { token })
    expect(owner.data.user_id).toBe(stranger.data.user_id)
    expect(owner.data.user.providers).toEqual([])
    const again = await suite.world.enter('angler')
    expect(again.data.user_id).not.toBe(owner.data.user_id)
  })

  test('a blocked user gets no session, and no new account', async () => {
    verified('blocked')
    const { data } = await suite.world.enter('blocked')
    await suite.world.storage.users.update(suite.projectId, data.user_id, {
      blockedAt: suite.world.now(),
    })
    const refused = await suite.world.enter('blocked')
    expect(refused.data.error_type).toBe('user_blocked')
  })

  test('a user deleted between the provider and the page does not come back', async () => {
    verified('deleted')
    const { data } = await suite.world.enter('deleted')
    const token = toToken(await suite.world.goThrough('deleted'))
    await suite.world.storage.users.remove(suite.projectId, data.user_id)
    const answer = await suite.world.authenticate(token)
    expect(answer.status === 200 ? answer.data.user_id : null).not.toBe(data.user_id)
  })

  test('whoever owns an account hears of a link, and takes it back with one button', async () => {
    const owner = await suite.world.signIn('hears@example.com')
    verified('hears')
    const linked = await suite.world.enter('hears')
    expect(linked.data.user_id).toBe(owner.user_id)
    const mail = await suite.world.takeMail('hears@example.com')
    expect([mail.subject, mail.text.includes('first')]).toEqual([
      'An account was linked to your Example account',
      true,
    ])
    const url = mail.links.find(({ kind }) => kind === 'not_me')?.url ?? ''
    const form = new URLSearchParams({ token: new URL(url).searchParams.get('token') ?? '' })
    const done = await createOauthBrowser(suite.world).follow(url.split('?')[0] ?? '', form)
    expect([done.status, done.text.includes('The linked account is removed')]).toEqual([200, true])
    const after = await suite.world.storage.users.findById(suite.projectId, owner.user_id)
    expect(after?.credentials.oauth).toEqual([])
    const session = linked.data.session_token
    const over = await suite.world.post('/sessions/authenticate', {}, { session })
    expect(over.data.error_type).toBe('session_not_found')
  })

  test('whoever is new hears of no link', async () => {
    verified('newcomer')
    await suite.world.enter('newcomer')
    await suite.world.service.deliverNow()
    const subjects = suite.world.inbox.list('newcomer@example.com').map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.includes('linked'))).toEqual([])
  })

  describe('linking', () => {
    test('a signed-in user links an account, and comes back by it', async () => {
      const own = await suite.world.signIn('links@example.com')
      suite.world.person('linker', {})
      const linked = await attach(own.session_token, 'linker')
      expect(linked.status, linked.text).toBe(200)
      expect(linked.data.user_id).toBe(own.user_id)
      expect(linked.data.user.providers).toHaveLength(1)
      expect((await suite.world.enter('linker')).data.user_id).toBe(own.user_id)
    })

    test('an account that is another user’s is not linked', async () => {
      suite.world.person('taken', {})
      const other = await suite.world.enter('taken')
      const own = await suite.world.signIn('wants@example.com')
      const refused = await attach(own.session_token, 'taken')
      expect([refused.status, refused.data.error_type]).toEqual([
        409,
        'duplicate_oauth_registration',
      ])
      expect((await suite.world.enter('taken')).data.user_id).toBe(other.data.user_id)
    })

    test('SOC-08 a link that another session asked for is refused: nobody’s account is linked to a stranger', async () => {
      const attacker = await suite.world.signIn('attacker@example.com')
      const victim = await suite.world.signIn('victim8@example.com')
      suite.world.person('victim-account', {})
      const asked = await suite.world.post(
        '/oauth/attach',
        { provider: 'first' },
        { session: attacker.session_token },
      )
      const query = { oauth_attach_token: asked.data.oauth_attach_token }
      const token = toToken(await suite.world.goThrough('victim-account', { query }))
      for (const session of [undefined, victim.session_token]) {
        expect((await suite.world.authenticate(token, session)).data.error_type).toBe(
          'session_not_found',
        )
      }
      const after = await suite.world.storage.users.findById(suite.projectId, attacker.user_id)
      expect(after?.credentials.oauth).toEqual([])
    })

    test('a token to link is good once, for its provider, and for ten minutes', async () => {
      const { session_token: session } = await suite.world.signIn('tokens@example.com')
      const ask = async () => {
        const answer = await suite.world.post('/oauth/attach', { provider: 'first' }, { session })
        return { oauth_attach_token: String(answer.data.oauth_attach_token) }
      }
      const start = (provider: string, query: Readonly<Record<string, string>>) =>
        createOauthBrowser(suite.world).start(provider, query)
      const query = await ask()
      expect((await start('second', query)).text).toContain('invalid_oauth_attach_token')
      expect((await start('first', query)).status).toBe(303)
      expect((await start('first', query)).text).toContain('invalid_oauth_attach_token')
      const late = await ask()
      suite.world.advance(10 * 60_000)
      expect((await start('first', late)).text).toContain('invalid_oauth_attach_token')
    })

    test('a session that ended while its user was at the provider links nothing', async () => {
      const own = await suite.world.signIn('ended@example.com')
      const session = own.session_token
      const asked = await suite.world.post('/oauth/attach', { provider: 'first' }, { session })
      const query = { oauth_attach_token: asked.data.oauth_attach_token }
      suite.world.person('late', {})
      const token = toToken(await suite.world.goThrough('late', { query }))
      await suite.world.post('/sessions/revoke', undefined, { session })
      expect((await suite.world.authenticate(token, session)).data.error_type).toBe(
        'session_not_found',
      )
    })

    test('nobody links without a session, and nobody to a provider that the project has not', async () => {
      const nobody = await suite.world.post('/oauth/attach', { provider: 'first' })
      expect(nobody.data.error_type).toBe('user_unauthenticated')
      const { session_token: session } = await suite.world.signIn('asks@example.com')
      const unknown = await suite.world.post('/oauth/attach', { provider: 'nowhere' }, { session })
      expect(unknown.data.error_type).toBe('invalid_oauth_provider')
      const unset = await suite.world.post('/oauth/attach', { provider: 'google' }, { session })
      expect(unset.data.error_type).toBe('oauth_config_not_found')
    })
  })

  test('the value that links is random: no two of a user are alike, and none is told again', async () => {
    const { session_token: session } = await suite.world.signIn('random@example.com')
    const tokens = new Set<string>()
    for (let index = 0; index < 5; index += 1) {
      const { data } = await suite.world.post('/oauth/attach', { provider: 'first' }, { session })
      expect(data.oauth_attach_token).toMatch(/^[\w-]{43}$/)
      tokens.add(data.oauth_attach_token)
    }
    expect(tokens.size).toBe(5)
  })
})

describe.each(pickEngines('postgres'))(
  'accounts at providers at once and in rows, on %s',
  (engine) => {
    const suite = openSuite(engine)
    const { verified, signUpByPassword, attach } = suite

    test('SOC-05 an account that a stranger linked on an unproved address goes with the rest', async () => {
      const stranger = await signUpByPassword('prey@example.com')
      suite.world.person('hunter', { email: 'hunter@example.com', email_verified: true })
      const session = stranger.data.session_token
      const linked = await attach(session, 'hunter')
      expect(linked.status, linked.text).toBe(200)
      const token = await suite.world.sendLink('prey@example.com')
      const owner = await suite.world.post('/magic_links/authenticate', { token })
      expect(owner.data.user.providers).toEqual([])
      const again = await suite.world.enter('hunter')
      expect(again.data.user_id).not.toBe(owner.data.user_id)
    })

    test('20 first sign-ins at once make one user', async () => {
      verified('crowd')
      const tokens: string[] = []
      for (let index = 0; index < 20; index += 1)
        tokens.push(toToken(await suite.world.goThrough('crowd')))
      const answers = await Promise.all(tokens.map((token) => suite.world.authenticate(token)))
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
      expect(new Set(answers.map(({ data }) => data.user_id)).size).toBe(1)
    })

    test('one token signs in once, however many present it at once', async () => {
      verified('once')
      const token = toToken(await suite.world.goThrough('once'))
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => suite.world.authenticate(token)),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect((await suite.world.authenticate(token)).data.error_type).toBe('oauth_token_not_found')
    })

    test('an account whose provider is gone does not count as a way in', async () => {
      const { world, projectId } = suite
      world.person('left-behind', {})
      const { data } = await world.enter('left-behind')
      const [own] = await world.storage.oauth.listOfUser(projectId, data.user_id, 'first')
      if (!own) throw new Error('No account is linked.')
      const gone = {
        registrationId: 'oauth-test-gone',
        provider: 'gone',
        issuer: 'https://gone.example',
      }
      await world.storage.oauth.add({ ...own, ...gone })
      const session = data.session_token
      const remove = (id: string) =>
        world.send('DELETE', `/users/oauth/${id}`, undefined, { session })
      const kept = await remove(own.registrationId)
      expect(kept.data.error_type).toBe('cannot_delete_last_primary_factor')
      expect((await remove(gone.registrationId)).status).toBe(200)
    })

    test('the only way in cannot be deleted; another one can, and is then free', async () => {
      suite.world.person('leaver', {})
      const { data } = await suite.world.enter('leaver')
      const path = `/users/oauth/${data.oauth_user_registration_id}`
      const session = data.session_token
      const kept = await suite.world.send('DELETE', path, undefined, { session })
      expect(kept.data.error_type).toBe('cannot_delete_last_primary_factor')
      verified('switcher')
      const other = await suite.world.enter('switcher')
      const removed = await suite.world.send(
        'DELETE',
        `/users/oauth/${other.data.oauth_user_registration_id}`,
        undefined,
        { session: other.data.session_token },
      )
      expect(removed.status, removed.text).toBe(200)
      expect(removed.data.__user.providers).toEqual([])
    })
  },
)
