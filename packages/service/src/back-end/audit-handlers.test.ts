import { engines, openTestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHostCalls } from '../testing/create-host-calls.ts'
import { createServiceFixture } from '../testing/create-service-fixture.ts'
import type { TestService } from '../testing/create-test-service.ts'

describe.each(engines)('reading the audit log on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  let world: TestService
  let host: ReturnType<typeof createHostCalls>
  let userId: string
  const startAt = Date.UTC(2026, 0, 15, 12)
  const toTime = (minutes: number) => new Date(startAt + minutes * 60_000).toISOString()
  const list = async (query: string) => (await host.get(`/audit?${query}`)).data
  const actionsOf = (entries: readonly { action: string }[]) => entries.map(({ action }) => action)

  beforeAll(async () => {
    await fixture.open()
    world = await fixture.start({ startAt })
    host = createHostCalls(world)
    userId = (await host.post('/users', { email: 'a@example.com', external_id: 'mine' })).data
      .user_id
    for (const change of ['block', 'unblock', 'block']) {
      world.advance(60_000)
      await host.put(`/users/${userId}/${change}`)
    }
  })
  afterAll(fixture.close)

  test('lists what happened, newest first, with actor and source', async () => {
    const { entries, next_cursor } = await list('')
    expect(actionsOf(entries)).toEqual([
      'user.blocked',
      'user.unblocked',
      'user.blocked',
      'user.created',
    ])
    expect(next_cursor).toBeNull()
    expect(entries[0]).toEqual({
      audit_id: expect.stringMatching(/^audit-test-/),
      occurred_at: toTime(3),
      action: 'user.blocked',
      actor: { kind: 'host', id: '' },
      user_id: userId,
      session_id: null,
      ip_address: '203.0.113.7',
      user_agent: expect.any(String),
      details: {},
    })
  })

  test('filters by user id, the host’s external id, action and time', async () => {
    expect((await list(`user_id=${userId}`)).entries).toHaveLength(4)
    expect((await list('user_id=mine')).entries).toHaveLength(4)
    expect((await list('user_id=other')).entries).toEqual([])
    expect((await list('user_id=user-test-none')).entries).toEqual([])
    expect((await list('action=user.blocked')).entries).toHaveLength(2)
    const [from, before] = [toTime(1), toTime(3)].map(encodeURIComponent)
    expect(actionsOf((await list(`from=${from}&before=${before}`)).entries)).toEqual([
      'user.unblocked',
      'user.blocked',
    ])
  })

  test('pages list every entry once while others are added', async () => {
    const seen: string[] = []
    let cursor = ''
    do {
      const page = await list(`limit=1&before=${encodeURIComponent(toTime(3.5))}&cursor=${cursor}`)
      seen.push(...page.entries.map((entry: { audit_id: string }) => entry.audit_id))
      cursor = page.next_cursor ?? ''
      world.advance(60_000)
      await host.put(`/users/${userId}/${seen.length % 2 ? 'unblock' : 'block'}`)
    } while (cursor)
    expect(new Set(seen).size).toBe(4)
    expect(seen).toHaveLength(4)
  })

  test('a malformed filter is refused by name', async () => {
    for (const [query, errorType] of [
      ['limit=0', 'invalid_limit'],
      ['limit=1001', 'invalid_limit'],
      ['cursor=..', 'invalid_cursor'],
      ['from=yesterday', 'bad_request'],
      ['before=2026-01-01', 'bad_request'],
      ['action=%00', 'bad_request'],
      ['action=DROP', 'bad_request'],
    ])
      expect([query, (await list(query ?? '')).error_type]).toEqual([query, errorType])
  })
})
