import type { Atomically } from '../../foundation/database/atomically.ts'
import type { Db, Engine } from '../../foundation/database/engine.ts'
import { createOwnership } from '../create-ownership.ts'
import { type PhoneRow, phoneRows } from './phone-store.ts'

/** Creates the repository of phone numbers. A user may have several. */
export function createPhones(db: Db, _atomically: Atomically, { lock }: Pick<Engine, 'lock'>) {
  const rows = phoneRows(db)
  return {
    ...createOwnership(rows, 'phoneId'),

    findByNumber: (projectId: string, phoneNumber: string) => rows.find({ projectId, phoneNumber }),

    /** Finds a number and locks it. Of two parallel first sends, the second one finds the row that the first created. */
    async holdNumber(projectId: string, phoneNumber: string) {
      await lock(db, `phone:${projectId}:${phoneNumber}`)
      return rows.find({ projectId, phoneNumber })
    },

    /** Adds a number, which is no second step yet. */
    add: (row: Omit<PhoneRow, 'stepBeside'>) => rows.add({ ...row, stepBeside: null }),

    async markVerified(projectId: string, userId: string, phoneId: string, createdAt: number) {
      const proved = { verified: true, unsubscribedAt: null, createdAt }
      await rows.change({ projectId, userId, phoneId }, proved)
    },

    /** Makes a number a second step, or with null none. The caller holds the user's lock. */
    async setStepBeside(
      projectId: string,
      userId: string,
      phoneId: string,
      stepBeside: string | null,
    ) {
      await rows.change({ projectId, userId, phoneId }, { stepBeside })
    },

    /** @param at null when the number receives messages again */
    async setUnsubscribed(projectId: string, phoneNumber: string, unsubscribedAt: number | null) {
      await rows.change({ projectId, phoneNumber }, { unsubscribedAt })
    },
  }
}
