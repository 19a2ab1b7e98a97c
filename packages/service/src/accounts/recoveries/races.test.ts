import { AsyncLocalStorage } from 'node:async_hooks'
import { isLongRun } from '@portico/testkit/run'
import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestService } from '../../testing/create-test-service.ts'
import { pressNotMe } from '../../testing/press-not-me.ts'
import {
  findRecoveryToken,
  pressRecovery,
  sendRecoveryLinks,
} from '../../testing/recovery-steps.ts'
import { replaceRepositories } from '../../testing/replace-repositories.ts'

const day = 86_400_000
/** How often a race is run. */
const rounds = isLongRun ? 60 : 3
/** How long the rounds of a race may take. */
const longestMs = 300_000

describe.each(pickEngines('postgres'))('races of a recovery on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  beforeAll(fixture.open)
  afterAll(fixture.close)

  type Started = Awaited<ReturnType<typeof fixture.startHost>>
  /** Signs a user up whose recovery has waited, and its link arrived. */
  async function prepare({ world, host }: Started, name: string) {
    const email = `${name}@example.com`
    const fresh = `new-${email}`
    const signedIn = await world.signIn(email)
    const userId = String(signedIn.user_id)
    const body = { reason: 'lost mailbox', email: fresh, wait_hours: 24 }
    const started = await host.post(`/users/${userId}/recoveries`, body)
    expect(started.status, started.text).toBe(200)
    await world.service.deliverNow()
    const notice = world.inbox.list(email).find(({ subject }) => subject.includes('new address'))
    world.advance(day + 1)
    await sendRecoveryLinks(world)
    const token = findRecoveryToken(world, fresh)
    expect(token).not.toBe('')
    const path = `/users/${userId}/recoveries/${started.data.recovery.recovery_id}`
    const recoveryId = String(started.data.recovery.recovery_id)
    return { userId, email, fresh, notice: { links: notice?.links ?? [] }, token, path, recoveryId }
  }
  const listEmails = async (world: TestService, userId: string) =>
    (await world.storage.users.findById(world.project.projectId, userId))?.emails.map(
      ({ email }) => email,
    )

  type Prepared = Awaited<ReturnType<typeof prepare>>
  /** The ways to stop a recovery: each prepares the last request, which says whether it has stopped it. */
  const stops: Readonly<
    Record<string, (started: Started, ada: Prepared) => Promise<() => Promise<boolean>>>
  > = {
    'by the host':
      async ({ host }, { path }) =>
      async () =>
        (await host.del(path)).status === 200,
    'by the link in the notice':
      async ({ world }, { notice }) =>
      async () =>
        (await pressNotMe(world, notice)).text.includes('will not be added'),
    'by its user in a session': async ({ world }, { email, recoveryId }) => {
      const { session_token: session } = await world.signIn(email)
      const path = `/users/recoveries/${recoveryId}`
      return async () => {
        const answer = await world.send('DELETE', path, undefined, { session })
        expect([200, 400], answer.text).toContain(answer.status)
        return answer.status === 200
      }
    },
  }

  test.each(Object.entries(stops))(
    `a recovery is stopped %s or completed, never both, in ${rounds} rounds`,
    async (way, prepareStop) => {
      const started = await fixture.startHost()
      const { world, host } = started
      for (let round = 0; round < rounds; round++) {
        const ada = await prepare(started, `stopped-${way.replaceAll(' ', '-')}-${round}`)
        const stop = await prepareStop(started, ada)
        const [pressed, isStopped] = await Promise.all([pressRecovery(world, ada.token), stop()])
        const { state } = (await host.get(ada.path)).data.recovery
        const isCompleted = pressed.status === 303
        expect([303, 404]).toContain(pressed.status)
        expect(state).toBe(isCompleted ? 'completed' : 'cancelled')
        expect(isStopped).toBe(!isCompleted)
        expect(await listEmails(world, ada.userId)).toEqual(
          isCompleted ? [ada.fresh, ada.email] : [ada.email],
        )
      }
    },
    longestMs,
  )

  test(
    `a link that is pressed twice completes once, in ${rounds} rounds`,
    async () => {
      const started = await fixture.startHost()
      const { world } = started
      for (let round = 0; round < rounds; round++) {
        const ada = await prepare(started, `twice-${round}`)
        const pressed = await Promise.all([1, 2, 3].map(() => pressRecovery(world, ada.token)))
        expect(pressed.map(({ status }) => status).toSorted()).toEqual([303, 404, 404])
        expect(await listEmails(world, ada.userId)).toEqual([ada.fresh, ada.email])
      }
    },
    longestMs,
  )

  test('a link whose address another account proves while it is pressed says so, and can still be pressed', async () => {
    let meanwhile: (() => Promise<unknown>) | null = null
    const transaction: typeof fixture.storage.transaction = (work) =>
      fixture.storage.transaction((tx) => {
        const findEmailOwner: typeof tx.users.findEmailOwner = async (...key) => {
          const owner = await tx.users.findEmailOwner(...key)
          const run = meanwhile
          meanwhile = null
          await run?.()
          return owner
        }
        return work(replaceRepositories(tx, { users: { ...tx.users, findEmailOwner } }))
      })
    const started = await fixture.startHost({ storage: { ...fixture.storage, transaction } })
    const { world, host } = started
    const ada = await prepare(started, 'taken')
    // outside of the transaction's scope, as another request is
    const outside = AsyncLocalStorage.snapshot()
    meanwhile = () => outside(() => world.signIn(ada.fresh))
    const pressed = await pressRecovery(world, ada.token)
    expect(meanwhile).toBeNull()
    expect([pressed.status, pressed.text.includes('already belongs to')]).toEqual([409, true])
    expect(await listEmails(world, ada.userId)).toEqual([ada.email])
    expect((await host.get(ada.path)).data.recovery.state).toBe('ready')
  })

  test(
    `a user who is deleted while the link is pressed is gone, with the new address, in ${rounds} rounds`,
    async () => {
      const started = await fixture.startHost()
      const { world, host } = started
      const { projectId } = world.project
      for (let round = 0; round < rounds; round++) {
        const ada = await prepare(started, `gone-${round}`)
        const [pressed, deleted] = await Promise.all([
          pressRecovery(world, ada.token),
          host.del(`/users/${ada.userId}`),
        ])
        expect(deleted.status).toBe(200)
        expect([303, 404]).toContain(pressed.status)
        expect(await world.storage.users.findEmailOwner(projectId, ada.fresh)).toBeNull()
        expect(await world.storage.recoveries.listOfUser(projectId, ada.userId)).toEqual([])
        // The token that the press may have given signs no user in.
        const target = pressed.headers.location
        if (target === undefined) continue
        const token = new URL(String(target)).searchParams.get('token')
        const answer = await world.post('/magic_links/authenticate', { token })
        expect(answer.status).toBe(401)
      }
    },
    longestMs,
  )

  test(
    `a link is mailed once by processes that look at the same time, and never after a cancellation, in ${rounds} rounds`,
    async () => {
      const { world, host } = await fixture.startHost()
      for (let round = 0; round < rounds; round++) {
        const email = `mailed-${round}@example.com`
        const { user_id: userId } = await world.signIn(email)
        const body = { reason: 'lost mailbox', email: `new-${email}`, wait_hours: 24 }
        const started = await host.post(`/users/${userId}/recoveries`, body)
        const path = `/users/${userId}/recoveries/${started.data.recovery.recovery_id}`
        world.advance(day + 1)
        const [first, second, cancelled] = await Promise.all([
          sendRecoveryLinks(world),
          sendRecoveryLinks(world),
          host.del(path),
        ])
        expect(cancelled.status).toBe(200)
        const mails = world.inbox.list(`new-${email}`)
        expect(mails.length).toBe(first + second)
        expect(mails.length).toBeLessThanOrEqual(1)
        const token = findRecoveryToken(world, `new-${email}`)
        if (token !== '') expect((await pressRecovery(world, token)).status).toBe(404)
        expect((await host.get(path)).data.recovery.state).toBe('cancelled')
      }
    },
    longestMs,
  )
})
