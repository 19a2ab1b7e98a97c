import { sessions } from '@portico/contract'
import { emailMagicLinks } from '@portico/contract/methods/email-magic-links'
import { otp } from '@portico/contract/methods/otp'
import { openSqliteStorage } from '@portico/service/assembly'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createCall, injectInto } from './call.ts'
import { createTestProject } from './create-test-project.ts'
import { createWorld, type World } from './create-world.ts'

const ada = 'ada@example.com'

describe('a world', () => {
  let world: World
  beforeEach(async () => {
    world = await createWorld()
  })
  afterEach(() => world.stop())

  test('signs a user in with the code in the inbox', async () => {
    const sent = await world.call(otp.emailLoginOrCreate, { email: ada })
    const reply = await world.call(otp.authenticate, {
      token: await world.inbox.codeFor(ada),
      method_id: sent.data?.method_id ?? '',
    })
    expect(reply.data?.user.emails[0]?.email).toBe(ada)

    const session = reply.data?.session_token ?? ''
    const refreshed = await world.call(sessions.authenticate, {}, { session })
    expect(refreshed.status).toBe(200)
  })

  test('hands out every message once, the oldest first', async () => {
    const url = `${world.origin}/welcome`
    const body = { email: ada, login_magic_link_url: url, signup_magic_link_url: url }
    await world.call(emailMagicLinks.loginOrCreate, body)
    await world.call(emailMagicLinks.loginOrCreate, body)
    expect(await world.inbox.linkFor(ada)).not.toBe(await world.inbox.linkFor(ada))
    expect(world.inbox.count(ada)).toBe(2)
  })

  test('moves its clock: a code has expired after five minutes', async () => {
    const sent = await world.call(otp.emailLoginOrCreate, { email: ada })
    const body = {
      token: await world.inbox.codeFor(ada),
      method_id: sent.data?.method_id ?? '',
    }
    world.clock.advance(5 * 60_000)
    expect((await world.call(otp.authenticate, body)).error?.error_type).toBe('otp_code_not_found')
  })

  test('writes no code, token or address into its log', async () => {
    const sent = await world.call(otp.emailLoginOrCreate, { email: ada })
    const code = await world.inbox.codeFor(ada)
    const reply = await world.call(otp.authenticate, {
      token: code,
      method_id: sent.data?.method_id ?? '',
    })
    const text = world.logs.join('')
    expect(text).toContain('"request"')
    for (const secret of [code, reply.data?.session_token ?? ada, ada]) {
      expect(text).not.toContain(secret)
    }
  })
})

describe('a world without a port', () => {
  const signIn = async (world: World) => {
    const sent = await world.call(otp.emailLoginOrCreate, { email: ada })
    const token = await world.inbox.codeFor(ada)
    return world.call(otp.authenticate, { token, method_id: sent.data?.method_id ?? '' })
  }

  test('answers the same calls, and leaves a given storage open', async () => {
    const storage = openSqliteStorage({ file: ':memory:' })
    const first = await createWorld({ isListening: false, storage })
    const signedIn = await signIn(first)
    expect(signedIn.status).toBe(200)
    expect(first.service.app.server.listening).toBe(false)
    await first.stop()

    const next = await createWorld({ isListening: false, storage, clock: first.clock })
    const session = signedIn.data?.session_token ?? ''
    expect((await next.call(sessions.authenticate, {}, { session })).status).toBe(200)
    await next.stop()
    await storage.close()
  })

  test('has further projects separate from the first', async () => {
    const other = createTestProject()
    const world = await createWorld({ isListening: false, otherProjects: [other] })
    const session = (await signIn(world)).data?.session_token ?? ''
    const callOther = createCall(injectInto(world.service.app), other.publicToken)
    const refused = await callOther(sessions.authenticate, {}, { session })
    expect(refused.error?.error_type).toBe('session_not_found')
    await world.stop()
  })
})
