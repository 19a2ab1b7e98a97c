import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { credentialTables } from '../../declarations/all-declarations.ts'
import { addedKinds, createAddition } from '../../testing/create-additions.ts'
import { createHostCalls } from '../../testing/create-host-calls.ts'
import { createOauthWorld, type OauthWorld } from '../../testing/create-oauth-world.ts'
import { runSql } from '../../testing/run-sql.ts'
import { exportedTables, withheldTables } from './exported-tables.ts'

describe.each(pickEngines('sqlite'))(
  'the download of what is kept about a user, on %s',
  (engine) => {
    let database: TestStorage
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

    const download = (session: string) => world.post('/users/me/export', undefined, { session })

    const listTables = async () => {
      const named =
        engine === 'sqlite'
          ? await runSql(
              database.database,
              "select m.name as name from sqlite_master m join pragma_table_info(m.name) c on c.name = 'user_id' where m.type = 'table'",
            )
          : await runSql(
              database.database,
              "select table_name as name from information_schema.columns where column_name = 'user_id' and table_schema = 'public'",
            )
      return named.map(({ name }) => String(name))
    }

    test('has a part for every table that has users, or the reason why it has none', async () => {
      const known = { ...exportedTables, ...withheldTables, ...credentialTables }
      const tables = await listTables()
      expect(tables).toEqual(
        expect.arrayContaining(['users', 'user_emails', 'webauthn_registrations']),
      )
      // SQLite's search reads copies of names and addresses there.
      const own = tables.filter((name) => name !== 'user_texts')
      expect(own.filter((name) => !Object.hasOwn(known, name))).toEqual([])
    })

    test('names every credential, session, browser and event, and contains no secret and no hash', async () => {
      const email = 'downloads@example.com'
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
      const answer = await download(session)
      expect(answer.status, answer.text).toBe(200)
      const { data, text } = answer
      const user = await world.storage.users.findById(world.project.projectId, userId)
      if (!user) throw new Error('The user is gone.')
      for (const kind of addedKinds) {
        for (const { id } of kind.list(user.credentials)) expect(text, kind.id).toContain(id)
      }
      expect(data.user.emails[0].email).toBe(email)
      expect(data.sessions.map(({ session_id }: { session_id: string }) => session_id)).toContain(
        first.session.session_id,
      )
      const actions = data.events.map(({ action }: { action: string }) => action)
      expect(actions).toEqual(expect.arrayContaining(['user.created', 'user.exported']))
      const secrets: string[] = []
      for (const table of await listTables()) {
        const rows = await runSql(database.database, `select * from "${table}" where user_id = ?`, [
          userId,
        ])
        for (const [column, value] of rows.flatMap((row) => Object.entries(row))) {
          if (/hash|secret|sealed|token|public_key/.test(column)) secrets.push(String(value))
        }
      }
      const long = secrets.filter((secret) => secret.length > 15)
      expect(long.length).toBeGreaterThan(3)
      for (const secret of [...long, session]) expect(text).not.toContain(secret)
    })

    test('needs a proof that is at most 10 minutes old, and is the caller’s own', async () => {
      const ada = String((await world.signIn('own-export@example.com')).session_token)
      await world.signIn('other-export@example.com')
      const answer = await download(ada)
      expect(answer.text).not.toContain('other-export@example.com')
      world.advance(600_001)
      const late = await download(ada)
      expect([late.status, late.data.error_type]).toEqual([403, 'insufficient_factors'])
      expect((await world.post('/users/me/export')).data.error_type).toBe('user_unauthenticated')
    })

    test('is the same for the host, which asks by the id of one of its own users, and the log has it', async () => {
      const { session_token: session, user_id } = await world.signIn('asked@example.com')
      const host = createHostCalls(world)
      world.advance(1_000)
      const asked = await host.post(`/users/${user_id}/export`)
      expect(asked.status, asked.text).toBe(200)
      world.advance(1_000)
      const own = await download(String(session))
      const { exported_at: _, request_id: __, events, user: ownUser, ...parts } = own.data
      const { exported_at: ___, ...user } = ownUser
      const [latest, ...earlier] = events
      expect(asked.data).toMatchObject({ ...parts, user })
      expect([latest.action, earlier[0].action, earlier[0].actor]).toEqual([
        'user.exported',
        'user.exported',
        'host',
      ])
      expect(asked.data.events).toEqual(earlier)
      expect((await host.post('/users/user-test-nobody/export')).data.error_type).toBe(
        'user_not_found',
      )
    })

    test('is remembered with the user, who reads in any session when it was; a refused one and the host’s are not', async () => {
      const email = 'remembered@example.com'
      const { session_token: session, user_id } = await world.signIn(email)
      const readTime = async () => {
        const { session_token: other } = await world.signIn(email)
        return (await world.get('/users/me', { session: other })).data.exported_at
      }
      expect((await createHostCalls(world).post(`/users/${user_id}/export`)).status).toBe(200)
      expect(await readTime()).toBeUndefined()
      const { data } = await download(String(session))
      expect(data.user.exported_at).toBe(data.exported_at)
      world.advance(601_000)
      expect((await download(String(session))).status).toBe(403)
      expect(await readTime()).toBe(data.exported_at)
    })

    test('tells a user what staff did, without the address and the browser of the staff', async () => {
      const { session_token: session, user_id } = await world.signIn('staff-export@example.com')
      await world.storage.audit.add({
        projectId: world.project.projectId,
        auditId: `audit-test-${String(user_id)}`,
        at: world.now(),
        action: 'user.updated',
        actorKind: 'operator',
        actorId: 'grace',
        userId: String(user_id),
        sessionId: null,
        ipAddress: '192.0.2.99',
        userAgent: 'the browser of the staff',
        details: { fields: ['name'] },
      })
      const { data, text } = await download(String(session))
      expect(data.events).toContainEqual(
        expect.objectContaining({ action: 'user.updated', actor: 'operator', ip_address: '' }),
      )
      expect(text).not.toMatch(/192\.0\.2\.99|the browser of the staff/)
    })
  },
)
