import { isLongRun } from '@portico/testkit/run'
import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { webhookEvents } from '../../kernel/audit/webhook-events.ts'
import type { Storage } from '../../kernel/storage/storage.ts'
import { addedKinds, createAddition } from '../../testing/create-additions.ts'
import { createHostCalls } from '../../testing/create-host-calls.ts'
import { createOauthWorld, type OauthWorld } from '../../testing/create-oauth-world.ts'
import type { TestService } from '../../testing/create-test-service.ts'
import { askForDeletion, keepToProject, removeLeavers } from '../../testing/leaving-steps.ts'
import { openUserSuite } from '../../testing/open-user-suite.ts'
import { isAlive } from '../../testing/password-calls.ts'
import { listAudit } from '../../testing/read-audit.ts'
import { runSql } from '../../testing/run-sql.ts'

const day = 24 * 3_600_000
const confirmed = { confirmation: 'delete' }

describe.each(pickEngines('sqlite'))('the deletion that a user asks for, on %s', (engine) => {
  const suite = openUserSuite(engine, 'leaver')
  const { fixture, enrol, find } = suite

  const listActions = async (world: TestService, userId: string) =>
    (await listAudit(world))
      .filter((entry) => entry.userId === userId)
      .map(({ action }) => action)
      .filter((action) => /^user\.(del|rest)/.test(action))
      .toReversed()

  test('needs the word, a proof at most 10 minutes old, and a session', async () => {
    const world = await fixture.start()
    const { session, userId } = await enrol(world)
    for (const body of [{}, { confirmation: 'löschen' }, { confirmation: true }]) {
      const refused = await askForDeletion(world, session, { body })
      expect([refused.status, refused.data.error_type]).toEqual([400, 'bad_request'])
    }
    const signedOut = await world.post('/users/me/delete', confirmed)
    expect(signedOut.data.error_type).toBe('user_unauthenticated')
    world.advance(600_001)
    const late = await askForDeletion(world, session)
    expect([late.status, late.data.error_type]).toEqual([403, 'insufficient_factors'])
    expect(await find(world, userId)).toMatchObject({ deletion: null })
    expect(await isAlive(world, session)).toBe(true)
    expect(await listActions(world, userId)).toEqual([])
  })

  test('ends all sessions, links and permissions at once, and removes the account after 14 days', async () => {
    const world = await fixture.start()
    const { session, email, userId } = await enrol(world)
    const second = String((await world.signIn(email)).session_token)
    const link = await world.sendLink(email)
    const { projectId } = world.project
    await world.storage.grants.allow({
      projectId,
      grantId: `grant-test-${suite.count}`,
      userId,
      clientId: 'ledger',
      scopes: ['openid'],
      resources: {},
      app: { name: 'Ledger', description: '', type: 'first_party', logoUrl: null },
      createdAt: world.now(),
      updatedAt: world.now(),
    })
    const requestedAt = world.now()
    const answer = await askForDeletion(world, session)
    expect(answer.status, answer.text).toBe(200)
    expect(answer.data.deletes_at).toBe(new Date(requestedAt + 14 * day).toISOString())
    expect([await isAlive(world, session), await isAlive(world, second)]).toEqual([false, false])
    const body = { token: link, session_duration_minutes: 30 }
    expect((await world.post('/magic_links/authenticate', body)).status).not.toBe(200)
    expect(await world.storage.grants.listOfUser(projectId, userId)).toEqual([])

    world.advance(14 * day)
    expect(await removeLeavers(world)).toBe(0)
    expect(await find(world, userId)).not.toBeNull()
    world.advance(1)
    expect([await removeLeavers(world), await removeLeavers(world)]).toEqual([1, 0])
    expect(await find(world, userId)).toBeNull()
    expect(await listActions(world, userId)).toEqual(['user.deletion_requested', 'user.deleted'])
    expect((await world.signIn(email)).user_id).not.toBe(userId)
  })

  test('a sign-in within the days says when the account goes, keeps the address taken, and can keep the account', async () => {
    const { world, host } = await fixture.startHost()
    const { session, email, userId } = await enrol(world)
    const requested_at = new Date(world.now()).toISOString()
    const { deletes_at } = (await askForDeletion(world, session)).data
    world.advance(13 * day)
    const back = await world.signIn(email)
    expect([back.user_id, back.user.deletion]).toEqual([userId, { requested_at, deletes_at }])
    const own = { session: String(back.session_token) }
    expect((await world.get('/users/me', own)).data.deletion).toEqual({ requested_at, deletes_at })
    const seen = (await host.get(`/users/${userId}`)).data
    expect(seen.deletion).toEqual({ requested_at, deletes_at })
    expect((await host.post('/users', { email })).data.error_type).toBe('duplicate_email')

    const restored = await world.post('/users/me/restore', undefined, own)
    expect(restored.status, restored.text).toBe(200)
    expect(restored.data.user_id).toBe(userId)
    expect(restored.data.__user.deletion).toBeUndefined()
    expect((await world.post('/users/me/restore', undefined, own)).status).toBe(200)
    expect((await host.get(`/users/${userId}`)).data.deletion).toBeUndefined()
    world.advance(30 * day)
    expect(await removeLeavers(world)).toBe(0)
    expect(await listActions(world, userId)).toEqual(['user.deletion_requested', 'user.restored'])
    expect(await isAlive(world, session)).toBe(false)
  })

  test('a second request ends the sessions again and does not put the date off', async () => {
    const world = await fixture.start()
    const { session, email, userId } = await enrol(world)
    const { deletes_at } = (await askForDeletion(world, session)).data
    world.advance(5 * day)
    const again = String((await world.signIn(email)).session_token)
    const answer = await askForDeletion(world, again)
    expect([answer.status, answer.data.deletes_at]).toEqual([200, deletes_at])
    expect(await isAlive(world, again)).toBe(false)
    expect(await listActions(world, userId)).toEqual(['user.deletion_requested'])
  })

  test('a project with 0 days deletes at once, and pages read it before', async () => {
    const world = await fixture.start({ project: { deletionDays: 0 } })
    const settings = await world.get(`/projects/bootstrap/${world.project.publicToken}`)
    expect(settings.data.deletion_days).toBe(0)
    const { session, email, userId } = await enrol(world)
    const now = new Date(world.now()).toISOString()
    expect((await askForDeletion(world, session)).data.deletes_at).toBe(now)
    expect(await find(world, userId)).toBeNull()
    expect(await isAlive(world, session)).toBe(false)
    // Both have the same time.
    const actions = await listActions(world, userId)
    expect(actions.toSorted()).toEqual(['user.deleted', 'user.deletion_requested'])
    expect((await world.signIn(email)).user_id).not.toBe(userId)
  })

  test('an address that a thief removed before leads to the account as long as it waits, and then no longer than usual', async () => {
    const world = await fixture.start()
    const { session, email, userId } = await enrol(world)
    const { projectId } = world.project
    const [first] = (await find(world, userId))?.emails ?? []
    const thief = `thief-${suite.count}@example.com`
    const row = { projectId, userId, emailId: `email-test-thief-${suite.count}`, email: thief }
    await world.storage.users.addProvedEmail({ ...row, canonicalEmail: thief }, world.now())
    const path = `/users/emails/${first?.emailId}`
    expect((await world.send('DELETE', path, undefined, { session })).status).toBe(200)
    const pruneAddresses = () =>
      world.storage.users.pruneRemovedEmails(world.now() - 7 * day, 1_000)
    await askForDeletion(world, session)
    world.advance(13 * day)
    await pruneAddresses()
    const back = await world.signIn(email)
    expect(back.user_id).toBe(userId)
    const owner = { session: String(back.session_token) }
    await world.post('/users/me/restore', undefined, owner)
    expect((await find(world, userId))?.emails.map((one) => one.email)).toContain(email)

    // Another one, which is removed and not used again, goes when the account is kept.
    const own = { projectId, userId, emailId: row.emailId }
    const aside = { removedAt: world.now(), removedIn: null }
    await world.storage.users.setEmailAside(own, aside)
    world.advance(8 * day)
    await pruneAddresses()
    expect((await find(world, userId))?.removedEmails).toEqual([])
  })

  test('who comes back while the accounts are being removed stays', async () => {
    const world = await fixture.start()
    const { session, email, userId } = await enrol(world)
    await askForDeletion(world, session)
    world.advance(14 * day + 1)
    const back = String((await world.signIn(email)).session_token)
    const storage = keepToProject(world)
    const late: Storage = {
      ...storage,
      users: {
        ...storage.users,
        async listLeaving(before, limit) {
          const found = await storage.users.listLeaving(before, limit)
          expect(found.map((one) => one.userId)).toContain(userId)
          await world.post('/users/me/restore', undefined, { session: back })
          return found
        },
      },
    }
    expect(await removeLeavers(world, late)).toBe(0)
    expect(await find(world, userId)).toMatchObject({ deletion: null })
    expect(await isAlive(world, back)).toBe(true)
  })

  test('a host hears of the request, the return and the deletion', () => {
    expect(webhookEvents).toEqual(
      expect.arrayContaining(['user.deletion_requested', 'user.restored', 'user.deleted']),
    )
  })
})

