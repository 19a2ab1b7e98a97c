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
const artefactColumns = toColumns('artefacts', {
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
const grantColumns = toColumns('grants', {
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
    sql<Joined>`select ${selectPerson(collect)}, ${select(artefactColumns)}, ${select(grantColumns)}
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
    ...(read(artefactColumns, row) as ArtefactColumns), // all of them were selected
  })
  // Null where no permission was joined.
  const userId: string | null = row.user_id
  if (userId === null) return { artefact, grant: null, user: null }
  const grant = grantRows.toRow({
    project_id: projectId,
    user_id: userId,
    client_id: row.artefacts_client_id ?? '',
    ...(read(grantColumns, row) as GrantColumns), // all of them were selected
  })
  return { artefact, grant, user: toUserRow(row) }
}

/** A column, and what it is called beside those of other tables. */
interface Column {
  readonly name: string
  readonly table: string
  readonly alias: string
}

function toColumns(table: string, columns: Readonly<Record<string, true>>): readonly Column[] {
  return Object.keys(columns).map((name) => ({ name, table, alias: `${table}_${name}` }))
}

function select(columns: readonly Column[]): RawBuilder<unknown> {
  return sql.join(
    columns.map(
      ({ name, table, alias }) => sql`${sql.ref(`${table}.${name}`)} as ${sql.ref(alias)}`,
    ),
  )
}

function read(columns: readonly Column[], row: object): object {
  const own: Record<string, unknown> = {}
  for (const { name, alias } of columns) own[name] = Reflect.get(row, alias)
  return own
}
