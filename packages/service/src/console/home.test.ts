import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openConsole } from '../testing/create-console-page.ts'
import { createHostCalls } from '../testing/create-host-calls.ts'
import { createServiceFixture } from '../testing/create-service-fixture.ts'
import { type TestService, toWrongCode } from '../testing/create-test-service.ts'

const withConsole = { config: { admin: true } }
const hourMs = 3_600_000
const everything = { from: 0, before: Number.MAX_SAFE_INTEGER }
const dayMs = 24 * hourMs

describe.each(pickEngines('postgres'))('the first page of the console on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  beforeAll(fixture.open)
  afterAll(fixture.close)

  const failSignIn = async (world: TestService, email: string) => {
    const { methodId, code } = await world.sendCode(email)
    await world.post('/otps/authenticate', { method_id: methodId, token: toWrongCode(code) })
  }

  test('counts sign-ups, sign-ins by method, refusals by reason, and messages, as they happen', async () => {
    const world = await fixture.start(withConsole)
    const page = await openConsole(world)
    await world.signIn('ada@example.com')
    await world.signIn('ada@example.com')
    await failSignIn(world, 'bram@example.com')
    const { data } = await page.get('/home')
    const today = { signed_up: 2, signed_in: 2, refused: 1, sent: 3, given_up: 0 }
    expect(data.today).toMatchObject({
      ...today,
      methods: [{ name: 'magic_link', text: 'Magic link', times: 2 }],
      reasons: [{ name: 'otp_code_not_found', text: 'Passcode wrong or run out', times: 1 }],
      channels: [{ name: 'email', text: 'Email', times: 3 }],
    })
    expect(data.thirty_days).toEqual(data.today)
    expect(data.yesterday).toMatchObject({ signed_up: 0, signed_in: 0, refused: 0 })
    expect(data.days).toHaveLength(30)
    expect(data.days.at(-1)).toEqual({
      day: '2026-01-15',
      signed_up: 2,
      signed_in: 2,
      refused: 1,
    })
    expect(data.days[0].day).toBe('2025-12-17')
    expect(data.messages).toEqual({ waiting: 0, given_up: 0, is_more: false })
  })

  test('a page in German gets methods, channels and what needs a hand in German', async () => {
    const world = await fixture.start(withConsole)
    const page = await openConsole(world)
    await world.signIn('ada@example.com')
    await failSignIn(world, 'bram@example.com')
    const read = async (language: string) =>
      (await page.get('/home', { headers: { 'accept-language': language } })).data
    const [english, german] = [await read('en'), await read('de')]
    expect(german.today.channels).toMatchObject([{ name: 'email', text: 'E-Mail' }])
    expect(german.today.methods).toMatchObject([
      { name: 'magic_link', text: 'Link in einer E-Mail' },
    ])
    const titles = (data: { alerts: readonly { title: string }[] }) =>
      data.alerts.map(({ title }) => title)
    expect(titles(german)).toContain('Sie sind der einzige Operator')
    expect(titles(english)).toContain('You are the only operator')
    expect(titles(german).filter((title) => titles(english).includes(title))).toEqual([])
  })

  test('what a back end, an operator or staff in a user’s place did is no sign-up and no sign-in', async () => {
    const world = await fixture.start(withConsole)
    const page = await openConsole(world)
    const host = createHostCalls(world)
    const { data: made } = await host.post('/users', { email: 'made@example.com' })
    const issued = await host.post('/impersonation/token', {
      user_id: made.user_id,
      impersonator_id: 'staff-7',
      impersonator_email_address: 'staff@example.com',
      reason: 'Ticket 4711',
    })
    const { impersonation_token } = issued.data
    const begun = await world.post('/impersonation/authenticate', { impersonation_token })
    expect(begun.status).toBe(200)
    expect((await page.get('/home')).data.today).toMatchObject({ signed_up: 0, signed_in: 0 })
  })

  test('days begin at midnight of the operator’s time zone; those of yesterday and before are counted by themselves', async () => {
    const world = await fixture.start({ ...withConsole, startAt: Date.UTC(2026, 0, 15, 22, 30) })
    const page = await openConsole(world)
    await world.signIn('late@example.com')
    world.advance(hourMs)
    await world.signIn('late@example.com')
    const read = async (zone: string) => (await page.get(`/home?zone=${zone}`)).data
    const signIns = async (zone: string) => {
      const { today, yesterday } = await read(zone)
      return [today.signed_in, yesterday.signed_in]
    }
    expect(await signIns('UTC')).toEqual([2, 0])
    // There, midnight was between the two.
    expect(await signIns('Europe/Berlin')).toEqual([1, 1])
    expect((await read('Europe/Berlin')).days.at(-1).day).toBe('2026-01-16')
    expect(await signIns('Pacific/Honolulu')).toEqual([2, 0])
    world.advance(dayMs)
    await page.signIn()
    expect((await page.get('/home')).data).toMatchObject({
      today: { signed_in: 0 },
      yesterday: { signed_in: 2 },
      thirty_days: { signed_in: 2 },
    })
  })

  test('an unknown time zone is refused', async () => {
    const page = await openConsole(await fixture.start(withConsole))
    for (const zone of ['Nowhere/Land', '%27%3B--', 'x'.repeat(65)]) {
      const answer = await page.get(`/home?zone=${zone}`)
      expect([zone, answer.status]).toEqual([zone, 400])
    }
  })

  test('a rolled back change is not counted', async () => {
    const world = await fixture.start(withConsole)
    const page = await openConsole(world)
    const { storage, project } = world
    const { user_id } = await world.signIn('one@example.com')
    const entry = {
      projectId: project.projectId,
      auditId: 'audit-test-rolled-back',
      at: world.now(),
      action: 'session.started',
      actorKind: 'person',
      actorId: user_id,
      userId: user_id,
      sessionId: null,
      ipAddress: '',
      userAgent: '',
      details: { method: 'otp' },
    } as const
    const failed = storage.transaction(async (tx) => {
      await tx.audit.add(entry)
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect((await page.get('/home')).data.today.signed_in).toBe(1)
    await storage.transaction((tx) => tx.audit.add(entry))
    expect((await page.get('/home')).data.today.signed_in).toBe(2)
  })

  test('several processes add to the same counts, and none sees another project’s', async () => {
    const world = await fixture.start(withConsole)
    const other = await fixture.start(withConsole)
    const [page, theirs] = [await openConsole(world), await openConsole(other)]
    await world.signIn('ada@example.com')
    const { storage, project } = world
    const hourAt = Math.floor(world.now() / hourMs) * hourMs
    const elsewhere = { projectId: project.projectId, hourAt, kind: 'signed_in', times: 5 } as const
    const names = ['otp', 'magic_link', 'password']
    await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        storage.activityCounts.add(
          (i % 2 ? names : names.toReversed()).map((name) => ({ ...elsewhere, name })),
        ),
      ),
    )
    const { today } = (await page.get('/home')).data
    expect(today.signed_in).toBe(121)
    expect(today.methods).toMatchObject([
      { name: 'magic_link', times: 41 },
      { name: 'otp', times: 40 },
      { name: 'password', times: 40 },
    ])
    expect((await theirs.get('/home')).data.today.signed_in).toBe(0)
  })

  test('hours that are over are summed once an hour; what another process stores late is seen then', async () => {
    const { storage } = fixture
    const spans: number[] = []
    const activityCounts = {
      ...storage.activityCounts,
      sumByHour: (...asked: Parameters<typeof storage.activityCounts.sumByHour>) => {
        spans.push(asked[1].from)
        return storage.activityCounts.sumByHour(...asked)
      },
    }
    const world = await fixture.start({ ...withConsole, storage: { ...storage, activityCounts } })
    const page = await openConsole(world)
    const { projectId } = world.project
    const add = (hoursAgo: number) =>
      storage.activityCounts.add([
        {
          projectId,
          hourAt: Math.floor(world.now() / hourMs) * hourMs - hoursAgo * hourMs,
          kind: 'signed_in',
          name: 'otp',
          times: 1,
        },
      ])
    const read = async () => (await page.get('/home')).data
    const signIns = async () => {
      const { thirty_days: all, days } = await read()
      const ofDays = days.reduce(
        (sum: number, day: { signed_in: number }) => sum + day.signed_in,
        0,
      )
      return [all.signed_in, ofDays]
    }
    await add(50)
    await add(0)
    expect(await signIns()).toEqual([2, 2])
    await add(40)
    await add(1)
    expect(await signIns()).toEqual([3, 3])
    const oldest = Math.min(...spans)
    expect(spans.filter((from) => from === oldest)).toHaveLength(1)
    world.advance(hourMs)
    expect(await signIns()).toEqual([4, 4])
    expect(spans.filter((from) => from === oldest)).toHaveLength(2)
  })

  test('a message that was given up, one that waits after failures, and the only operator ask for a hand', async () => {
    let isAway = true
    const world = await fixture.start({
      ...withConsole,
      mailer: {
        send: async () => {
          if (isAway) throw new Error('connect ECONNREFUSED')
        },
        close: async () => {},
      },
    })
    const page = await openConsole(world)
    const alerts = async () => (await page.get('/home')).data
    expect((await alerts()).alerts).toMatchObject([{ title: 'You are the only operator' }])
    await openConsole(world)
    expect((await alerts()).alerts).toEqual([])
    await world.post('/magic_links/email/login_or_create', { email: 'ada@example.com' })
    await world.service.deliverNow()
    world.advance(6 * 60_000)
    expect(await alerts()).toMatchObject({
      messages: { waiting: 1, given_up: 0 },
      alerts: [{ level: 'wrong', title: 'Messages by email do not leave', page: 'messages' }],
    })
    world.advance(7 * dayMs)
    isAway = false
    await world.service.deliverNow()
    await page.signIn()
    expect(await alerts()).toMatchObject({
      messages: { waiting: 0, given_up: 1 },
      alerts: [{ title: '1 message was given up', text: 'In the last 7 days: 1 by email.' }],
    })
  })

  test('a country to which no codes are sent is named, with the end of the pause', async () => {
    const world = await fixture.start(withConsole)
    const page = await openConsole(world)
    await openConsole(world)
    const { storage, project } = world
    const now = world.now()
    const area = { projectId: project.projectId, area: 'ID', now, windowMs: dayMs }
    await storage.phoneTraffic.countSent(area)
    await storage.phoneTraffic.pause(project.projectId, 'ID', now + hourMs, now)
    expect((await page.get('/home')).data.alerts).toEqual([
      {
        level: 'wrong',
        title: 'Codes to ID are paused',
        text: 'Of 1 codes sent, 0 were entered.',
        ends_at: new Date(now + hourMs).toISOString(),
        page: null,
      },
    ])
  })

  test('what portico doctor notes is found beside the calls', async () => {
    const world = await fixture.start({
      ...withConsole,
      project: { privateMode: true, redirectUrls: [] },
    })
    const page = await openConsole(world)
    await openConsole(world)
    const titles = async () =>
      ((await page.get('/home')).data.alerts as { title: string }[]).map(({ title }) => title)
    await expect.poll(titles).toContain('New users cannot sign up')
  })

  test('what was counted is stored when the service stops, and where there is no console nothing is', async () => {
    const stored = async (admin: boolean) => {
      const world = await fixture.start({ config: { admin } })
      await world.signIn('ada@example.com')
      await world.close()
      const counts = await fixture.storage.activityCounts.sumByName(
        world.project.projectId,
        everything,
      )
      return counts.toSorted((a, b) => (a.kind < b.kind ? -1 : 1))
    }
    expect(await stored(true)).toEqual([
      { kind: 'sent', name: 'email', times: 1 },
      { kind: 'signed_in', name: 'magic_link', times: 1 },
      { kind: 'signed_up', name: '', times: 1 },
    ])
    expect(await stored(false)).toEqual([])
  })

  test('counts that could not be stored are kept for the next time, and no sign-in fails', async () => {
    let isAway = false
    const { storage } = fixture
    const activityCounts = {
      ...storage.activityCounts,
      add: (...counted: Parameters<typeof storage.activityCounts.add>) =>
        isAway ? Promise.reject(new Error('away')) : storage.activityCounts.add(...counted),
    }
    const world = await fixture.start({ ...withConsole, storage: { ...storage, activityCounts } })
    const page = await openConsole(world)
    isAway = true
    await world.signIn('ada@example.com')
    expect((await page.get('/home')).status).toBe(500)
    await world.signIn('ada@example.com')
    isAway = false
    expect((await page.get('/home')).data.today).toMatchObject({ signed_in: 2, signed_up: 1 })
  })
})
