import { randomUUID } from 'node:crypto'
import type { Storage } from '@portico/service/assembly'
import { describe, expect, test } from 'vitest'
import { createSeededRandom } from '../../run/create-seeded-random.ts'
import type { StorageUnderTest } from '../describe-storage.ts'
import { addUser, inParallel, newProject, noon } from './make-rows.ts'

const oddAddresses = [
  'a@b.co',
  'ab@cd.de',
  'per%cent@example.com',
  'under_score@example.com',
  'back\\slash@example.com',
  "o'brien@example.com",
  '"quo""ted"@example.com',
  'plus+tag@example.com',
  'and AND or@example.com',
  'near("x")@example.com',
  'col:umn@example.com',
  'star*@example.com',
  'minus-^caret@example.com',
  'straße@example.de',
  'ströme@exämple.de',
  'İstanbul@example.com',
  'ΣΊΣΥΦΟΣ@example.gr',
  '日本語テスト@例え.jp',
  'emo😀ji😀😀@example.com',
  'kombi\u0301nation@example.com',
  'ﬁne@example.com',
  'AAAAAA@EXAMPLE.COM',
  'aaaaaaa@example.com',
]
const parts = [
  'a',
  'ab',
  '@',
  '%',
  '_',
  '\\',
  "'",
  '"',
  '""',
  '.c',
  'é',
  '😀',
  '😀😀',
  '日本',
  'aaa',
  'aaaaaaa',
  'aaaaaaaa',
  '%cent',
  'r_s',
  'k\\sl',
  "o'b",
  '"quo""',
  ' and ',
  'AND',
  '("x")',
  'l:u',
  'ar*',
  '-^c',
  'STRASSE',
  'straße',
  'STRÖME',
  'istanbul',
  'İst',
  'σίσυφος',
  'ΣΊΣ',
  '本語テ',
  'i😀😀@',
  '😀ji',
  'bi\u0301n',
  'bín',
  'fine',
  'ﬁn',
  'example.com',
  '@example',
  'nobody-has-this',
  'e',
  'x',
  'com',
]

