import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createServiceFixture } from '../testing/create-service-fixture.ts'
import { createLivePoller, type LiveTopic } from './create-live-poller.ts'

const lookMs = 20

describe.each(pickEngines('sqlite'))('pages that follow something on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  beforeAll(fixture.open)
  afterAll(fixture.close)

  /** A poller of a process, and operators who are signed in; what is read is counted. */
  const start = async () => {
    const world = await fixture.start({ config: { admin: true } })
    const { storage, project } = world
    const { projectId } = project
    const counts = { sessions: 0, reads: 0, listeners: 0, value: 1 }
    const operatorSessions: typeof storage.operatorSessions = {
      ...storage.operatorSessions,
      findByToken: (...wanted) => {
        counts.sessions += 1
        return storage.operatorSessions.findByToken(...wanted)
      },
    }
    const onEntries: typeof storage.onEntries = (listener) => {
      counts.listeners += 1
      const end = storage.onEntries(listener)
      return () => {
        counts.listeners -= 1
        end()
      }
    }
    const ports = {
      storage: { ...storage, operatorSessions, onEntries },
      clock: world,
      log: pino({ level: 'silent' }),
    }
    const poller = createLivePoller(ports, { lookMs })
    const now = world.now()
    const signIn = async (name: string) => {
      const ids = { projectId, operatorId: `operator-test-${name}` }
      const operator = {
        ...ids,
        name,
        role: 'act',
        createdAt: now,
        lastSeenAt: now,
        removedAt: null,
      } as const
      await storage.operators.add(operator)
      const session = {
        ...ids,
        sessionId: `operator-session-test-${name}`,
        tokenHash: name,
        startedAt: now,
        provedAt: now,
        expiresAt: now + 60_000,
        ipAddress: '203.0.113.9',
        userAgent: '',
      }
      await storage.operatorSessions.add(session)
      return { project, operator, session, key: null }
    }
    const topic: LiveTopic = {
      key: 'topic',
      async read() {
        counts.reads += 1
        return { value: counts.value }
      },
      isChangedBy: () => false,
    }
    const follow = (by: Awaited<ReturnType<typeof signIn>>) => {
      const heard = { said: [] as string[], isOver: false }
      const stream = poller.follow(by, topic)
      stream.on('data', (chunk: Buffer) => {
        heard.said.push(
          ...String(chunk)
            .split('\n\n')
            .filter((one) => one.startsWith('data:')),
        )
      })
      stream.on('end', () => {
        heard.isOver = true
      })
      return { heard, stream }
    }
    return { world, counts, signIn, follow, poller, projectId }
  }

  test('many pages cost one look at each session and at what they follow, however many there are', async () => {
    const { counts, signIn, follow } = await start()
    const [ines, tomas] = [await signIn('ines'), await signIn('tomas')]
    const pages = [...Array(10).fill(ines), ...Array(10).fill(tomas)].map(follow)
    await expect.poll(() => pages.every(({ heard }) => heard.said.length === 1)).toBe(true)
    const before = { ...counts }
    await expect.poll(() => counts.reads - before.reads).toBeGreaterThan(4)
    const looks = counts.reads - before.reads
    // two sessions and one topic in each look; one may be under way
    const sessions = counts.sessions - before.sessions
    expect([sessions <= 2 * (looks + 1), sessions >= 2 * (looks - 1)]).toEqual([true, true])
    // nothing changed, so nothing was said
    expect(pages.every(({ heard }) => heard.said.length === 1)).toBe(true)
    counts.value = 2
    await expect
      .poll(() => pages.every(({ heard }) => heard.said.at(-1) === 'data: {"value":2}'))
      .toBe(true)
    for (const { stream } of pages) stream.destroy()
  })

  test('a page of an operator whom another process removed, or whose session ended, ends at the next look', async () => {
    const { world, counts, signIn, follow, projectId } = await start()
    const [ines, tomas, mina] = [await signIn('ines'), await signIn('tomas'), await signIn('mina')]
    const pages = [ines, tomas, mina].map(follow)
    await expect.poll(() => pages.every(({ heard }) => heard.said.length === 1)).toBe(true)
    const { storage } = world
    const now = world.now()
    await storage.operators.remove(projectId, ines.operator.operatorId, { now, mayBeLast: true })
    await storage.operatorSessions.removeOfOperator(projectId, tomas.operator.operatorId)
    await expect.poll(() => pages.map(({ heard }) => heard.isOver)).toEqual([true, true, false])
    counts.value = 3
    await expect.poll(() => pages[2]?.heard.said.length).toBe(2)
    expect(pages.map(({ heard }) => heard.said.length)).toEqual([1, 1, 2])
    world.advance(60_000)
    await expect.poll(() => pages[2]?.heard.isOver).toBe(true)
  })

  test('a process of which no page follows anything neither looks nor listens, and begins again with the next page', async () => {
    const { counts, signIn, follow } = await start()
    const clear = vi.spyOn(globalThis, 'clearInterval')
    onTestFinished(() => clear.mockRestore())
    const { heard, stream } = follow(await signIn('ines'))
    await expect.poll(() => heard.said.length).toBe(1)
    expect(counts.listeners).toBe(1)
    expect(clear).not.toHaveBeenCalled()
    stream.destroy()
    await expect.poll(() => counts.listeners).toBe(0)
    expect(clear).toHaveBeenCalledOnce()
    const other = follow(await signIn('tomas'))
    const before = counts.reads
    await expect.poll(() => counts.reads).toBeGreaterThan(before + 1)
    expect(counts.listeners).toBe(1)
    other.stream.destroy()
  })
})
