import { sql } from 'kysely'
import type { Db } from '../../../foundation/database/engine.ts'
import { defineStatement } from '../../../foundation/database/fixed-statement.ts'
import { type RowValues, toColumns } from '../../../foundation/database/held-rows.ts'
import { fromJson } from '../../../foundation/database/json.ts'
import {
  type ArtefactsTable,
  artefactRows,
  type GrantsTable,
  grantRows,
} from '../../../foundation/database/schema.ts'
import type { ArtefactRow, ArtefactWithGrant } from '../storage.ts'
import { type PersonValues, selectPerson, toUserRow, type UserEngine } from './read-users.ts'

/** The key of an artefact. */
type Key = Pick<ArtefactRow, 'projectId' | 'kind' | 'valueHash'>

type ArtefactColumns = Omit<ArtefactsTable, 'project_id'>
type GrantColumns = Omit<GrantsTable, 'project_id'>

const { columns: artefactColumns } = artefactRows
const { columns: grantColumns } = grantRows

/** The statement's result as JSON. Permission and user are nulls when the join found none. */
type Found = readonly [artefact: RowValues, grant: RowValues, person: PersonValues]

const find = defineStatement(
  ['projectId', 'kind', 'valueHash', 'now'],
  ({ projectId, kind, valueHash, now }, { json }) => {
    const toArray = (table: string, columns: readonly string[]) =>
      json.toArray(columns.map((column) => sql.ref(`${table}.${column}`)))
    const found = json.toArray([
      toArray('artefacts', artefactColumns),
      toArray('grants', grantColumns),
      selectPerson(json),
    ])
    return sql<{ found: string }>`select ${json.toText(found)} as found
      from artefacts
      left join grants on grants.project_id = artefacts.project_id
        and grants.user_id = artefacts.user_id and grants.client_id = artefacts.client_id
      left join users on users.project_id = grants.project_id and users.user_id = grants.user_id
      where artefacts.project_id = ${projectId} and artefacts.kind = ${kind}
        and artefacts.value_hash = ${valueHash} and artefacts.expires_at > ${now}`
  },
)

/** Finds an artefact that has not expired, with the permission of its client app and its user. */
export async function findWithGrant(
  db: Db,
  engine: UserEngine,
  { projectId, kind, valueHash }: Key,
  now: number,
): Promise<ArtefactWithGrant | null> {
  const [row] = await find(db, engine, { projectId, kind, valueHash, now })
  if (!row) return null
  const [ofArtefact, ofGrant, person] = fromJson<Found>(row.found)
  const own = toColumns<ArtefactColumns>(artefactColumns, ofArtefact)
  const artefact = artefactRows.toRow({ project_id: projectId, ...own })
  const granted = toColumns<GrantColumns>(grantColumns, ofGrant)
  const userId: string | null = granted.user_id // the left join may find none
  if (userId === null) return { artefact, grant: null, user: null }
  const grant = grantRows.toRow({ project_id: projectId, ...granted })
  return { artefact, grant, user: toUserRow(person) }
}
