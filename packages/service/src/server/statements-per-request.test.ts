import { engines, openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createHostCalls } from '../testing/create-host-calls.ts'
import { createTestService, type TestService } from '../testing/create-test-service.ts'
import { openRecordedStorage } from '../testing/open-recorded-storage.ts'
import { logIn, signUp } from '../testing/password-calls.ts'

const halfMinute = 30_000

describe.each(engines)('what a request asks of the database, on %s', (engine) => {
  let database: TestStorage
  let watched: ReturnType<typeof openRecordedStorage>
  let world: TestService
  let session: string
  const email = 'often@example.com'
  beforeAll(async () => {
    database = await openTestStorage(engine)
    watched = openRecordedStorage(database.database)
    world = await createTestService({ storage: watched.storage })
    const { data } = await signUp(world, email)
    // Verifies the address in advance, because the first sign-in would otherwise write it.
    await watched.storage.users.verifyEmail(world.project.projectId, data.user_id, data.email_id)
  })
  afterAll(async () => {
    await world?.close()
    await watched?.db.destroy()
    await database?.remove()
  })

  const check = (body = {}) => world.post('/sessions/authenticate', body, { session })

  beforeEach(async () => {
    session = (await logIn(world, email)).data.session_token
    // The first request may load the signing keys.
    await check()
  })

  /** Runs one request and counts its statements, and its commits, which wait for the disk. */
  const count = async (request: () => Promise<{ readonly status: number }>) => {
    watched.statements.length = 0
    const { status } = await request()
    expect(status).toBe(200)
    const texts = watched.statements
      .map(({ sql }) => sql)
      // The signing keys are reloaded every 30 seconds, whatever the request.
      .filter((text) => !text.includes('"signing_keys"'))
    let isInside = false
    let commits = 0
    for (const text of texts) {
      if (/^begin|^start transaction/.test(text)) isInside = true
      else if (text === 'commit') {
        isInside = false
        commits += 1
      } else if (!isInside && /^(insert|update|delete)/.test(text)) commits += 1
    }
    return { statements: texts.length, commits }
  }

  test('a session check is one statement and no commit', async () => {
    expect(await count(check)).toEqual({ statements: 1, commits: 0 })
    world.advance(halfMinute)
    expect(await count(check)).toEqual({ statements: 1, commits: 0 })
  })

  test('a session check after more than half a minute notes the access: one statement and one commit more', async () => {
    world.advance(halfMinute + 1)
    expect(await count(check)).toEqual({ statements: 2, commits: 1 })
    expect(await count(check)).toEqual({ statements: 1, commits: 0 })
  })

  test('a session check that extends the session is two statements and one commit', async () => {
    expect(await count(() => check({ session_duration_minutes: 90 }))).toEqual({
      statements: 2,
      commits: 1,
    })
  })

  test("a session check of the host's back end is one statement and no commit", async () => {
    const host = createHostCalls(world)
    const hostCheck = () => host.post('/sessions/authenticate', { session_token: session })
    expect(await count(hostCheck)).toEqual({ statements: 1, commits: 0 })
  })

  test('a password log-in is eleven statements and three commits', async () => {
    const locks = engine === 'postgres' ? 2 : 0
    const counted = await count(() => logIn(world, email))
    expect(counted).toEqual({ statements: 11 + locks, commits: 3 })
  })

  test('where there is a console that counts, a password log-in and a refused one are as many', async () => {
    const counting = await createTestService({
      storage: watched.storage,
      config: { admin: true },
    })
    try {
      const { data } = await signUp(counting, email)
      const { projectId } = counting.project
      await watched.storage.users.verifyEmail(projectId, data.user_id, data.email_id)
      await logIn(counting, email)
      const refuse = async (service: TestService) => {
        const answer = await logIn(service, email, 'not it')
        return { status: answer.status === 401 ? 200 : answer.status }
      }
      expect(await count(() => logIn(counting, email))).toEqual(
        await count(() => logIn(world, email)),
      )
      expect(await count(() => refuse(counting))).toEqual(await count(() => refuse(world)))
    } finally {
      await counting.close()
    }
    const counts = await watched.storage.activityCounts.sumByName(counting.project.projectId, {
      from: 0,
      before: Number.MAX_SAFE_INTEGER,
    })
    expect(counts.find(({ kind }) => kind === 'signed_in')?.times).toBeGreaterThan(1)
    expect(counts.find(({ kind }) => kind === 'refused')?.times).toBe(1)
  })

  test('the first sign-in, which keeps the language, is as many statements and commits as without a language', async () => {
    const chrome = 'Mozilla/5.0 (Windows NT 10.0) Chrome/131.0.0.0 Safari/537.36'
    const signIn = async (name: string, headers: Readonly<Record<string, string>>) => {
      const token = await world.sendLink(`${name}@example.com`)
      const body = { token, session_duration_minutes: 30 }
      return count(() =>
        world.post('/magic_links/authenticate', body, {
          headers: { 'user-agent': chrome, ...headers },
        }),
      )
    }
    const without = await signIn('silent', {})
    expect(await signIn('speaks', { 'accept-language': 'de' })).toEqual(without)
    expect(without.commits).toBe(2)
  })
})
