import { openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestService, type TestService } from '../../testing/create-test-service.ts'
import { toExtendedEnd } from './session-end.ts'

const minute = 60_000
const hour = 60 * minute

describe('the end of a session', () => {
  const project = { sessions: { defaultMinutes: 30, maxMinutes: 120 } }
  const factor = (authenticatedAt: number) => ({
    type: 'otp',
    deliveryMethod: 'email',
    authenticatedAt,
  })

  test.each([
    ['is put off as asked', { end: 30, at: 10, minutes: 60 }, 70],
    ['is never drawn nearer', { end: 100, at: 10, minutes: 5 }, 100],
    ["is at most the project's most after the proof", { end: 100, at: 90, minutes: 100 }, 120],
    ['is not put off by a clock that went back', { end: 30, at: -60, minutes: 30 }, 30],
    ['is bounded for a clock that went ahead', { end: 30, at: 29 + 60, minutes: 100 }, 120],
  ])('SES-15 %s', (_what, { end, at, minutes }, expected) => {
    const session = { expiresAt: end * minute, factors: [factor(0)] }
    expect(toExtendedEnd(project, session, { now: at * minute, minutes })).toBe(expected * minute)
  })

  test('SES-15 is counted from the newest proof', () => {
    const session = { expiresAt: 0, factors: [factor(0), factor(hour), factor(minute)] }
    expect(toExtendedEnd(project, session, { now: hour, minutes: 600 })).toBe(3 * hour)
  })

  test('SES-15 does not move while somebody impersonates the user', () => {
    const factors = [{ ...factor(0), impersonator: { id: 'staff', email: 's@example.com' } }]
    const session = { expiresAt: hour, factors }
    expect(toExtendedEnd(project, session, { now: minute, minutes: 120 })).toBe(hour)
  })
})

describe('over HTTP', () => {
  let database: TestStorage
  let world: TestService
  beforeAll(async () => {
    database = await openTestStorage('sqlite')
    world = await createTestService({
      storage: database.storage,
      project: { sessions: { defaultMinutes: 30, maxMinutes: 120 } },
    })
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })
  const refresh = (session: string, session_duration_minutes?: number) =>
    world.post('/sessions/authenticate', { session_duration_minutes }, { session })

  test('SES-15 every access updates last_accessed_at', async () => {
    const { session_token: session } = await world.signIn('seen@example.com')
    for (let i = 0; i < 3; i++) {
      world.advance(minute)
      const { data } = await refresh(session)
      expect(data.session.last_accessed_at).toBe(new Date(world.now()).toISOString())
    }
  })

  test('SES-15 neither refreshes nor clock steps of an hour extend a session beyond its maximum', async () => {
    const begun = world.now()
    const { session_token: session } = await world.signIn('steps@example.com')
    const latest = begun + 120 * minute
    for (const step of [20, -60, 20, 60, 20, -60, 60].map((minutes) => minutes * minute)) {
      world.advance(step)
      const { status, data } = await refresh(session, 60)
      if (status === 200) expect(Date.parse(data.session.expires_at)).toBeLessThanOrEqual(latest)
    }
    world.advance(latest - world.now())
    const { status, data } = await refresh(session, 60)
    expect([status, data.error_type]).toEqual([404, 'session_not_found'])
  })
})