/** Tests the search by parts of names and addresses, and the counts of users. */
export function describeSearch(get: () => StorageUnderTest): void {
  describe('search', () => {
    const toText = (text: string) => text.normalize('NFKC').toLowerCase()
    const add = async (project: string, address: string, name: string) => {
      const userId = `user-test-${randomUUID()}`
      await get().storage.users.create({
        projectId: project,
        userId,
        email: { emailId: `email-test-${userId}`, email: address, canonicalEmail: toText(address) },
        status: 'active',
        change: { name: { first: name } },
        now: noon,
      })
      return userId
    }
    const find = async (
      storage: Storage,
      project: string,
      by: 'emailPart' | 'namePart',
      text: string,
    ) => {
      const query = { operator: 'and', filters: [{ by, text }] } as const
      const { rows, total } = await storage.users.search(project, query, {
        after: null,
        limit: 500,
      })
      expect(total).toBe(rows.length)
      return rows.map(({ userId }) => userId).sort()
    }

    test('finds a part of any address and of any name, as a naive filter does', async () => {
      const { storage } = get()
      const [project, random] = [newProject(), createSeededRandom('odd addresses')]
      const letters = [...'abcxé%_"@.😀日']
      const people: { userId: string; text: string }[] = []
      // Draws whole characters, because databases store no half of a surrogate pair.
      const draw = (many: number) =>
        Array.from(
          { length: many },
          () => letters[Math.floor(random.next() * letters.length)],
        ).join('')
      const some = Array.from({ length: 200 }, (_, i) => `${draw(6)}${i}@${draw(6)}.net`)
      const drawn = Array.from({ length: 60 }, (_, i) => draw(1 + (i % 4)))
      for (const address of [...oddAddresses, ...some]) {
        people.push({ userId: await add(project, address, address), text: toText(address) })
      }
      await add(newProject(), 'aaaaaaa@example.com', 'aaaaaaa@example.com')
      for (const part of [...parts, ...drawn]) {
        const expected = people
          .filter(({ text }) => text.includes(toText(part)))
          .map(({ userId }) => userId)
          .sort()
        expect(await find(storage, project, 'emailPart', part), part).toEqual(expected)
        expect(await find(storage, project, 'namePart', part), part).toEqual(expected)
      }
    })

    test('a changed name, a removed address and a removed user are no longer found', async () => {
      const { storage } = get()
      const project = newProject()
      const userId = await add(project, 'wandering@example.com', 'Lighthouse')
      await storage.users.update(project, userId, { name: { first: 'Harbour' } })
      expect(await find(storage, project, 'namePart', 'lighthouse')).toEqual([])
      expect(await find(storage, project, 'namePart', 'harbour')).toEqual([userId])
      await storage.users.update(project, userId, { name: { first: '' } })
      expect(await find(storage, project, 'namePart', 'harbour')).toEqual([])
      await storage.users.update(project, userId, { name: { first: 'Pier' } })
      expect(await find(storage, project, 'namePart', 'pier')).toEqual([userId])
      await storage.users.removeEmail(project, userId, `email-test-${userId}`)
      expect(await find(storage, project, 'emailPart', 'wandering')).toEqual([])
      await storage.users.remove(project, userId)
      expect(await find(storage, project, 'namePart', 'pier')).toEqual([])
    })

    test('a filter by part of a text can be combined with others by and, by or, and inside a nested condition', async () => {
      const { storage } = get()
      const project = newProject()
      const [one, two, three] = [
        await add(project, 'northern@example.com', 'Ada'),
        await add(project, 'southern@example.com', 'Bob'),
        await add(project, 'eastern@example.org', 'Cleo'),
      ]
      const search = async (query: Parameters<Storage['users']['search']>[1]) => {
        const { rows } = await storage.users.search(project, query, { after: null, limit: 10 })
        return rows.map(({ userId }) => userId).sort()
      }
      const part = (text: string) => ({ by: 'emailPart', text }) as const
      const named = (text: string) => ({ by: 'namePart', text }) as const
      const sort = (...ids: string[]) => ids.sort()
      expect(await search({ operator: 'and', filters: [part('thern'), named('bob')] })).toEqual([
        two,
      ])
      expect(await search({ operator: 'or', filters: [part('north'), named('cleo')] })).toEqual(
        sort(one, three),
      )
      const all = { by: 'all', filters: [part('ern@'), named('ad')] } as const
      expect(await search({ operator: 'or', filters: [all, part('eastern')] })).toEqual(
        sort(one, three),
      )
    })

    test('every page says how many there are in all, and has its people newest first, whatever they are found by', async () => {
      const { storage } = get()
      const project = newProject()
      const addresses = Array.from({ length: 5 }, (_, i) => `keeper${i}@example.com`)
      const added: string[] = []
      for (const address of addresses) added.push(await add(project, address, 'Keeper'))
      await add(project, 'visitor@example.org', 'Visitor')
      for (const address of addresses) await add(newProject(), address, 'Keeper')
      // All users have the same creation time, so that their ids determine the order.
      const expected = added.sort().reverse()
      const emails = { by: 'email', canonicalEmails: [...addresses, 'nobody@example.com'] } as const
      const ids = { by: 'emailId', ids: added.map((id) => `email-test-${id}`) } as const
      const part = { by: 'emailPart', text: 'keeper' } as const
      const named = { by: 'namePart', text: 'eepe' } as const
      const kept = [[emails], [ids], [part], [named], [emails, part], [ids, emails], [named, ids]]
      for (const filters of kept) {
        for (const operator of ['and', 'or'] as const) {
          const found: string[] = []
          let after: Parameters<Storage['users']['search']>[2]['after'] = null
          for (let pages = 0; pages < 3; pages += 1) {
            const query = { operator, filters }
            const { rows, total, next }: Awaited<ReturnType<Storage['users']['search']>> =
              await storage.users.search(project, query, { after, limit: 2 })
            expect(total).toBe(5)
            expect(rows).toHaveLength(pages < 2 ? 2 : 1)
            expect(next === null).toBe(pages === 2)
            found.push(...rows.map(({ userId }) => userId))
            after = next
          }
          expect(found).toEqual(expected)
        }
      }
    })

    test('the count of users is right while users are added and removed and counts are folded, and afterwards', async () => {
      const { storage, other } = get()
      const project = newProject()
      const users = await inParallel(150, (i) => addUser(i % 2 ? storage : other, project))
      const [folded] = await Promise.all([
        storage.users.foldCounts(),
        other.users.foldCounts(),
        ...users.slice(0, 30).map(({ userId }) => storage.users.remove(project, userId)),
        ...Array.from({ length: 10 }, () => addUser(other, project)),
      ])
      expect(folded).toBeGreaterThanOrEqual(0)
      expect(await storage.users.count(project)).toBe(130)
      while ((await storage.users.foldCounts()) > 0);
      expect(await other.users.count(project)).toBe(130)
      const everybody = { operator: 'and', filters: [] } as const
      const { total } = await storage.users.search(project, everybody, { after: null, limit: 1 })
      expect(total).toBe(130)
      expect(await storage.users.count(newProject())).toBe(0)
    })

    test('a user of a transaction that was rolled back is not counted', async () => {
      const { storage } = get()
      const project = newProject()
      await addUser(storage, project)
      const failed = storage.transaction(async (tx) => {
        await tx.users.findOrCreateByEmail({
          projectId: project,
          userId: `user-test-${randomUUID()}`,
          emailId: `email-test-${randomUUID()}`,
          email: 'gone@example.com',
          canonicalEmail: 'gone@example.com',
          status: 'pending',
          now: noon,
        })
        expect(await tx.users.count(project)).toBe(2)
        throw new Error('no')
      })
      await expect(failed).rejects.toThrow('no')
      expect(await storage.users.count(project)).toBe(1)
    })
  })
}
