import { isLongRun, takeRows } from '@portico/testkit/run'
import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestService } from '../../testing/create-test-service.ts'
import { isAlive } from '../../testing/password-calls.ts'
import { pressNotMe } from '../../testing/press-not-me.ts'
import { runSql } from '../../testing/run-sql.ts'

const day = 86_400_000
/** How often a race is run. */
const rounds = isLongRun ? 60 : 3
/** How long the rounds of a race may take. */
const longestMs = 300_000

describe.each(pickEngines('postgres'))('attacks on the addresses of an account on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  beforeAll(fixture.open)
  afterAll(fixture.close)

  /** Signs a user up with two proved addresses, of which both are older than 7 days. */
  async function enrol(world: TestService, name: string) {
    const email = `${name}@example.com`
    const second = `second-${name}@example.com`
    const first = await world.signIn(email)
    const session = String(first.session_token)
    const asked = await world.post('/users/emails', { email: second }, { session })
    await world.service.deliverNow()
    const code = world.inbox.list(second).find((mail) => mail.code !== null)?.code
    const body = { code, method_id: asked.data.method_id }
    const added = await world.post('/users/emails/prove', body, { session })
    world.advance(8 * day)
    return {
      email,
      second,
      userId: String(first.user_id),
      ids: [String(first.user.emails[0].email_id), String(added.data.email_id)] as const,
    }
  }
  const remove = (world: TestService, session: string, id: string) =>
    world.send('DELETE', `/users/emails/${id}`, undefined, { session })

  test('codes to a stranger’s address are limited by the address, whoever asks for them', async () => {
    const rates = { ...createTestProject().rates, sendPerAddress: { max: 3, perSeconds: 3_600 } }
    const world = await fixture.start({ project: { rates } })
    const answers: number[] = []
    for (const asker of ['flood-a', 'flood-b', 'flood-c', 'flood-d', 'flood-e']) {
      const session = String((await world.signIn(`${asker}@example.com`)).session_token)
      const body = { email: 'victim@example.com' }
      answers.push((await world.post('/users/emails', body, { session })).status)
    }
    expect(answers).toEqual([200, 200, 200, 429, 429])
  })

  test('an address that only looks like another one is another one', async () => {
    const world = await fixture.start()
    const ada = await enrol(world, 'alike')
    const session = String((await world.signIn('mallory@example.com')).session_token)
    // The first letter is Cyrillic.
    const asked = await world.post(
      '/users/emails',
      { email: '\u0430like@example.com' },
      { session },
    )
    await world.service.deliverNow()
    expect([200, 400]).toContain(asked.status)
    expect(world.inbox.list(ada.email).filter(({ code }) => code !== null)).toEqual([])
  })

  test(
    `two addresses that are removed at once leave one, in ${rounds} rounds`,
    async () => {
      const world = await fixture.start()
      for (let round = 0; round < rounds; round++) {
        const ada = await enrol(world, `both-${round}`)
        const session = String((await world.signIn(ada.email)).session_token)
        const answers = await Promise.all(ada.ids.map((id) => remove(world, session, id)))
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
        const user = await world.storage.users.findById(world.project.projectId, ada.userId)
        expect(user?.emails).toHaveLength(1)
      }
    },
    longestMs,
  )

  test(
    `two tabs that change the primary address at once leave one, in ${rounds} rounds`,
    async () => {
      const world = await fixture.start()
      const { projectId } = world.project
      for (let round = 0; round < rounds; round++) {
        const ada = await enrol(world, `tabs-${round}`)
        const { userId } = ada
        const third = `third-tabs-${round}@example.com`
        const row = { projectId, userId, emailId: `email-test-tabs-${round}` }
        const added = { ...row, email: third, canonicalEmail: third }
        await world.storage.users.addProvedEmail(added, world.now())
        const session = String((await world.signIn(ada.email)).session_token)
        const wanted = [ada.ids[1], row.emailId]
        const answers = await Promise.all(
          wanted.map((id) =>
            world.post(`/users/emails/${id}/make_primary`, undefined, { session }),
          ),
        )
        expect(answers.map(({ status }) => status)).toEqual([200, 200])
        const [first, ...others] =
          (await world.storage.users.findById(projectId, userId))?.emails ?? []
        expect(wanted).toContain(first?.emailId)
        expect(others).toHaveLength(2)
        // Each tab was told the truth: the second change came after the first.
        const seen = answers.map(({ data }) => String(data.__user.emails[0].email_id))
        expect(seen).toContain(first?.emailId)
        const times = await runSql(
          fixture.database,
          'select primary_at from user_emails where user_id = ? and primary_at > 0',
          [userId],
        )
        expect(new Set(times.map((time) => Number(time.primary_at))).size).toBe(times.length)
      }
    },
    longestMs,
  )

  const laterChanges = {
    'another primary address': (world: TestService, session: string, { mine }: Later) =>
      world.post(`/users/emails/${mine}/make_primary`, undefined, { session }),
    'a removal': (world: TestService, session: string, { theirs }: Later) =>
      remove(world, session, theirs),
    'another address': (world: TestService, session: string, { proof }: Later) =>
      world.post('/users/emails/prove', proof, { session }),
    'a deletion of the account': (world: TestService, session: string) =>
      world.post('/users/me/delete', { confirmation: 'delete' }, { session }),
  }
  interface Later {
    /** The ids of the thief's address and of the owner's. */
    readonly mine: string
    readonly theirs: string
    readonly proof: { readonly code: string | null | undefined; readonly method_id: string }
  }

  const changes = Object.entries(laterChanges)
  test.each(takeRows(changes, changes.slice(1, 2)))(
    `an undo beside %s leaves nothing of the thief’s, in ${rounds} rounds`,
    async (name, change) => {
      const world = await fixture.start()
      const { projectId } = world.project
      for (let round = 0; round < rounds; round++) {
        const id = `${name.replaceAll(' ', '-')}-${round}`
        const ada = await enrol(world, id)
        const session = String((await world.signIn(ada.email)).session_token)
        await world.service.deliverNow()
        const ask = async (email: string) => {
          const asked = await world.post('/users/emails', { email }, { session })
          await world.service.deliverNow()
          const code = world.inbox.list(email).find((mail) => mail.code !== null)?.code
          return { code, method_id: String(asked.data.method_id) }
        }
        const body = await ask(`thief-${id}@example.com`)
        const added = await world.post('/users/emails/prove', body, { session })
        await world.service.deliverNow()
        const notice = world.inbox.list(ada.second)[0]
        const proof = await ask(`again-${id}@example.com`)
        const later = { mine: String(added.data.email_id), theirs: ada.ids[1], proof }
        const [undone, changed] = await Promise.all([
          pressNotMe(world, { links: notice?.links ?? [] }),
          change(world, session, later),
        ])
        expect(undone.text).toContain('Your addresses are as they were before')
        // The change came first and was taken back, or found its session ended.
        expect([200, 401, 404]).toContain(changed.status)
        const user = await world.storage.users.findById(projectId, ada.userId)
        expect(user?.emails.map(({ email }) => email)).toEqual([ada.email, ada.second])
        expect([user?.removedEmails, user?.deletion]).toEqual([[], null])
        expect(await isAlive(world, session)).toBe(false)
      }
    },
    longestMs,
  )

  test(
    `an address that is removed while its mailbox signs in is the user’s or is kept aside, in ${rounds} rounds`,
    async () => {
      const world = await fixture.start()
      for (let round = 0; round < rounds; round++) {
        const ada = await enrol(world, `signs-in-${round}`)
        const session = String((await world.signIn(ada.second)).session_token)
        const { methodId, code } = await world.sendCode(ada.email)
        const [removed, signedIn] = await Promise.all([
          remove(world, session, ada.ids[0]),
          world.post('/otps/authenticate', {
            method_id: methodId,
            token: code,
            session_duration_minutes: 60,
          }),
        ])
        expect(removed.status).toBe(200)
        // The removal voids the code, or comes after the sign-in.
        expect([200, 404]).toContain(signedIn.status)
        const user = await world.storage.users.findById(world.project.projectId, ada.userId)
        expect(user?.emails.map(({ email }) => email)).toEqual([ada.second])
        expect(user?.removedEmails.map(({ email }) => email)).toEqual([ada.email])
        expect((await world.signIn(ada.email)).user_id).toBe(ada.userId)
      }
    },
    longestMs,
  )
})
