import { sql } from 'kysely'
import type { Atomically } from '../../../foundation/database/atomically.ts'
import { known } from '../../../foundation/database/conditions.ts'
import type { RowOf } from '../../../foundation/database/define-table.ts'
import type { Db, Engine } from '../../../foundation/database/engine.ts'
import { isBefore, removeFew } from '../../../foundation/database/remove-few.ts'
import { emailRows, userRows } from '../../../foundation/database/schema.ts'

/** The columns of an address that is neither removed nor was made the primary one. */
export const neverPrimary = { primaryAt: 0, removedAt: null, removedIn: null } as const

/** An address of a user. */
type OwnEmail = Pick<EmailColumns, 'projectId' | 'userId' | 'emailId'>
type EmailColumns = RowOf<typeof emailRows>

/** The addresses of users: adding, proving, removing and restoring them. */
export function createUserEmails(
  db: Db,
  atomically: Atomically,
  isAmongFirst: Engine['isAmongFirst'],
) {
  const emails = emailRows(db)
  return {
    /**
     * Adds an address that its owner has just proved, after those that the user has. The caller holds the user's lock.
     * False when it belongs to a user.
     */
    addProvedEmail: async (
      row: Pick<EmailColumns, 'projectId' | 'userId' | 'emailId' | 'email' | 'canonicalEmail'>,
      now: number,
    ) => {
      const { projectId, userId } = row
      const all = await emails.list({ projectId, userId })
      // Later than any other, also when two are proved at one time: the order of addresses is that of their times.
      const createdAt = Math.max(now, ...all.map((email) => email.createdAt + 1))
      return emails.addNew({ ...row, ...neverPrimary, verified: true, createdAt })
    },

    /** Removes an address that a user typed and never proved, of whichever user. */
    dropUnprovedEmail: async (projectId: string, canonicalEmail: string) => {
      await emails.remove({ projectId, canonicalEmail, verified: false })
    },

    /**
     * Finds the user of an address. `isKept` is false for an address that was only typed: it goes to the one who proves
     * it.
     */
    findEmailOwner: async (projectId: string, canonicalEmail: string) => {
      const row = await emails.find({ projectId, canonicalEmail })
      return row && { userId: row.userId, isKept: row.verified }
    },

    /** Makes an address the primary one of its user. */
    makeEmailPrimary: async (own: OwnEmail, now: number) => {
      const { projectId, userId } = own
      const all = await emails.list({ projectId, userId })
      // Later than any other, also when two are made so at one time or the clock was set back.
      const latest = Math.max(...all.map(({ primaryAt }) => primaryAt))
      await emails.change(own, { primaryAt: Math.max(now, latest + 1) })
    },

    /** Keeps an address aside that the user removed. False when it is not the user's. */
    setEmailAside: async (
      own: OwnEmail,
      removal: { removedAt: number; removedIn: string | null },
    ) => (await emails.change({ ...own, removedAt: null }, removal)) !== null,

    /** Gives a removed address back to its user. False when it is not kept any more. */
    restoreEmail: async (own: OwnEmail) =>
      (await emails.change(
        { ...own, removedAt: known },
        { removedAt: null, removedIn: null, verified: true },
      )) !== null,

    /** Deletes addresses that were removed before `before`, but those of users whose accounts wait for their deletion. */
    pruneRemovedEmails: (before: number, limit: number) => {
      const where = sql<boolean>`${isBefore('removed_at', before)} and not exists (
        select 1 from users where users.project_id = user_emails.project_id
          and users.user_id = user_emails.user_id and users.deleting_at is not null)`
      return removeFew(db, isAmongFirst, { table: 'user_emails', where, by: 'removed_at', limit })
    },

    /** Removes an address. True when it existed. */
    removeEmail: async (projectId: string, userId: string, emailId: string) =>
      (await emails.remove({ projectId, userId, emailId })) > 0,

    /** Marks an address as verified and its user as active. */
    verifyEmail: (projectId: string, userId: string, emailId: string) =>
      atomically(async (tx) => {
        const theirs = { projectId, userId, emailId }
        // Only a proved address of this user may activate the user.
        if (!(await emailRows(tx).change(theirs, { verified: true }))) return
        await userRows(tx).change({ projectId, userId }, { status: 'active' })
      }),
  }
}