describe.each(pickEngines('postgres'))(
  'the deletion that a user asks for at once, on %s',
  (engine) => {
    const { fixture, enrol, find } = openUserSuite(engine, 'leaver')

    test('coming back at the very moment of the removal either keeps all or removes all', async () => {
      const world = await fixture.start()
      const rounds = isLongRun ? 60 : 6
      for (let round = 0; round < rounds; round += 1) {
        const { session, email, userId } = await enrol(world)
        await askForDeletion(world, session)
        world.advance(14 * day + 1)
        const back = { session: String((await world.signIn(email)).session_token) }
        const [restored, gone] = await Promise.all([
          world.post('/users/me/restore', undefined, back),
          removeLeavers(world),
        ])
        expect(restored.status).toBe(gone === 1 ? 404 : 200)
        const user = await find(world, userId)
        expect(gone === 1 ? user : user?.deletion).toBeNull()
        expect(await isAlive(world, back.session)).toBe(gone === 0)
      }
    }, 300_000)
  },
)

/** The tables in which something of a deleted user is left, each with the reason. */
const keptLong: Readonly<Record<string, string>> = {
  audit: 'says who did what, by the id alone, for as long as the project keeps it',
  attempts: 'counts of failed attempts, so that signing up again does not reset them',
}

/** The tables that have something of a user right after a deletion without days, and not when 14 days are over. */
const keptShortly: Readonly<Record<string, string>> = {
  outbox: 'messages that were sent are kept for 7 days, with their address and without their text',
  challenges: 'used secrets of methods that name no address, until a day after they expire',
}

