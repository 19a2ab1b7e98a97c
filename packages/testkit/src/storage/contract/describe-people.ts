import { randomUUID } from 'node:crypto'
import type { Storage, UserQuery } from '@portico/service/assembly'
import { describe, expect, test } from 'vitest'
import type { StorageUnderTest } from '../describe-storage.ts'
import {
  addUser,
  inParallel,
  newChallenge,
  newMessage,
  newProject,
  newSession,
  noon,
  wantUser,
} from './make-rows.ts'

/** Tests the operations of a host's back end on users: create, change, find, remove. */
export function describePeople(get: () => StorageUnderTest): void {
  describe('users as hosts see them', () => {
    test('a user is created with everything that was given', async () => {
      const { storage } = get()
      const project = newProject()
      const created = await create(storage, project, {
        externalId: 'crm-7',
        locale: 'pt-BR',
        exportedAt: noon,
        pictureUrl: 'https://pictures.example/ada.png',
        name: { first: 'Ada', last: 'Lovelace' },
        trustedMetadata: { plan: 'gold' },
        roles: ['editor'],
        secondStep: 'optional',
        stepOfferedAt: noon,
      })
      expect(created).toMatchObject({
        user: {
          externalId: 'crm-7',
          locale: 'pt-BR',
          exportedAt: noon,
          pictureUrl: 'https://pictures.example/ada.png',
          name: { first: 'Ada', middle: '', last: 'Lovelace' },
          trustedMetadata: { plan: 'gold' },
          roles: ['editor'],
          secondStep: 'optional',
          stepOfferedAt: noon,
          blockedAt: null,
        },
      })
      expect(await storage.users.findByExternalId(project, 'crm-7')).toMatchObject({
        roles: ['editor'],
      })
    })

    test('an address and an external id belong to one user, also in a race', async () => {
      const { storage, other } = get()
      const project = newProject()
      const results = await inParallel(50, (i) =>
        create(i % 2 ? storage : other, project, { externalId: 'crm-1' }, `${i}@example.com`),
      )
      expect(results.filter((result) => 'user' in result)).toHaveLength(1)
      expect(results.filter((result) => 'taken' in result)).toHaveLength(49)
      const again = await create(storage, project, {}, 'ADA@example.com')
      expect(again).toHaveProperty('user')
      expect(await create(storage, project, {}, 'ada@example.com')).toEqual({ taken: 'email' })
      expect((await search(storage, project, [])).total).toBe(2)
    })

    test('50 parallel changes of metadata are all kept', async () => {
      const { storage, other } = get()
      const user = await addUser(storage, newProject())
      await inParallel(50, (i) =>
        (i % 2 ? storage : other).users.update(user.projectId, user.userId, {
          untrustedMetadata: { [`key-${i}`]: i },
        }),
      )
      const found = await storage.users.findById(user.projectId, user.userId)
      expect(Object.keys(found?.untrustedMetadata ?? {})).toHaveLength(50)
    })

    test('changes and deletions wait for the user’s lock', async () => {
      const { storage } = get()
      const { projectId, userId } = await addUser(storage, newProject())
      const totp = {
        projectId,
        userId,
        totpId: `totp-test-${randomUUID()}`,
        sealedSecret: 'sealed',
        verified: false,
        createdAt: noon,
        expiresAt: noon + 1_000,
        lastStep: null,
        isUnproved: false,
      }
      const happened: string[] = []
      const note = (what: string) => () => void happened.push(what)
      let begin = () => {}
      const begun = new Promise<void>((resolve) => {
        begin = resolve
      })
      const others = begun.then(() =>
        Promise.all([
          storage.users.update(projectId, userId, { name: { first: 'Ada' } }).then(note('other')),
          storage.totps.add(totp, []).then(note('other')),
        ]),
      )
      await storage.transaction(async (tx) => {
        await tx.artefacts.lockForUser(projectId, userId)
        begin()
        // Gives other transactions time to finish, if they wrongly do not wait.
        for (let look = 0; look < 40; look += 1) await tx.users.findById(projectId, userId)
        note('turn ends')()
      })
      await others
      expect(happened).toEqual(['turn ends', 'other', 'other'])
    })

    test('a change at the same moment as a removal never brings the user back', async () => {
      const { storage } = get()
      const users = await Promise.all(
        Array.from({ length: 20 }, () => addUser(storage, newProject())),
      )
      const work = users.map(async ({ projectId, userId }) => {
        const [changed, isRemoved] = await Promise.all([
          storage.users.update(projectId, userId, { name: { first: 'Ada' } }),
          storage.users.remove(projectId, userId),
        ])
        expect(isRemoved).toBe(true)
        if (changed) expect(changed).toMatchObject({ user: { name: { first: 'Ada' } } })
        expect(await storage.users.findById(projectId, userId)).toBeNull()
      })
      await Promise.all(work)
    })

    test('users who leave are listed from their time on, and a change of another field keeps them listed', async () => {
      const { storage } = get()
      const project = newProject()
      const [first, second, kept] = await Promise.all(
        Array.from({ length: 3 }, () => addUser(storage, project)),
      )
      const leave = async ({ userId }: { userId: string }, deletesAt: number) =>
        storage.users.update(project, userId, {
          deletion: {
            requestedAt: 5,
            deletesAt,
            remindsAt: deletesAt - 3,
            timeZone: 'Europe/Lisbon',
          },
        })
      if (!first || !second || !kept) throw new Error('A user is missing.')
      await leave(second, 11)
      await leave(first, 10)
      await leave(kept, 10)
      await storage.users.update(project, kept.userId, { deletion: null })
      await storage.users.update(project, first.userId, { name: { first: 'Ada' } })
      expect(await storage.users.findById(project, first.userId)).toMatchObject({
        deletion: { requestedAt: 5, deletesAt: 10, remindsAt: 7, timeZone: 'Europe/Lisbon' },
      })
      expect(await storage.users.findById(project, kept.userId)).toMatchObject({ deletion: null })
      const toOwn = (found: readonly { projectId: string; userId: string }[]) =>
        found.filter(({ projectId }) => projectId === project).map(({ userId }) => userId)
      const list = async (before: number) => toOwn(await storage.users.listLeaving(before, 100))
      expect(await list(10)).toEqual([])
      expect(await list(11)).toEqual([first.userId])
      expect((await list(12)).toSorted()).toEqual([first.userId, second.userId].toSorted())
      expect(await storage.users.listLeaving(12, 1)).toHaveLength(1)
      const listReminded = async (before: number) =>
        toOwn(await storage.users.listReminded(before, 100))
      expect(await listReminded(7)).toEqual([])
      expect((await listReminded(9)).toSorted()).toEqual([first.userId, second.userId].toSorted())
      const reminded = { requestedAt: 5, deletesAt: 10, remindsAt: null, timeZone: null }
      await storage.users.update(project, first.userId, { deletion: reminded })
      expect(await listReminded(9)).toEqual([second.userId])
      expect(await list(11)).toEqual([first.userId])
    })

    test('null removes a key of the metadata, keys not named stay', async () => {
      const { storage } = get()
      const user = await addUser(storage, newProject())
      const change = (untrustedMetadata: Record<string, unknown>) =>
        storage.users.update(user.projectId, user.userId, { untrustedMetadata })
      await change({ color: 'red', size: 4 })
      expect(await change({ color: null, shape: { round: true } })).toMatchObject({
        user: { untrustedMetadata: { size: 4, shape: { round: true } } },
      })
    })

    test('a change of one part of the name leaves the others', async () => {
      const { storage } = get()
      const user = await addUser(storage, newProject())
      await storage.users.update(user.projectId, user.userId, { name: { first: 'Ada', last: 'L' } })
      expect(
        await storage.users.update(user.projectId, user.userId, { name: { last: 'Lovelace' } }),
      ).toMatchObject({ user: { name: { first: 'Ada', middle: '', last: 'Lovelace' } } })
    })

    test('a removed user leaves no session, secret or waiting mail, and the address is free', async () => {
      const { storage } = get()
      const project = newProject()
      const user = await addUser(storage, project)
      const address = user.emails[0]?.email ?? ''
      const session = newSession(user)
      await storage.sessions.create(session)
      const secret = newChallenge(project, { subject: address })
      await storage.challenges.issue(secret)
      await storage.outbox.add(newMessage(project, { to: address }))
      expect(await storage.users.remove(project, user.userId)).toBe(true)
      expect(await storage.users.remove(project, user.userId)).toBe(false)
      expect(await storage.users.findById(project, user.userId)).toBeNull()
      expect(await storage.sessions.findByToken(project, session.tokenHash, noon)).toBeNull()
      expect(await storage.challenges.findAny(project, secret.kind, secret.challengeId)).toBeNull()
      expect(await storage.users.findOrCreateByEmail(wantUser(project, address))).toMatchObject({
        created: true,
      })
    })

    test('every user is on exactly one page, also while others sign up', async () => {
      const { storage } = get()
      const project = newProject()
      for (let i = 0; i < 7; i += 1) await addUser(storage, project)
      const seen: string[] = []
      let after = null
      do {
        const page = await storage.users.search(
          project,
          { operator: 'and', filters: [] },
          { after, limit: 3 },
        )
        seen.push(...page.rows.map((user) => user.userId))
        after = page.next
        await storage.users.findOrCreateByEmail({ ...wantUser(project), now: noon + 1 })
      } while (after)
      expect(seen).toHaveLength(7)
      expect(new Set(seen).size).toBe(7)
    })

    test('wildcards in a search match themselves', async () => {
      const { storage } = get()
      const project = newProject()
      await create(storage, project, { name: { first: '100% Ada_L\\' } })
      await create(storage, project, { name: { first: 'Bob' } })
      const find = async (text: string) =>
        (await search(storage, project, [{ by: 'namePart', text }])).total
      expect([await find('%'), await find('a_l'), await find('b_b'), await find('\\')]).toEqual([
        1, 1, 0, 1,
      ])
    })

    test('a search finds letters of any script in any case', async () => {
      const { storage } = get()
      const project = newProject()
      await create(storage, project, { name: { first: 'Žofie', last: 'ΑΘΗΝΑ' } })
      for (const text of ['ŽOFIE', 'žof', 'αθηνα'])
        expect((await search(storage, project, [{ by: 'namePart', text }])).total).toBe(1)
    })

    test('filters are joined by and, or by or, within the project alone', async () => {
      const { storage } = get()
      const [project, foreign] = [newProject(), newProject()]
      await create(storage, project, { name: { first: 'Ada' }, externalId: 'a' })
      await create(storage, project, { name: { first: 'Ada' }, externalId: 'b' })
      await create(storage, foreign, { name: { first: 'Ada' }, externalId: 'a' })
      const filters: UserQuery['filters'] = [
        { by: 'namePart', text: 'ada' },
        { by: 'externalId', ids: ['a'] },
      ]
      expect((await search(storage, project, filters)).total).toBe(1)
      expect((await search(storage, project, filters, 'or')).total).toBe(2)
      expect((await search(storage, project, [{ by: 'externalId', ids: [] }])).total).toBe(0)
    })

    test('users are found by address, by verification and by being blocked', async () => {
      const { storage } = get()
      const project = newProject()
      const [ada, bob] = [await addUser(storage, project), await addUser(storage, project)]
      const email = ada.emails[0]
      await storage.users.verifyEmail(project, ada.userId, email?.emailId ?? '')
      await storage.users.update(project, bob.userId, { blockedAt: noon })
      const ids = async (...filters: UserQuery['filters']) =>
        (await search(storage, project, filters)).rows.map((user) => user.userId)
      expect(await ids({ by: 'email', canonicalEmails: [email?.email ?? ''] })).toEqual([
        ada.userId,
      ])
      expect(await ids({ by: 'emailVerified', isVerified: true })).toEqual([ada.userId])
      expect(await ids({ by: 'blocked', isBlocked: true })).toEqual([bob.userId])
      expect(await ids({ by: 'status', status: 'pending' })).toEqual([bob.userId])
      expect(
        await ids({
          by: 'credential',
          table: 'totps',
          isThere: true,
          column: 'verified',
          values: [1],
        }),
      ).toEqual([])
    })
  })
}

const create = (
  storage: Storage,
  projectId: string,
  change: Parameters<Storage['users']['create']>[0]['change'],
  address = `${randomUUID()}@example.com`,
) => {
  const { emailId, email, canonicalEmail, ...wanted } = wantUser(projectId, address)
  return storage.users.create({ ...wanted, email: { emailId, email, canonicalEmail }, change })
}

const search = (
  storage: Storage,
  projectId: string,
  filters: UserQuery['filters'],
  operator: UserQuery['operator'] = 'and',
) => storage.users.search(projectId, { operator, filters }, { after: null, limit: 100 })
