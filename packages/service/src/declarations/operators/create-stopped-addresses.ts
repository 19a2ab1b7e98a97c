import { among } from '../../foundation/database/conditions.ts'
import type { Db } from '../../foundation/database/engine.ts'
import { stoppedAddressRows } from './stopped-address-store.ts'

/** Folds the letters, since messages go to an address as its user wrote it. */
const fold = (address: string) => address.toLowerCase()

/** The addresses to which no messages are sent. They go with their users. */
export function createStoppedAddresses(db: Db) {
  const rows = stoppedAddressRows(db)
  return {
    /** Stops messages to an address. @returns false when they were stopped before */
    stop: (
      projectId: string,
      { userId, address, now }: { userId: string; address: string; now: number },
    ) => rows.addNew({ projectId, address: fold(address), userId, stoppedAt: now }),

    /** Lets messages leave again. @returns false when they were not stopped */
    allow: async (projectId: string, address: string) =>
      (await rows.remove({ projectId, address: fold(address) })) > 0,

    /** True if no message may be sent to an address. */
    has: async (projectId: string, address: string) =>
      (await rows.find({ projectId, address: fold(address) })) !== null,

    /** Returns those of some addresses to which no message may be sent, in lower case; the list must be short. */
    findAmong: async (
      projectId: string,
      addresses: readonly string[],
    ): Promise<ReadonlySet<string>> =>
      new Set(
        (await rows.list({ projectId, address: among(addresses.map(fold)) })).map(
          ({ address }) => address,
        ),
      ),

    /** They are removed with their users. */
    prune: async () => 0,
  }
}
