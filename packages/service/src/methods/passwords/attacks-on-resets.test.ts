import { type EngineName, openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHostCalls } from '../../testing/create-host-calls.ts'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestService } from '../../testing/create-test-service.ts'
import {
  better,
  good,
  isAlive,
  logIn,
  passwordRedirectUrls,
  reset,
  signUp,
  takeReset,
} from '../../testing/password-calls.ts'
import { replaceRepositories } from '../../testing/replace-repositories.ts'
import { runSql } from '../../testing/run-sql.ts'

const ada = 'ada@example.com'

/** Opens the world of a suite. */
function openSuite(engine: EngineName) {
  const fixture = createServiceFixture(() => openTestStorage(engine), {
    project: { redirectUrls: passwordRedirectUrls },
  })
  const start = fixture.start
  beforeAll(fixture.open)
  afterAll(fixture.close)
  return { fixture, start }
}

describe.each(pickEngines('sqlite'))('attacks on password resets, on %s', (engine) => {
  const { fixture, start } = openSuite(engine)

  test('PWD-01 a reset link is void once the password was changed another way, or the address was removed', async () => {
    const world = await start()
    const { data } = await signUp(world, 'ada@example.com')
    const byExisting = await takeReset(world, 'ada@example.com')
    const body = { email: 'ada@example.com', existing_password: good, new_password: better }
    const changed = await world.post('/passwords/existing_password/reset', body)
    expect(changed.status).toBe(200)
    expect((await reset(world, byExisting, good)).status).toBe(401)

    const bySession = await takeReset(world, 'ada@example.com')
    const session: string = changed.data.session_token
    const again = await world.post('/passwords/session/reset', { password: good }, { session })
    expect(again.status).toBe(200)
    expect((await reset(world, bySession)).status).toBe(401)

    const byAddress = await takeReset(world, 'ada@example.com')
    await runSql(
      fixture.database,
      'insert into user_emails (project_id, email_id, user_id, email, canonical_email, verified, created_at) values (?, ?, ?, ?, ?, 1, 1)',
      [
        world.project.projectId,
        `email-test-second-${engine}`,
        data.user_id,
        'second@example.com',
        'second@example.com',
      ],
    )
    const removed = await createHostCalls(world).del(`/users/emails/${data.email_id}`)
    expect(removed.status).toBe(200)
    expect((await reset(world, byAddress)).status).toBe(401)
    expect((await logIn(world, 'second@example.com')).status).toBe(200)
  })

  test('PWD-01 a reset is atomic: one that fails leaves password, sessions and link as they were', async () => {
    const { storage } = fixture
    let isFull = false
    const world = await start({
      storage: {
        ...storage,
        transaction: (work) =>
          storage.transaction((tx) =>
            // The notice is the last that is written.
            work(isFull ? replaceRepositories(tx, { outbox: { ...tx.outbox, add: fail } }) : tx),
          ),
      },
    })
    const fail = () => Promise.reject(new Error('the disk is full'))
    const { data } = await signUp(world, 'ada@example.com')
    const token = await takeReset(world, 'ada@example.com')
    const session: string = data.session_token
    isFull = true
    expect((await reset(world, token)).status).toBe(500)
    isFull = false
    expect(await isAlive(world, session)).toBe(true)
    expect((await logIn(world, 'ada@example.com')).status).toBe(200)
    expect((await reset(world, token)).status).toBe(200)
    expect(await isAlive(world, session)).toBe(false)
  })

  test('PWD-01 after every way of changing the password the user gets a mail, and open secrets are void', async () => {
    const world = await start()
    const email = 'ada@example.com'
    await world.signIn(email)
    const readNotices = async () => {
      await world.service.deliverNow()
      const subjects = world.inbox.list(email).map(({ subject }) => subject)
      return subjects.filter((subject) =>
        // The first of them sets the person's first password.
        /^(Your Example password was changed|A password was set for your Example account)$/.test(
          subject,
        ),
      )
    }
    const session: string = (await world.signIn(email)).session_token
    const changes = [
      () => world.post('/passwords/session/reset', { password: good }, { session }),
      () =>
        world.post('/passwords/existing_password/reset', {
          email,
          existing_password: good,
          new_password: better,
        }),
      async () => reset(world, await takeReset(world, email), good),
    ]
    for (const [index, change] of changes.entries()) {
      const link = await world.sendLink(email)
      const { code, methodId } = await world.sendCode(email)
      expect((await change()).status).toBe(200)
      expect(await readNotices()).toHaveLength(index + 1)
      expect((await world.post('/magic_links/authenticate', { token: link })).status).toBe(401)
      const guess = { token: code, method_id: methodId }
      expect((await world.post('/otps/authenticate', guess)).status).toBe(404)
    }
  })
})

describe.each(pickEngines('postgres'))('attacks on password resets at once, on %s', (engine) => {
  const { fixture, start } = openSuite(engine)

  const ends = [
    ['the owner proves the mailbox', (world: TestService) => world.signIn(ada)],
    [
      'it is reset by mail',
      async (world: TestService) => reset(world, await takeReset(world, ada)),
    ],
  ] as const

  test.each(ends)(
    'SOC-05 a log-in with the old password while %s keeps no session',
    async (_, end) => {
      const { storage } = fixture
      const [isFound, goOn] = [createSignal(), createSignal()]
      let isArmed = false
      const world = await start({
        storage: {
          ...storage,
          transaction: (work) =>
            storage.transaction((tx) => {
              const find: typeof tx.passwords.find = async (...asked) => {
                const found = await tx.passwords.find(...asked)
                if (isArmed) {
                  isArmed = false
                  isFound.give()
                  await goOn.given
                }
                return found
              }
              return work(replaceRepositories(tx, { passwords: { ...tx.passwords, find } }))
            }),
        },
      })
      await signUp(world, ada)
      isArmed = true
      const loggingIn = logIn(world, ada)
      await isFound.given
      const ending = end(world)
      // It ends at once where it does not wait for the log-in.
      await Promise.race([ending, new Promise((resolve) => setTimeout(resolve, 1_000))])
      goOn.give()
      await ending
      const { data } = await loggingIn
      expect(await isAlive(world, data.session_token)).toBe(false)
    },
  )
})

/** Something that one waits for and another gives. */
function createSignal() {
  let give: () => void = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give: () => give() }
}
