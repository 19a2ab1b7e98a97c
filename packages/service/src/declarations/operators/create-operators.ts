import type { Atomically } from '../../foundation/database/atomically.ts'
import { among, other } from '../../foundation/database/conditions.ts'
import type { Db, Engine } from '../../foundation/database/engine.ts'
import { pruneBy } from '../../foundation/database/remove-few.ts'
import { isNameTaken } from './is-name-taken.ts'
import { type OperatorRow, operatorRows } from './operator-store.ts'

/** The operators of projects. */
export function createOperators(
  db: Db,
  atomically: Atomically,
  { lock, isAmongFirst }: Pick<Engine, 'lock' | 'isAmongFirst'>,
) {
  const rows = operatorRows(db)
  return {
    /** Makes all other joinings and removals wait until the transaction ends; call it before other rows are held. */
    hold: (projectId: string) => atomically((tx) => lock(tx, `operators:${projectId}`)),

    /** Adds an operator. Of parallel calls with the same name one gets it. @returns false when the name is taken */
    add: (operator: OperatorRow) =>
      atomically(async (tx) => {
        const { projectId, name } = operator
        await lock(tx, `operators:${projectId}`)
        const own = operatorRows(tx)
        if (isNameTaken(name, await own.list({ projectId, removedAt: null }))) return false
        await own.add(operator)
        return true
      }),

    /** Finds an operator who was not removed. */
    find: (projectId: string, operatorId: string) =>
      rows.find({ projectId, operatorId, removedAt: null }),

    /** Lists the operators who were not removed, the oldest first. */
    list: (projectId: string) =>
      rows.list({ projectId, removedAt: null }, 'createdAt', 'operatorId'),

    /** Names operators, also those who were removed and not pruned yet. */
    findNames: async (projectId: string, operatorIds: readonly string[]) => {
      if (operatorIds.length === 0) return new Map<string, string>()
      const found = await rows.list({ projectId, operatorId: among(operatorIds) })
      return new Map(found.map(({ operatorId, name }) => [operatorId, name]))
    },

    /** True when the project has an operator. */
    hasAny: async (projectId: string) =>
      (await rows.listFirst(1, { projectId, removedAt: null })).length > 0,

    /** Stores when an operator was last seen. */
    touch: (projectId: string, operatorId: string, lastSeenAt: number) =>
      rows.change({ projectId, operatorId, removedAt: null }, { lastSeenAt }),

    /**
     * Removes an operator. Parallel removals wait for each other, so that one who may act always stays.
     *
     * @param mayBeLast true for the command line, which can invite again
     * @returns the operator; `last` for the only one who may act, null for an unknown one
     */
    remove: (
      projectId: string,
      operatorId: string,
      { now, mayBeLast }: { readonly now: number; readonly mayBeLast: boolean },
    ) =>
      atomically(async (tx): Promise<OperatorRow | 'last' | null> => {
        await lock(tx, `operators:${projectId}`)
        const own = operatorRows(tx)
        const operator = await own.find({ projectId, operatorId, removedAt: null })
        if (!operator) return null
        const acting = {
          projectId,
          removedAt: null,
          role: 'act',
          operatorId: other(operatorId),
        } as const
        const mustStay = !mayBeLast && operator.role === 'act'
        const isNeeded = mustStay && (await own.find(acting)) === null
        if (isNeeded) return 'last'
        return own.change({ projectId, operatorId, removedAt: null }, { removedAt: now })
      }),

    /** Removes those who were removed before `before`, with their passkeys and sessions. */
    prune: pruneBy(db, isAmongFirst, 'operators', 'removed_at'),
  }
}
