import { describe, expect, test } from 'vitest'
import type { StorageUnderTest } from '../describe-storage.ts'
import { inParallel, newMessage, newProject, noon } from './make-rows.ts'

/** Tests that one worker at a time holds a message, which becomes due again when the worker crashes. */
export function describeOutbox(get: () => StorageUnderTest): void {
  describe('outbox', () => {
    const lease = { leaseMs: 30_000, limit: 7 }
    /** Claims all messages due at `now`, so that a test does not see the messages of earlier tests. */
    const drain = async (now: number) => {
      const { storage } = get()
      for (;;) {
        const claimed = await storage.outbox.claim({ now, leaseMs: 1, limit: 100 })
        if (claimed.length === 0) return
        for (const message of claimed) await storage.outbox.markSent(message.messageId, now)
      }
    }

    test('no two of eight workers get the same message', async () => {
      const { storage, other } = get()
      await drain(noon)
      const project = newProject()
      for (let i = 0; i < 40; i += 1) await storage.outbox.add(newMessage(project))
      const claimed = (
        await inParallel(8, (i) => (i % 2 ? storage : other).outbox.claim({ now: noon, ...lease }))
      ).flat()
      const ids = claimed.map((message) => message.messageId)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.length).toBeGreaterThan(0)
      await drain(noon + 40_000)
    })

    test('a message whose worker died is due again after the lease, and knows how often it was tried', async () => {
      const { storage, other } = get()
      await drain(noon)
      const message = newMessage(newProject())
      await storage.outbox.add(message)
      expect(await storage.outbox.claim({ now: noon, ...lease })).toMatchObject([{ tries: 1 }])
      expect(await other.outbox.claim({ now: noon + 29_999, ...lease })).toEqual([])
      const again = await other.outbox.claim({ now: noon + 30_000, ...lease })
      expect(again).toEqual([{ ...message, tries: 2 }])
      await drain(noon + 90_000)
    })

    test('a sent message is never sent again, whatever a late worker reports', async () => {
      const { storage } = get()
      await drain(noon)
      const message = newMessage(newProject())
      await storage.outbox.add(message)
      await storage.outbox.claim({ now: noon, ...lease })
      await storage.outbox.markSent(message.messageId, noon)
      const { dead } = await storage.outbox.backlog(noon)
      await storage.outbox.markFailed(message.messageId, { retryAt: noon, reason: 'late' })
      await storage.outbox.markFailed(message.messageId, { retryAt: null, reason: 'late' })
      expect(await storage.outbox.claim({ now: noon + 60_000, ...lease })).toEqual([])
      expect((await storage.outbox.backlog(noon)).dead).toBe(dead)
    })

    test('a failed one waits until it is due, a dead one is counted', async () => {
      const { storage } = get()
      await drain(noon)
      const dead = (await storage.outbox.backlog(noon)).dead
      const [later, hopeless] = [newMessage(newProject()), newMessage(newProject())]
      await storage.outbox.add(later)
      await storage.outbox.add(hopeless)
      await storage.outbox.claim({ now: noon, ...lease })
      await storage.outbox.markFailed(later.messageId, { retryAt: noon + 5_000, reason: '451' })
      await storage.outbox.markFailed(hopeless.messageId, { retryAt: null, reason: '550' })
      expect(await storage.outbox.claim({ now: noon + 4_999, ...lease })).toEqual([])
      const backlog = await storage.outbox.backlog(noon)
      expect(backlog).toEqual({ waiting: 1, oldestAt: noon, dead: dead + 1 })
      const ofChannel = await storage.outbox.backlog(noon, later.channel)
      expect(ofChannel).toMatchObject({ waiting: 1, oldestAt: noon })
      const empty = { waiting: 0, oldestAt: null, dead: 0 }
      expect(await storage.outbox.backlog(noon, 'another channel')).toEqual(empty)
      const due = await storage.outbox.claim({ now: noon + 5_000, ...lease })
      expect(due.map((message) => message.messageId)).toEqual([later.messageId])
      await drain(noon + 60_000)
    })

    test('a message that was given up is listed, and waits again when it is requeued, once', async () => {
      const { storage, other } = get()
      await drain(noon)
      const [project, stranger] = [newProject(), newProject()]
      const message = newMessage(project)
      await storage.outbox.add(message)
      await storage.outbox.claim({ now: noon, ...lease })
      await storage.outbox.markFailed(message.messageId, { retryAt: null, reason: '550' })
      const { projectId: _, locale: __, sealedPayload: ___, ...shown } = message
      expect(await storage.outbox.listFailed(project, noon, 10)).toEqual([
        { ...shown, tries: 1, reason: '550', canRequeue: true },
      ])
      const { messageId } = message
      expect(await storage.outbox.listFailed(stranger, noon, 10)).toEqual([])
      expect(await storage.outbox.requeue(stranger, messageId, noon)).toBe(false)
      const requeued = await inParallel(8, (i) =>
        (i % 2 ? storage : other).outbox.requeue(project, messageId, noon),
      )
      expect(requeued.filter(Boolean)).toHaveLength(1)
      expect(await storage.outbox.listFailed(project, noon, 10)).toEqual([])
      const due = await storage.outbox.claim({ now: noon, ...lease })
      expect(due).toEqual([{ ...message, tries: 1 }])
      await drain(noon + 60_000)
    })

    test('a message that was given up and expired cannot be requeued, even after the clock was set back', async () => {
      const { storage } = get()
      await drain(noon)
      const project = newProject()
      const message = newMessage(project, { expiresAt: noon + 1_000 })
      await storage.outbox.add(message)
      await storage.outbox.markFailed(message.messageId, { retryAt: null, reason: '550' })
      expect(await storage.outbox.requeue(project, message.messageId, noon + 1_000)).toBe(false)
      await storage.outbox.claim({ now: noon + 1_000, ...lease })
      expect(await storage.outbox.requeue(project, message.messageId, noon)).toBe(false)
      const [dead] = await storage.outbox.listFailed(project, noon, 10)
      expect(dead).toMatchObject({ reason: '550', canRequeue: false })
    })

    test('a withdrawn message is never sent, unless a worker had claimed it', async () => {
      const { storage } = get()
      await drain(noon)
      const project = newProject()
      const [waiting, failed, sent] = [
        newMessage(project),
        newMessage(project),
        newMessage(project),
      ]
      for (const one of [waiting, failed, sent]) await storage.outbox.add(one)
      await storage.outbox.markFailed(failed.messageId, { retryAt: null, reason: '550' })
      await storage.outbox.markSent(sent.messageId, noon)
      const { dead } = await storage.outbox.backlog(noon)
      await storage.outbox.withdraw([waiting, failed, sent].map(({ messageId }) => messageId))
      expect(await storage.outbox.claim({ now: noon, ...lease })).toEqual([])
      expect(await storage.outbox.listFailed(project, noon, 10)).toEqual([])
      expect((await storage.outbox.backlog(noon)).dead).toBe(dead - 1)
      await storage.outbox.withdraw([])
    })

    test('an expired message is not handed out', async () => {
      const { storage } = get()
      await drain(noon)
      const message = newMessage(newProject(), { expiresAt: noon + 1_000 })
      await storage.outbox.add(message)
      expect((await storage.outbox.backlog(noon + 1_000)).waiting).toBe(0)
      expect(await storage.outbox.claim({ now: noon + 1_000, ...lease })).toEqual([])
    })

    test('committed messages are announced, rolled back ones are not', async () => {
      const { storage } = get()
      const heard: string[] = []
      const end = storage.onMessages((from) => from === 'here' && heard.push(from))
      const add = (outbox = storage.outbox) => outbox.add(newMessage(newProject()))
      await add()
      expect(heard).toHaveLength(1)
      await storage.transaction(async (tx) => {
        await add(tx.outbox)
        await add(tx.outbox)
        expect(heard).toHaveLength(1)
      })
      expect(heard).toHaveLength(2)
      const failed = storage.transaction(async (tx) => {
        await add(tx.outbox)
        throw new Error('no')
      })
      await expect(failed).rejects.toThrow('no')
      await storage.transaction((tx) => tx.outbox.backlog(noon))
      await end()
      await add()
      expect(heard).toHaveLength(2)
      await drain(noon + 60_000)
    })

    test('the next due time of a channel is that of a waiting message, a retry or a lease’s end', async () => {
      const { storage } = get()
      await drain(noon)
      const nothing = { email: null, webhook: null, logout: null }
      expect(await storage.outbox.nextDue(['email', 'webhook', 'logout'])).toEqual(nothing)
      const mail = newMessage(newProject())
      await storage.outbox.add({ ...mail, createdAt: noon + 5 })
      const hook = newMessage(newProject(), { channel: 'webhook', createdAt: noon + 2 })
      await storage.outbox.add(hook)
      expect(await storage.outbox.nextDue(['email', 'webhook', 'logout'])).toEqual({
        ...nothing,
        email: noon + 5,
        webhook: noon + 2,
      })
      await storage.outbox.claim({ now: noon + 10, leaseMs: 30_000, limit: 1, channel: 'email' })
      await storage.outbox.claim({ now: noon + 10, leaseMs: 30_000, limit: 1, channel: 'webhook' })
      const failure = { retryAt: noon + 777, reason: '503' }
      await storage.outbox.markFailed(hook.messageId, failure)
      expect(await storage.outbox.nextDue(['email', 'webhook', 'logout'])).toEqual({
        ...nothing,
        email: noon + 30_010,
        webhook: noon + 777,
      })
      await storage.outbox.markSent(mail.messageId, noon)
      await storage.outbox.markFailed(hook.messageId, { retryAt: null, reason: '410' })
      expect(await storage.outbox.nextDue(['email', 'webhook', 'logout'])).toEqual(nothing)
    })

    test('pruning takes ended messages, never waiting ones', async () => {
      const { storage } = get()
      await drain(noon)
      await storage.outbox.prune(noon + 10 * 86_400_000, 500)
      const [waiting, hopeless] = [newMessage(newProject()), newMessage(newProject())]
      await storage.outbox.add(waiting)
      await storage.outbox.add(hopeless)
      await storage.outbox.markFailed(hopeless.messageId, { retryAt: null, reason: '550' })
      expect(await storage.outbox.prune(hopeless.expiresAt, 500)).toBe(0)
      expect(await storage.outbox.prune(hopeless.expiresAt + 1, 500)).toBe(1)
      const due = await storage.outbox.claim({ now: noon, ...lease })
      expect(due.map((message) => message.messageId)).toEqual([waiting.messageId])
      await drain(noon + 60_000)
    })
  })
}
