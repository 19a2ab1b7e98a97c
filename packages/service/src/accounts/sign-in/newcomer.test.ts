import { type EngineName, openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countRows } from '../../testing/count-rows.ts'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestService } from '../../testing/create-test-service.ts'
import { better, logIn, passwordRedirectUrls } from '../../testing/password-calls.ts'

const hour = 3_600_000
const subject = 'No Example account uses this address'
/** All sends that create no user, each with its link's kind. */
const sends = [
  ['/magic_links/email/send/primary', 'signup'],
  ['/otps/email/send/primary', 'signup'],
  ['/passwords/email/reset/start', 'reset_password'],
] as const

const toToken = (url = '') => new URL(url).searchParams.get('token')

/** Opens the fixture of a suite. */
function openFixture(engine: EngineName) {
  const fixture = createServiceFixture(() => openTestStorage(engine), {
    project: { privateMode: true, redirectUrls: passwordRedirectUrls },
  })
  const start = fixture.start
  beforeAll(fixture.open)
  afterAll(fixture.close)
  return { fixture, start }
}

describe.each(pickEngines('sqlite'))('an unknown address, in private mode, on %s', (engine) => {
  const { fixture, start } = openFixture(engine)

  const listSubjects = async (world: TestService, email: string) => {
    await world.service.deliverNow()
    return world.inbox.list(email).map((mail) => mail.subject)
  }

  const findUser = (world: TestService, email: string) =>
    world.storage.users.findByEmail(world.project.projectId, email)

  test.each(sends)(
    '%s: the mailbox is told that there is no account, and nothing is created',
    async (path, kind) => {
      const world = await start()
      expect((await world.post(path, { email: 'New@example.com' })).status).toBe(200)
      const mail = await world.takeMail('New@example.com')
      expect(mail.subject).toBe(subject)
      expect(mail.links.map((link) => link.kind)).toEqual([kind])
      expect(mail.code).toBeNull()
      const led = await world.get(mail.links[0]?.url.replace('https://auth.example.com', '') ?? '')
      expect([led.status, led.headers.location]).toEqual([
        303,
        expect.stringContaining('https://app.example.com/authenticate?stytch_token_type='),
      ])
      expect(await findUser(world, 'new@example.com')).toBeNull()
    },
  )

  test.each(sends.slice(0, 2))('%s: its link signs up, once', async (path) => {
    const world = await start()
    await world.post(path, { email: 'new@example.com' })
    const token = await world.takeToken('new@example.com')
    const answer = await world.post('/magic_links/authenticate', { token })
    expect(answer.data.user).toMatchObject({
      status: 'active',
      emails: [{ email: 'new@example.com', verified: true }],
    })
    const again = await world.post('/magic_links/authenticate', { token })
    expect(again.data.error_type).toBe('unable_to_auth_magic_link')
  })

  test('the link of a reset signs up by setting a password, once', async () => {
    const world = await start()
    const email = 'new@example.com'
    await world.post('/passwords/email/reset/start', { email })
    const token = toToken((await world.takeMail(email)).links[0]?.url)
    const weak = await world.post('/passwords/email/reset', { token, password: 'new@example.com' })
    expect(weak.data.error_type).toBe('weak_password')
    const answer = await world.post('/passwords/email/reset', { token, password: better })
    expect(answer.data.user).toMatchObject({ status: 'active', emails: [{ verified: true }] })
    expect((await logIn(world, email, better)).status).toBe(200)
    // A user who has just signed up gets no notice of a new sign-in.
    expect(await listSubjects(world, email)).toEqual([subject])
    const again = await world.post('/passwords/email/reset', { token, password: better })
    expect(again.data.error_type).toBe('unable_to_auth_password_reset_token')
  })

  test('a user who signed up meanwhile is signed in, and not created twice', async () => {
    const world = await start()
    await world.post('/magic_links/email/send/primary', { email: 'new@example.com' })
    const token = await world.takeToken('new@example.com')
    const { user_id } = await world.signIn('new@example.com')
    const answer = await world.post('/magic_links/authenticate', { token })
    expect(answer.data.user_id).toBe(user_id)
  })

  test('gets one mail an hour whatever is requested, and its link keeps working', async () => {
    const world = await start()
    const email = 'new@example.com'
    await world.post('/magic_links/email/send/primary', { email })
    const token = await world.takeToken(email)
    for (const [path] of [...sends, ...sends]) {
      expect((await world.post(path, { email })).status).toBe(200)
    }
    expect(await listSubjects(world, email)).toEqual([subject])
    expect(await listSubjects(world, '')).toEqual([])
    expect((await world.post('/magic_links/authenticate', { token })).status).toBe(200)
    await world.post(sends[0][0], { email: 'other@example.com' })
    await world.service.deliverNow()
    world.advance(hour)
    await world.post(sends[0][0], { email: 'other@example.com' })
    expect(await listSubjects(world, 'other@example.com')).toEqual([subject, subject])
  })

  test.each(sends)(
    '%s: gets the same response and as many writes as a known or blocked one',
    async (path) => {
      const world = await start()
      await world.signIn('known@example.com')
      const { user_id } = await world.signIn('blocked@example.com')
      const user = await world.storage.users.update(world.project.projectId, user_id, {
        blockedAt: world.now(),
      })
      expect(user).not.toBeNull()
      const mails = (await listSubjects(world, 'blocked@example.com')).length
      const count = async () => {
        const project_id = world.project.projectId
        return Promise.all([
          countRows(fixture.database, 'challenges', { project_id }),
          countRows(fixture.database, 'outbox', { project_id }),
        ])
      }
      const transcripts: unknown[] = []
      for (const email of ['known@', 'new@', 'new@', 'blocked@']) {
        const before = await count()
        const answer = await world.post(path, { email: `${email}example.com` })
        const after = await count()
        transcripts.push([
          answer.status,
          Object.keys(answer.data),
          Object.keys(answer.headers).sort(),
          after.map((rows, i) => rows - (before[i] ?? 0)),
        ])
      }
      for (const other of transcripts) expect(other).toEqual(transcripts[0])
      expect((await listSubjects(world, 'blocked@example.com')).length).toBe(mails)
    },
  )

  test('gets email_not_found when the project is not in private mode', async () => {
    const world = await start({ project: { privateMode: false } })
    for (const [path] of sends) {
      const answer = await world.post(path, { email: 'new@example.com' })
      expect(answer.data.error_type).toBe('email_not_found')
    }
    expect(await listSubjects(world, 'new@example.com')).toEqual([])
  })

  test('gets a mail without a button if the project has no page to sign up on', async () => {
    const world = await start({ project: { redirectUrls: [] } })
    await world.post('/otps/email/send/primary', { email: 'new@example.com' })
    const mail = await world.takeMail('new@example.com')
    expect([mail.subject, mail.links]).toEqual([subject, []])
  })
})

describe.each(pickEngines('postgres'))(
  'an unknown address, in private mode at once, on %s',
  (engine) => {
    const { fixture, start } = openFixture(engine)

    test('of many parallel uses of one link, one signs up', async () => {
      const world = await start()
      await world.post('/passwords/email/reset/start', { email: 'new@example.com' })
      const token = toToken((await world.takeMail('new@example.com')).links[0]?.url)
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => world.post('/magic_links/authenticate', { token })),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const { projectId } = world.project
      expect(await countRows(fixture.database, 'users', { project_id: projectId })).toBe(1)
    })
  },
)