describe.each(pickEngines('sqlite'))('what a deletion leaves, on %s', (engine) => {
  let database: Awaited<ReturnType<typeof openTestStorage>>
  let world: OauthWorld
  beforeAll(async () => {
    database = await openTestStorage(engine)
    world = await createOauthWorld(database, { project: { phones: { countries: ['US'] } } })
  })
  afterAll(async () => {
    await world.stop()
    await database.remove()
  })
  // The providers' ID tokens use the real time.
  beforeEach(() => world.advance(Date.now() - world.now()))

  /** Lists the tables in which a text occurs, read from the database's schema. */
  async function findTables(texts: readonly string[]) {
    const tables = await runSql(
      database.database,
      engine === 'sqlite'
        ? "select name from sqlite_master where type = 'table'"
        : "select tablename as name from pg_tables where schemaname = 'public'",
    )
    const found = new Set<string>()
    for (const { name } of tables) {
      const rows = await runSql(database.database, `select * from "${String(name)}"`)
      const cells = rows.flatMap((row) => Object.values(row).map(String))
      if (cells.some((cell) => texts.some((text) => cell.includes(text)))) found.add(String(name))
    }
    return [...found].sort()
  }

  test.each(['asked for by the user', 'asked for by the host'])(
    'nothing of a user with every kind of credential is in any table but those that say why: %s',
    async (who) => {
      const email = `${who.replaceAll(' ', '-')}@example.com`
      const first = await world.signIn(email)
      const userId = String(first.user_id)
      let session = String(first.session_token)
      // The authenticator app comes last, since it asks for a second proof from then on.
      const kinds = addedKinds.toSorted(
        (a, b) => Number(a.id === 'totps') - Number(b.id === 'totps'),
      )
      for (const kind of kinds) {
        const added = await createAddition(world, kind)(session)
        expect(added.status, `${kind.id}: ${added.text}`).toBe(200)
        session = String(added.data.session_token ?? session)
      }
      const user = await world.storage.users.findById(world.project.projectId, userId)
      if (!user) throw new Error('The user is gone.')
      const ids = addedKinds.flatMap((kind) => kind.list(user.credentials).map(({ id }) => id))
      const addresses = addedKinds.flatMap((kind) => kind.listAddresses(user.credentials))
      const texts = [userId, email, ...ids, ...addresses]
      await world.sendLink(email)
      const body = { phone_number: addresses[0], expiration_minutes: 5 }
      expect((await world.post('/otps/sms/login_or_create', body)).status).toBe(200)
      expect(ids.length).toBeGreaterThanOrEqual(addedKinds.length)
      const before = await findTables(texts)
      expect(before).toEqual(expect.arrayContaining(['users', 'user_emails', 'sessions']))
      expect(before.length).toBeGreaterThan(8)

      if (who === 'asked for by the user') {
        const answer = await askForDeletion(world, session)
        expect(answer.status, answer.text).toBe(200)
        await world.service.deliverNow()
        world.advance(14 * day + 1)
        await world.storage.challenges.prune(world.now() - day, 1_000)
        await world.storage.outbox.prune(world.now() - 7 * day, 1_000)
        expect(await findTables(texts)).toContain('user_emails')
        expect(await removeLeavers(world)).toBe(1)
        // The mail that tells of the deletion is a message like any other.
        expect(await findTables([email])).toContain('outbox')
        await world.service.deliverNow()
        expect(world.inbox.list(email)[0]?.subject).toBe('Your Example account was deleted')
        world.advance(7 * day + 1)
        await world.storage.outbox.prune(world.now() - 7 * day, 1_000)
      } else {
        expect((await createHostCalls(world).del(`/users/${userId}`)).status).toBe(200)
      }
      const open = await runSql(
        database.database,
        'select subject from challenges where consumed_at is null and voided_at is null',
      )
      const subjects = open.map(({ subject }) => String(subject))
      expect(subjects.filter((subject) => texts.includes(subject))).toEqual([])
      const left = await findTables(texts)
      const isByHost = who === 'asked for by the host'
      const kept = isByHost ? { ...keptLong, ...keptShortly } : keptLong
      expect(left.filter((name) => !Object.hasOwn(kept, name))).toEqual([])
      expect(left).toContain('audit')
      const entries = (await listAudit(world)).filter((entry) => entry.userId === userId)
      for (const { details } of entries) {
        for (const text of [email, ...addresses])
          expect(JSON.stringify(details)).not.toContain(text)
      }
    },
  )
})
