import { describe, expect, test } from 'vitest'
import type { StorageUnderTest } from '../describe-storage.ts'
import { addUser, inParallel, newHash, newProject, newSession, noon } from './make-rows.ts'

/** Tests sessions. An active session is not revoked and has not expired. */
export function describeSessions(get: () => StorageUnderTest): void {
  describe('sessions', () => {
    const create = async () => {
      const { storage } = get()
      const user = await addUser(storage, newProject())
      const session = newSession(user)
      await storage.sessions.create(session)
      return { storage, session, user, project: session.projectId }
    }

    test('is found by its token and by its id, as it was written', async () => {
      const { storage, session, project } = await create()
      expect(await storage.sessions.findByToken(project, session.tokenHash, noon)).toEqual(session)
      expect(await storage.sessions.findById(project, session.sessionId, noon)).toEqual(session)
    })

    test('is found with its user, as both were written, by its token and by its id', async () => {
      const { storage, session, user, project } = await create()
      const { tokenHash, sessionId } = session
      const found = { session, user: await storage.users.findById(project, user.userId) }
      for (const by of [{ tokenHash }, { sessionId }]) {
        expect(await storage.sessions.findWithUser(project, by, noon)).toEqual(found)
        expect(await storage.sessions.findWithUser(newProject(), by, noon)).toBeNull()
        const lastMoment = session.expiresAt - 1
        expect(await storage.sessions.findWithUser(project, by, lastMoment)).toEqual(found)
        expect(await storage.sessions.findWithUser(project, by, session.expiresAt)).toBeNull()
      }
      await storage.sessions.revoke(project, sessionId, noon)
      for (const by of [{ tokenHash }, { sessionId }]) {
        expect(await storage.sessions.findWithUser(project, by, noon)).toBeNull()
      }
    })

    test('expires exactly at its end', async () => {
      const { storage, session, project } = await create()
      const end = session.expiresAt
      const find = (now: number) => storage.sessions.findByToken(project, session.tokenHash, now)
      expect(await find(end - 1)).not.toBeNull()
      expect(await find(end)).toBeNull()
      expect(await storage.sessions.touch(project, session.sessionId, { now: end })).toBeNull()
    })

    test('is gone for everyone as soon as it is revoked, and can be revoked once', async () => {
      const { storage, session, project } = await create()
      const { other } = get()
      const ended = await inParallel(50, (i) =>
        (i % 2 ? storage : other).sessions.revoke(project, session.sessionId, noon + i),
      )
      expect(ended.filter(Boolean)).toHaveLength(1)
      expect(await other.sessions.findByToken(project, session.tokenHash, noon)).toBeNull()
      const change = { now: noon + 1, expiresAt: noon + 1e9 }
      expect(await storage.sessions.touch(project, session.sessionId, change)).toBeNull()
    })

    test('is listed with those that were revoked since, each of its own project', async () => {
      const { storage, session, user, project } = await create()
      const other = newSession(user)
      await storage.sessions.create(other)
      await create().then((foreign) =>
        storage.sessions.revoke(foreign.project, foreign.session.sessionId, noon),
      )
      expect(await storage.sessions.listRevoked(project, 0)).toEqual([])
      await storage.sessions.revoke(project, session.sessionId, noon)
      await storage.sessions.revoke(project, other.sessionId, noon + 1)
      const list = (since: number) => storage.sessions.listRevoked(project, since)
      expect([...(await list(noon))].sort()).toEqual([session.sessionId, other.sessionId].sort())
      expect(await list(noon + 1)).toEqual([other.sessionId])
      expect(await list(noon + 2)).toEqual([])
    })

    test('a refresh that races a revocation never brings the session back', async () => {
      for (let round = 0; round < 10; round += 1) {
        const { storage, session, project } = await create()
        const { other } = get()
        const extend = () =>
          other.sessions.touch(project, session.sessionId, { now: noon, expiresAt: noon + 1e9 })
        await Promise.all([
          extend(),
          storage.sessions.revoke(project, session.sessionId, noon),
          extend(),
        ])
        expect(await storage.sessions.findById(project, session.sessionId, noon)).toBeNull()
      }
    })

    const toRenewal = (change: { now?: number } = {}) => ({
      now: noon + 5,
      tokenHash: newHash(),
      factors: [],
      expiresAt: noon + 120_000,
      ipAddress: '::1',
      userAgent: 'other',
      ...change,
    })

    test('an expired session is not renewed', async () => {
      const revoked = await create()
      const { storage, project } = revoked
      await storage.sessions.revoke(project, revoked.session.sessionId, noon)
      const renew = (sessionId: string, change = {}) =>
        storage.sessions.renew(project, sessionId, toRenewal(change))
      expect(await renew(revoked.session.sessionId)).toBeNull()
      const ended = newSession(revoked.user)
      await storage.sessions.create(ended)
      expect(await renew(ended.sessionId, { now: ended.expiresAt })).toBeNull()
    })

    test('after a renewal the old token is dead and the new one works', async () => {
      const { storage, session, project } = await create()
      const tokenHash = newHash()
      const renewed = await storage.sessions.renew(project, session.sessionId, {
        now: noon + 5,
        tokenHash,
        factors: session.factors,
        expiresAt: noon + 120_000,
        ipAddress: '::1',
        userAgent: 'other',
      })
      expect(renewed).toMatchObject({ sessionId: session.sessionId, expiresAt: noon + 120_000 })
      expect(await storage.sessions.findByToken(project, session.tokenHash, noon)).toBeNull()
      expect(await storage.sessions.findByToken(project, tokenHash, noon)).not.toBeNull()
    })

    test('all sessions of a user end at once, except the one that is excluded', async () => {
      const { storage, session, user } = await create()
      const { projectId, userId } = user
      const kept = newSession(user)
      await storage.sessions.create(kept)
      const options = { now: noon, exceptSessionId: kept.sessionId }
      expect(await storage.sessions.revokeAll(projectId, userId, options)).toEqual([
        session.sessionId,
      ])
      expect(await storage.sessions.listOfUser(projectId, userId, noon)).toEqual([kept])
    })

    test('ending all sessions of a user ends nobody else’s', async () => {
      const { storage, session, user, project } = await create()
      const neighbour = newSession(await addUser(storage, project))
      await storage.sessions.create(neighbour)
      const ended = await storage.sessions.revokeAll(project, user.userId, { now: noon })
      expect(ended).toEqual([session.sessionId])
      expect(await storage.sessions.findById(project, neighbour.sessionId, noon)).toEqual(neighbour)
    })

    test('custom claims are kept, replaced and removed', async () => {
      const { storage, session, project } = await create()
      const touch = (customClaims?: Record<string, unknown> | null) =>
        storage.sessions.touch(project, session.sessionId, {
          now: noon,
          ...(customClaims !== undefined && { customClaims }),
        })
      expect(await touch({ plan: 'gold' })).toMatchObject({ customClaims: { plan: 'gold' } })
      expect(await touch()).toMatchObject({ customClaims: { plan: 'gold' } })
      expect(await touch(null)).toMatchObject({ customClaims: null })
    })

    test('no project finds, touches, renews or ends a session of another', async () => {
      const { storage, session, user, project } = await create()
      const foreign = newProject()
      const { sessionId } = session
      expect(await storage.sessions.findById(foreign, sessionId, noon)).toBeNull()
      expect(await storage.sessions.touch(foreign, sessionId, { now: noon })).toBeNull()
      expect(await storage.sessions.renew(foreign, sessionId, toRenewal())).toBeNull()
      expect(await storage.sessions.revokeAll(foreign, user.userId, { now: noon })).toEqual([])
      expect(await storage.sessions.findById(project, sessionId, noon)).toEqual(session)
      expect(await storage.sessions.findByToken(foreign, session.tokenHash, noon)).toBeNull()
      expect(await storage.sessions.revoke(foreign, session.sessionId, noon)).toBe(false)
    })
  })
}
