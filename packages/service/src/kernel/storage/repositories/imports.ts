import type { Insertable } from 'kysely'
import { walletRows } from '../../../declarations/crypto/create-wallets-repository.ts'
import { phoneRows } from '../../../declarations/otp/create-phones.ts'
import { passwordRows } from '../../../declarations/passwords/create-passwords-repository.ts'
import { among } from '../../../foundation/database/conditions.ts'
import { defineRows } from '../../../foundation/database/define-rows.ts'
import type { Db, Engine } from '../../../foundation/database/engine.ts'
import { pruneBy } from '../../../foundation/database/remove-few.ts'
import type { ImportsTable, UsersTable } from '../../../foundation/database/schema.ts'
import type { ImportedPerson, ImportProgress, Imports } from '../storage.ts'
import { toChangedColumns } from './change-user.ts'
import { emailRows, userRows } from './user-rows.ts'

const importRows = defineRows<ImportProgress, ImportsTable>('imports', {})

/** Imports users by the thousand, with a few statements for many rows. */
export function createImports(
  db: Db,
  { lock, isAmongFirst }: Pick<Engine, 'lock' | 'isAmongFirst'>,
): Imports {
  return {
    add: async (projectId, all) => {
      const people = takeFirsts(all)
      const inserted = await insertUsers(db, projectId, people)
      const owners = people.filter(({ userId }) => inserted.has(userId))
      const addressed = await insertEmails(db, projectId, owners)
      const reachable = await insertPhones(db, projectId, owners)
      const kept = await insertWallets(db, projectId, owners)
      // Users whose address, number or wallet belongs to another user, of this file or of a concurrent sign-up.
      const refused = owners.filter(
        ({ userId, email, phone, wallets }) =>
          (email && !addressed.has(userId)) ||
          (phone && !reachable.has(userId)) ||
          wallets.some(({ walletId }) => !kept.has(walletId)),
      )
      const refusedIds = refused.map(({ userId }) => userId)
      if (refusedIds.length > 0) {
        await userRows(db).remove({ projectId, userId: among(refusedIds) })
        for (const id of refusedIds) inserted.delete(id)
      }
      const added = owners.filter(({ userId }) => inserted.has(userId))
      const passwords = added.flatMap(({ userId, password }) =>
        password ? [{ projectId, userId, ...password }] : [],
      )
      await passwordRows(db).add(...passwords)
      return inserted
    },

    findKnown: async (projectId, people) => {
      const addresses = people.flatMap(({ email }) => email?.canonicalEmail ?? [])
      const externalIds = people.flatMap(({ change }) => change.externalId ?? [])
      const ids = people.map(({ userId }) => userId)
      const taken = await userRows(db).list({ projectId, userId: among(ids) })
      const named = await userRows(db).list({ projectId, externalId: among(externalIds) })
      const emails = await emailRows(db).list({ projectId, canonicalEmail: among(addresses) })
      const numbers = people.flatMap(({ phone }) => phone?.phoneNumber ?? [])
      const phones = await phoneRows(db).list({ projectId, phoneNumber: among(numbers) })
      const wallets = people.flatMap((person) => person.wallets.map(({ address }) => address))
      const held = await walletRows(db).list({ projectId, address: among(wallets) })
      const known = new Set([
        ...taken.map((row) => `user:${row.userId}`),
        ...emails.map((row) => `email:${row.canonicalEmail}`),
        ...phones.map((row) => `phone:${row.phoneNumber}`),
        ...held.map((row) => `wallet:${row.address}`),
        ...named.map((row) => `external:${row.externalId}`),
      ])
      return new Set(
        people
          .filter(
            ({ userId, email, phone, wallets, change }) =>
              known.has(`user:${userId}`) ||
              known.has(`email:${email?.canonicalEmail}`) ||
              known.has(`phone:${phone?.phoneNumber}`) ||
              wallets.some(({ address }) => known.has(`wallet:${address}`)) ||
              known.has(`external:${change.externalId}`),
          )
          .map(({ userId }) => userId),
      )
    },

    findProgress: async (projectId, importId) => {
      await lock(db, `import:${projectId}:${importId}`)
      return importRows(db).find({ projectId, importId })
    },

    saveProgress: (progress) => importRows(db).put(progress, 'projectId', 'importId'),

    prune: pruneBy(db, isAmongFirst, 'imports', 'updated_at'),
  }
}

/** Keeps the first of several lines that name the same id. */
function takeFirsts(people: readonly ImportedPerson[]): readonly ImportedPerson[] {
  const seen = new Set<string>()
  return people.filter(({ userId }) => !seen.has(userId) && seen.add(userId))
}

async function insertUsers(
  db: Db,
  projectId: string,
  people: readonly ImportedPerson[],
): Promise<Set<string>> {
  if (people.length === 0) return new Set()
  const rows = people.map(
    (person): Insertable<UsersTable> => ({
      // Every row lists every column, because SQLite has no defaults within a list of rows.
      first_name: '',
      middle_name: '',
      last_name: '',
      search_name: '',
      trusted_metadata: '{}',
      untrusted_metadata: '{}',
      roles: '[]',
      external_id: null,
      blocked_at: null,
      typed_at: null,
      ...toChangedColumns(person.change),
      project_id: projectId,
      user_id: person.userId,
      status: 'active',
      created_at: person.createdAt,
    }),
  )
  const inserted = await db
    .insertInto('users')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .execute()
  return new Set(inserted.map((row) => row.user_id))
}

async function insertEmails(
  db: Db,
  projectId: string,
  people: readonly ImportedPerson[],
): Promise<ReadonlySet<string>> {
  const rows = people.flatMap(({ userId, email, createdAt }) =>
    email ? [{ projectId, userId, createdAt, ...email, verified: email.verified ? 1 : 0 }] : [],
  )
  return new Set((await emailRows(db).addAllNew(rows)).map(({ userId }) => userId))
}

async function insertPhones(
  db: Db,
  projectId: string,
  people: readonly ImportedPerson[],
): Promise<ReadonlySet<string>> {
  const rows = people.flatMap(({ userId, phone, createdAt }) =>
    phone
      ? [{ projectId, userId, createdAt, unsubscribedAt: null, isUnproved: false, ...phone }]
      : [],
  )
  return new Set((await phoneRows(db).addAllNew(rows)).map(({ userId }) => userId))
}

/**
 * Adds wallets.
 *
 * @returns the ids of the users whose wallets were free
 */
async function insertWallets(
  db: Db,
  projectId: string,
  people: readonly ImportedPerson[],
): Promise<ReadonlySet<string>> {
  const rows = people.flatMap(({ userId, email, wallets, createdAt }) =>
    wallets.map((wallet) => ({
      ...wallet,
      projectId,
      userId,
      // The user who later proves the address may not be the user who owns the wallet.
      isUnproved: email !== null && !email.verified,
      createdAt,
      lastUsedAt: createdAt,
    })),
  )
  return new Set((await walletRows(db).addAllNew(rows)).map(({ walletId }) => walletId))
}
