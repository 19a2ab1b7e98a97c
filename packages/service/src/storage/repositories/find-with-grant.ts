import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/engine.ts'
import { defineStatement } from '../../database/fixed-statement.ts'
import type { ArtefactsTable, GrantsTable } from '../../database/schema.ts'
import type { ArtefactRow, ArtefactWithGrant } from '../storage.ts'
import { artefactRows } from './artefact-rows.ts'
import { grantRows } from './grants.ts'
import { type PersonColumns, selectPerson, toUserRow, type UserEngine } from './read-users.ts'

/** What an artefact is found by. */
type Key = Pick<ArtefactRow, 'projectId' | 'kind' | 'valueHash'>

type ArtefactColumns = Omit<ArtefactsTable, 'project_id' | 'kind' | 'value_hash'>
type GrantColumns = Omit<GrantsTable, 'project_id' | 'user_id' | 'client_id'>

/** The columns of an artefact beside its key. */
const artefactColumns = Object.keys({
  client_id: true,
  user_id: true,
  session_id: true,
  family_id: true,
  user_code_hash: true,
  payload: true,
  created_at: true,
  expires_at: true,
  consumed_at: true,
} satisfies Record<keyof ArtefactColumns, true>)

/** The columns of a permission beside whose and for what it is: the artefact and the person say that. */
const grantColumns = Object.keys({
  grant_id: true,
  scopes: true,
  resources: true,
  app: true,
  created_at: true,
  updated_at: true,
} satisfies Record<keyof GrantColumns, true>)

type Joined = PersonColumns & { readonly artefacts_client_id: string | null }

const find = defineStatement(
  ['projectId', 'kind', 'valueHash', 'now'],
  ({ projectId, kind, valueHash, now }, { collect }) =>
    sql<Joined>`select ${selectPerson(collect)}, ${selectAs('artefacts', artefactColumns)},
      ${selectAs('grants', grantColumns)}
      from artefacts
      left join grants on grants.project_id = artefacts.project_id
        and grants.user_id = artefacts.user_id and grants.client_id = artefacts.client_id
      left join users on users.project_id = grants.project_id and users.user_id = grants.user_id
      where artefacts.project_id = ${projectId} and artefacts.kind = ${kind}
        and artefacts.value_hash = ${valueHash} and artefacts.expires_at > ${now}`,
)

/** Reads one before its end, with what its person lets its client app do and the person themselves. */
export async function findWithGrant(
  db: Db,
  engine: UserEngine,
  { projectId, kind, valueHash }: Key,
  now: number,
): Promise<ArtefactWithGrant | null> {
  const [row] = await find(db, engine, { projectId, kind, valueHash, now })
  if (!row) return null
  const artefact = artefactRows.toRow({
    project_id: projectId,
    kind,
    value_hash: valueHash,
    ...(readAs('artefacts', artefactColumns, row) as ArtefactColumns), // selected by their names
  })
  // Null where no permission was joined.
  const userId: string | null = row.user_id
  if (userId === null) return { artefact, grant: null, user: null }
  const grant = grantRows.toRow({
    project_id: projectId,
    user_id: userId,
    client_id: row.artefacts_client_id ?? '',
    ...(readAs('grants', grantColumns, row) as GrantColumns), // selected by their names
  })
  return { artefact, grant, user: toUserRow(row) }
}

/** Under the table's name: several tables have columns of one name. */
function selectAs(table: string, columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(
    columns.map((column) => sql`${sql.ref(`${table}.${column}`)} as ${sql.ref(toAlias(table, column))}`),
  )
}

const readAs = (table: string, columns: readonly string[], row: object) =>
  Object.fromEntries(columns.map((column) => [column, Reflect.get(row, toAlias(table, column))]))

const toAlias = (table: string, column: string) => `${table}_${column}`
