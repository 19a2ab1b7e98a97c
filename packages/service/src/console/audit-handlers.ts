/** Handlers of the calls about the audit log. */

import { Readable } from 'node:stream'
import { toAuditEntry } from '../back-end/audit-handlers.ts'
import { toCursorText, toPage } from '../back-end/cursor.ts'
import type { Cursor } from '../foundation/database/page.ts'
import { auditActions } from '../kernel/audit/actions.ts'
import { recordActivity } from '../kernel/audit/record-activity.ts'
import type { Dependencies } from '../kernel/dependencies.ts'
import type { ActorKind, AuditRow, Storage } from '../kernel/storage/storage.ts'
import type { auditOperations } from './audit-operations.ts'
import type { ConsoleHandlers } from './console-operation.ts'
import { describeEntry, type OperatorNames } from './describe-entry.ts'
import { type DescribeWords, describeWords, toLanguage } from './describe-words.ts'
import { findImpersonators } from './find-impersonators.ts'
import { toListedUser } from './show-user.ts'
import { toOperatorAct } from './to-operator-act.ts'

const pageRows = 50
/** How many entries a page without an index looks at. */
const most = 3_000

interface Filter {
  readonly user_id?: string
  readonly action?: string
  readonly actor?: ActorKind
}

/** Creates all of them. */
export function createAuditHandlers(
  dependencies: Dependencies,
): ConsoleHandlers<typeof auditOperations> {
  const { storage, findPlace } = dependencies
  return {
    async listAudit({ by, query, source }) {
      const { projectId } = by.project
      const { cursor: _, ...filter } = query
      const { rows, next } = await list(storage, projectId, filter, toPage(query, pageRows))
      const users = await findNames(storage, projectId, rows)
      const operators = await findImpersonators(storage, projectId, rows)
      return {
        entries: rows.map((row) => ({
          audit_id: row.auditId,
          at: new Date(row.at).toISOString(),
          action: row.action,
          who: toWho(row, { users, operators }, describeWords[toLanguage(source)]),
          ...toWords(describeEntry(row, findPlace, toLanguage(source), operators)),
          user_id: row.userId,
          user: users.get(row.userId ?? '') ?? '',
        })),
        next_cursor: toCursorText(next),
        actions: [...auditActions],
      }
    },

    async exportAudit({ by, body, source }) {
      const { projectId } = by.project
      const act = toOperatorAct(by, source)
      const details = { ...act.details, ...body }
      const action = 'audit.exported'
      await storage.transaction((tx) =>
        recordActivity(tx, dependencies, { ...act, action, user: null, details }),
      )
      return Readable.from(toLines(storage, projectId, body))
    },
  }
}

const toWords = ({ what, why }: ReturnType<typeof describeEntry>) => ({ what, why })

/**
 * Lists entries. Those of a user are few, so all of them are filtered; among those of the project, a filter reads only the
 * newest ones.
 */
async function list(
  { audit }: Pick<Storage, 'audit'>,
  projectId: string,
  { user_id: userId, action, actor: actorKind }: Filter,
  page: { readonly after: Cursor | null; readonly limit: number },
) {
  if (userId !== undefined) {
    const found = await audit.list(
      projectId,
      { userId, ...(action !== undefined && { action }) },
      page,
    )
    const isMeant = (row: AuditRow) => actorKind === undefined || row.actorKind === actorKind
    return { ...found, rows: found.rows.filter(isMeant) }
  }
  if (action === undefined && actorKind === undefined) return audit.list(projectId, {}, page)
  const filter = { ...(action !== undefined && { action }), ...(actorKind && { actorKind }) }
  return audit.listAmong(projectId, filter, { ...page, most })
}

async function* toLines(
  storage: Storage,
  projectId: string,
  filter: Filter,
): AsyncGenerator<string> {
  let after: Cursor | null = null
  do {
    const page: Awaited<ReturnType<typeof list>> = await list(storage, projectId, filter, {
      after,
      limit: 500,
    })
    for (const row of page.rows) yield `${JSON.stringify(toAuditEntry(row))}\n`
    after = page.next
  } while (after)
}

async function findNames(
  { users }: Pick<Storage, 'users'>,
  projectId: string,
  rows: readonly AuditRow[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap(({ userId }) => userId ?? []))]
  if (ids.length === 0) return new Map()
  const query = { operator: 'or', filters: [{ by: 'userId', ids }] } as const
  const found = await users.search(projectId, query, { after: null, limit: ids.length })
  return new Map(
    found.rows.map((user) => {
      const { name, address, user_id: id } = toListedUser(user, undefined)
      return [id, name || address || id] as const
    }),
  )
}

function toWho(
  { actorKind, actorId, userId, details }: AuditRow,
  {
    users,
    operators,
  }: { readonly users: ReadonlyMap<string, string>; readonly operators: OperatorNames },
  { who, impersonator, key: toKey }: DescribeWords,
): string {
  if (actorKind === 'host') return who.host
  if (actorKind === 'service') return who.service
  if (actorKind === 'impersonator') return impersonator(operators.get(actorId) ?? actorId)
  if (actorKind === 'operator') {
    const { operator, key } = details
    if (typeof operator !== 'string') return actorId || who.commandLine
    return typeof key === 'string' ? toKey(operator, key) : operator
  }
  // Without an id nothing was proved: it may be anybody.
  return actorId === '' ? who.somebody : (users.get(userId ?? '') ?? actorId)
}
