import { createHash } from 'node:crypto'
import { type EngineName, openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import { toWrongCode } from '../../testing/create-test-service.ts'

const send = '/magic_links/email/login_or_create'
const byCode = '/magic_links/authenticate_code'
const byLink = '/magic_links/authenticate'

const withCode = {
  expirationMinutes: 30,
  requireSameBrowser: false,
  withCode: true,
  otherDevice: true,
}

/** Opens the fixture of a suite. */
function openFixture(engine: EngineName) {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  beforeAll(fixture.open)
  afterAll(fixture.close)
  const start = async (project: object = {}) => {
    const world = await fixture.start({ project: { magicLinks: withCode, ...project } })
    /** Asks for a link, and reads the mail. */
    const ask = async (email: string, body: object = {}) => {
      const { data } = await world.post(send, { email, ...body })
      const { code, links } = await world.takeMail(email)
      const token = new URL(links[0]?.url ?? '').searchParams.get('token') ?? ''
      return { codeId: data.code_id as string | undefined, code: code ?? '', token } // the wire's
    }
    const enter = (codeId: string | undefined, code: string, more: object = {}) =>
      world.post(byCode, { code_id: codeId, code, ...more })
    return { world, ask, enter }
  }
  return start
}

describe.each(pickEngines('sqlite'))('the code beside a link, on %s', (engine) => {
  const start = openFixture(engine)

  test('signs in the page that requested it, with the digits in the mail', async () => {
    const { world, ask, enter } = await start()
    const { codeId, code } = await ask('ada@example.com')
    expect(code).toMatch(/^\d{6}$/)
    const answer = await enter(codeId, code)
    expect([answer.status, answer.data.user.emails[0].verified]).toEqual([200, true])
    const me = await world.get('/users/me', { session: answer.data.session_token })
    expect(me.data.emails[0].email).toBe('ada@example.com')
  })

  test('is neither sent nor given an id if the project does not enable it', async () => {
    const { ask } = await start({ magicLinks: { ...withCode, withCode: false, otherDevice: true } })
    expect(await ask('plain@example.com')).toMatchObject({ codeId: undefined, code: '' })
  })

  test('is void once the link was used, and the link is void once the code was', async () => {
    const { world, ask, enter } = await start()
    const first = await ask('first@example.com')
    expect((await enter(first.codeId, first.code)).status).toBe(200)
    expect((await world.post(byLink, { token: first.token })).data.error_type).toBe(
      'unable_to_auth_magic_link',
    )
    expect((await enter(first.codeId, first.code)).data.error_type).toBe('otp_code_not_found')
    const second = await ask('second@example.com')
    expect((await world.post(byLink, { token: second.token })).status).toBe(200)
    expect((await enter(second.codeId, second.code)).data.error_type).toBe('otp_code_not_found')
  })

  test('five wrong guesses void code and link, and lock the address for passcodes too', async () => {
    const { world, ask, enter } = await start()
    const { codeId, code, token } = await ask('guess@example.com')
    for (let guess = 0; guess < 5; guess++) {
      expect((await enter(codeId, toWrongCode(code, guess + 1))).data.error_type).toBe(
        'otp_code_not_found',
      )
    }
    expect((await enter(codeId, code)).data.error_type).toBe('user_lock_limit_reached')
    expect((await world.post(byLink, { token })).status).not.toBe(200)
    const passcode = await world.post('/otps/email/login_or_create', { email: 'guess@example.com' })
    const locked = await world.post('/otps/authenticate', {
      token: '000000',
      method_id: passcode.data.method_id,
    })
    expect(locked.data.error_type).toBe('user_lock_limit_reached')
    world.advance(31 * 60_000)
    expect((await enter(codeId, code)).data.error_type).toBe('otp_code_not_found')
  })

  test('expires together with the link', async () => {
    const { world, ask, enter } = await start()
    const { codeId, code } = await ask('late@example.com')
    world.advance(30 * 60_000)
    expect((await enter(codeId, code)).data.error_type).toBe('otp_code_not_found')
  })

  test('a code id that was never issued signs nobody in, even with a valid code', async () => {
    const { ask, enter } = await start({ privateMode: true })
    const { code } = await ask('owner@example.com')
    for (const codeId of ['magic-link-test-nobody', 'passcode-test-nobody']) {
      expect((await enter(codeId, code)).data.error_type).toBe('otp_code_not_found')
    }
    expect((await enter('../magic', code)).data.error_type).toBe('invalid_method_id')
  })

  test.each([false, true])(
    'a blocked user gets the same response as anybody but no mail, and guesses are counted: private mode %s',
    async (privateMode) => {
      const { world, enter } = await start({ privateMode })
      const { user_id } = await world.signIn('blocked@example.com')
      await world.storage.users.update(world.project.projectId, user_id, { blockedAt: world.now() })
      const mails = world.inbox.list('blocked@example.com').length
      const free = await world.post(send, { email: 'free@example.com' })
      const blocked = await world.post(send, { email: 'blocked@example.com' })
      expect(Object.keys(blocked.data)).toEqual(Object.keys(free.data))
      expect(blocked.data.code_id).toMatch(/^magic-link-/)
      for (let guess = 0; guess < 5; guess++) {
        expect((await enter(blocked.data.code_id, `00000${guess}`)).data.error_type).toBe(
          'otp_code_not_found',
        )
      }
      expect((await enter(blocked.data.code_id, '000005')).data.error_type).toBe(
        'user_lock_limit_reached',
      )
      expect(world.inbox.list('blocked@example.com')).toHaveLength(mails)
    },
  )

  test.each([
    ['12345', 'invalid_code'],
    ['abcdef', 'invalid_code'],
  ])('%j is refused as %s before anything is looked up', async (code, errorType) => {
    const { enter } = await start()
    expect((await enter('magic-link-test-x', code)).data.error_type).toBe(errorType)
  })

  test('ML a project that requires the same browser requires its verifier for the code too', async () => {
    const { ask, enter } = await start({ magicLinks: { ...withCode, requireSameBrowser: true } })
    const verifier = 'v'.repeat(64)
    const code_challenge = createHash('sha256').update(verifier).digest('base64url')
    const { codeId, code } = await ask('pkce@example.com', { code_challenge })
    expect((await enter(codeId, code)).data.error_type).toBe('pkce_expected_code_verifier')
    expect((await enter(codeId, code, { code_verifier: verifier })).status).toBe(200)
  })
})

describe.each(pickEngines('postgres'))('the code beside a link at once, on %s', (engine) => {
  const start = openFixture(engine)

  test('only one of link and code signs in when both are used at once', async () => {
    const { world, ask, enter } = await start()
    for (let round = 0; round < 10; round++) {
      const { codeId, code, token } = await ask(`race-${round}@example.com`)
      const answers = await Promise.all([
        enter(codeId, code),
        world.post(byLink, { token }),
        enter(codeId, code),
      ])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    }
  })
})
