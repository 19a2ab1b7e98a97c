import type { Atomically } from '../../foundation/database/atomically.ts'
import type { Db, Engine } from '../../foundation/database/engine.ts'
import { createOwnership } from '../create-ownership.ts'
import { type Phones, phoneRows } from './phone-store.ts'

/** Creates the repository of phone numbers. A user may have several. */
export function createPhones(
  db: Db,
  _atomically: Atomically,
  { lock }: Pick<Engine, 'lock'>,
): Phones {
  const rows = phoneRows(db)
  return {
    ...createOwnership(rows, 'phoneId'),

    findByNumber: (projectId, phoneNumber) => rows.find({ projectId, phoneNumber }),

    async holdNumber(projectId, phoneNumber) {
      await lock(db, `phone:${projectId}:${phoneNumber}`)
      return rows.find({ projectId, phoneNumber })
    },

    add: (row) => rows.add(row),

    async markVerified(projectId, userId, phoneId) {
      await rows.change({ projectId, userId, phoneId }, { verified: true, unsubscribedAt: null })
    },

    async setUnsubscribed(projectId, phoneNumber, unsubscribedAt) {
      await rows.change({ projectId, phoneNumber }, { unsubscribedAt })
    },
  }
}
