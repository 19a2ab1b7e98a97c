import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditActions } from '../kernel/audit/actions.ts'
import { openConsole } from '../testing/create-console-page.ts'
import { createServiceFixture } from '../testing/create-service-fixture.ts'
import { toWrongCode } from '../testing/create-test-service.ts'
import { listAudit } from '../testing/read-audit.ts'
import { describeWords } from './describe-words.ts'

interface Entry {
  readonly audit_id: string
  readonly action: string
  readonly who: string
  readonly what: string
  readonly why: string
  readonly user_id: string | null
  readonly user: string
}

describe.each(pickEngines('sqlite'))('the audit log in the console on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  beforeAll(fixture.open)
  afterAll(fixture.close)

  const start = async () => {
    const world = await fixture.start({ config: { admin: true } })
    const page = await openConsole(world, { role: 'read' })
    const list = async (query = '') => (await page.get(`/audit${query}`)).data.entries as Entry[]
    return { world, page, list }
  }

  test('says who did what to whom and why, newest first, and is filtered by user, action and actor', async () => {
    const { world, list } = await start()
    const acting = await openConsole(world, { name: 'Tomas Vega' })
    const { user_id } = await world.signIn('ada@example.com')
    await world.signIn('bram@example.com')
    const { methodId, code } = await world.sendCode('ada@example.com')
    await world.post('/otps/authenticate', { method_id: methodId, token: toWrongCode(code) })
    world.advance(1_000)
    await acting.post(`/users/${user_id}/block`, { why: 'Ticket 4812' })
    const all = await list()
    const blocked = all.find(({ action }) => action === 'user.blocked')
    expect(blocked).toEqual({
      audit_id: expect.any(String),
      at: new Date(world.now()).toISOString(),
      action: 'user.blocked',
      who: 'Tomas Vega',
      what: 'Blocked',
      why: 'Ticket 4812. By Tomas Vega.',
      user_id,
      user: 'ada@example.com',
    })
    const ofAda = await list(`?user_id=${user_id}`)
    expect(new Set(ofAda.map((entry) => entry.user_id))).toEqual(new Set([user_id]))
    const refused = await list('?action=authentication.failed')
    expect(refused).toMatchObject([{ who: 'Somebody', user: 'ada@example.com' }])
    const acts = await list('?actor=operator')
    expect(acts.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['user.blocked', 'operator.joined']),
    )
    expect(acts.every(({ who }) => who !== 'Somebody')).toBe(true)
    const both = await list(`?user_id=${user_id}&actor=operator&action=user.blocked`)
    expect(both).toMatchObject([{ action: 'user.blocked' }])
  })

  test('a page by action looks at some thousand entries, and the next one further, until all were seen', async () => {
    const { world, page } = await start()
    const { projectId } = world.project
    const rows = Array.from({ length: 6_500 }, (_, i) => ({
      projectId,
      auditId: `audit-test-${String(i).padStart(5, '0')}`,
      at: world.now() - 1_000 - i,
      action: i % 3_200 === 3_199 ? 'user.exported' : 'session.started',
      actorKind: 'person' as const,
      actorId: '',
      userId: null,
      sessionId: null,
      ipAddress: '',
      userAgent: '',
      details: {},
    }))
    for (let i = 0; i < rows.length; i += 500) {
      await world.storage.audit.addAll(rows.slice(i, i + 500))
    }
    const seen: string[] = []
    let cursor: string | null = null
    let pages = 0
    do {
      const more: string = cursor === null ? '' : `&cursor=${cursor}`
      const { data } = await page.get(`/audit?action=user.exported${more}`)
      seen.push(...data.entries.map((entry: Entry) => entry.audit_id))
      cursor = data.next_cursor
      pages += 1
    } while (cursor !== null)
    expect(seen).toEqual(['audit-test-03199', 'audit-test-06399'])
    expect(pages).toBe(3)
  })

  test('the export has each filtered entry as a line of JSON, nothing of other projects, and leaves an entry itself', async () => {
    const { world, page } = await start()
    const other = await start()
    await other.world.signIn('theirs@example.com')
    const { user_id } = await world.signIn('ada@example.com')
    await world.signIn('bram@example.com')
    const read = async (body: object) => {
      const { text, headers } = await page.post('/audit/export', body)
      expect(headers['content-type']).toContain('ndjson')
      return text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    }
    const ofAda = await read({ user_id })
    const all = (await listAudit(world)).filter(({ userId }) => userId === user_id)
    expect(ofAda.map(({ audit_id }) => audit_id).toSorted()).toEqual(
      all.map(({ auditId }) => auditId).toSorted(),
    )
    expect(JSON.stringify(await read({}))).not.toContain('theirs')
    const exported = (await listAudit(world)).filter(({ action }) => action === 'audit.exported')
    expect(exported.map(({ details }) => details)).toEqual(
      expect.arrayContaining([{ operator: 'Ines Haddad', user_id }, { operator: 'Ines Haddad' }]),
    )
  })

  test('a page in German reads what happened in German, an operator’s own words as they are; another language gets English', async () => {
    const { world } = await start()
    const page = await openConsole(world, { name: 'Tomas Vega' })
    const { user_id } = await world.signIn('ada@example.com')
    await page.post(`/users/${user_id}/block`, { why: 'Ticket 4812' })
    const read = async (language: string) => {
      const headers = { 'accept-language': language }
      const timeline = (await page.get(`/users/${user_id}/timeline`, { headers })).data.entries
      const log = (await page.get('/audit?action=user.blocked', { headers })).data.entries
      const blocked = [...timeline, ...log].filter(({ action }) => action === 'user.blocked')
      return blocked.map(({ what, why }) => `${what}: ${why}`)
    }
    expect(await read('de')).toEqual(Array(2).fill('Gesperrt: Ticket 4812. Von Tomas Vega.'))
    for (const language of ['en', 'fr', 'de, en', '__proto__']) {
      expect(await read(language)).toEqual(Array(2).fill('Blocked: Ticket 4812. By Tomas Vega.'))
    }
    const known = Object.keys(describeWords.de.actions)
    expect(auditActions.filter((action) => !known.includes(action))).toEqual([])
  })

  test.each(['?action=nonsense', '?actor=nobody', '?user_id=%27', '?cursor=nonsense', '?more=1'])(
    'a list is refused for "%s"',
    async (query) => {
      const { page } = await start()
      expect((await page.get(`/audit${query}`)).status).toBe(400)
    },
  )
})
