import Database from 'libsql'
import { Client } from 'pg'
import type { TestDatabaseLocation } from '../count-rows.ts'
import type { RecordedStatement } from '../open-recorded-storage.ts'
import { smallTables } from './multiply-rows.ts'

/** A statement that reads more rows than it needs, with the step of its plan. */
export interface Scan {
  readonly sql: string
  readonly plan: string
}

/** More rows than any page or batch. */
const mostRows = 250

/**
 * Explains each statement in a database with the rows that `multiplyRows` made. Changes nothing.
 *
 * @param growing the tables that must not be scanned
 * @returns the statements that scan a table, or all of a project's rows in it
 */
export function findScans(
  database: TestDatabaseLocation,
  statements: readonly RecordedStatement[],
  growing: readonly string[],
): Promise<readonly Scan[]> {
  return database.kind === 'sqlite'
    ? findInFile(database.file, statements)
    : findOnServer(database.url, statements, growing)
}

async function findInFile(
  file: string,
  statements: readonly RecordedStatement[],
): Promise<readonly Scan[]> {
  const db = new Database(file)
  const indexes = readIndexes(db)
  const scans: Scan[] = []
  for (const { sql, parameters } of statements) {
    const rows = db.prepare(`explain query plan ${sql}`).all([...parameters]) as {
      detail: string
    }[] // the format of Postgres
    const plan = rows.map(({ detail }) => detail)
    if (plan.some((step) => isWholeRead(step, sql, plan, indexes)))
      scans.push({ sql, plan: plan.join('\n') })
  }
  db.close()
  return scans
}

/**
 * Columns whose values many of a project's rows share: an index on them alone finds all of those rows. Rows in a
 * certain state, such as waiting ones, may be few; for them the rows that Postgres reads are counted.
 */
const shared = /^(project_id|kind|channel|status|use|verified)$/

/** True when a step of SQLite's plan scans a table, or all of a project's rows in it. */
function isWholeRead(
  step: string,
  sql: string,
  plan: readonly string[],
  indexes: Indexes,
): boolean {
  const [, way, place = '', by] = /^(SCAN|SEARCH) (\S+)(?:.*\(([^()]*)\))?/.exec(step) ?? []
  // Skips constant rows, intermediate results of the statement, and the trigram index.
  const isMade = plan.some((one) => /^(CO-ROUTINE|MATERIALIZE) (\S+)/.exec(one)?.[2] === place)
  if (isMade || /^(SCAN \d* ?CONSTANT ROW|SCAN \S+ VIRTUAL TABLE INDEX \d+:M)/.test(step))
    return false
  if (way === undefined || smallTables.has(place)) return false
  if (way === 'SCAN' || /AUTOMATIC/.test(step)) return true
  const columns = (by ?? '').split(' AND ').map((one) => one.replace(/[<>=].*/, ''))
  if (!columns.every((column) => shared.test(column))) return false
  // A page in the order of its index stops at the page's end, and so does a search for the first row, unless further
  // conditions make it skip rows.
  const isPage = / limit /.test(sql) && !plan.some((one) => /TEMP B-TREE FOR ORDER BY/.test(one))
  const isFirst = /select (min|max)\("\w+"\)/.test(sql)
  return !isFirst && !(isPage && isAnsweredBy(indexes, step, sql))
}

/** True when all columns in the statement's conditions are columns of the index that a step uses. */
function isAnsweredBy(indexes: Indexes, step: string, sql: string): boolean {
  const [, place = '', index = ''] =
    /^SEARCH (\S+) USING (?:COVERING )?INDEX (\S+)/.exec(step) ?? []
  const conditions = / where (.*?)(?: order by | limit )/s.exec(sql)?.[1] ?? ''
  const named = conditions.match(/"\w+"|\b\w+\.\w+\b/g) ?? []
  const columns = named.map((one) => one.replaceAll('"', '').replace(/^.*\./, ''))
  return columns.every((column) => column === place || indexes.get(index)?.includes(column))
}

/** The columns of each index, by its name. */
type Indexes = ReadonlyMap<string, readonly string[]>

function readIndexes(db: Database.Database): Indexes {
  const rows = db
    .prepare(
      `select list.name as name, info.name as "column" from sqlite_master as tables,
        pragma_index_list(tables.name) as list, pragma_index_info(list.name) as info where tables.type = 'table'`,
    )
    .all([]) as { name: string; column: string }[] // the format of SQLite
  const indexes = new Map<string, string[]>()
  for (const { name, column } of rows) indexes.set(name, [...(indexes.get(name) ?? []), column])
  return indexes
}

/** A node of Postgres's plan. */
interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows'?: number
  readonly 'Actual Loops'?: number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly PlanNode[]
}

async function findOnServer(
  url: string,
  statements: readonly RecordedStatement[],
  growing: readonly string[],
): Promise<readonly Scan[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const explain = async (options: string, { sql, parameters }: RecordedStatement) => {
    await client.query('begin')
    try {
      const { rows } = await client.query(`explain (${options}format json) ${sql}`, [...parameters])
      const plan: PlanNode = rows[0]['QUERY PLAN'][0].Plan
      return plan
    } finally {
      await client.query('rollback')
    }
  }
  const scans: Scan[] = []
  for (const statement of statements) {
    // The statement runs, so that the rows it reads are counted. An insert of an existing row fails and is only
    // explained.
    const plan = await explain('analyze, ', statement).catch(() => explain('', statement))
    const nodes = flatten(plan).filter((node) => growing.includes(node['Relation Name'] ?? ''))
    const tooMuch = nodes.filter((node) => isTooMuch(node))
    if (tooMuch.length > 0) {
      const told = tooMuch.map(
        (node) => `${node['Node Type']} on ${node['Relation Name']}: ${countRead(node)} rows`,
      )
      scans.push({ sql: statement.sql, plan: told.join('\n') })
    }
  }
  await client.end()
  return scans
}

const flatten = (node: PlanNode): readonly PlanNode[] => [
  node,
  ...(node.Plans ?? []).flatMap(flatten),
]

const isTooMuch = (node: PlanNode) => node['Node Type'] === 'Seq Scan' || countRead(node) > mostRows

function countRead(node: PlanNode): number {
  const perLoop = [
    'Actual Rows',
    'Rows Removed by Filter',
    'Rows Removed by Index Recheck',
  ] as const
  const rows = perLoop.reduce((sum, name) => sum + (node[name] ?? 0), 0)
  return rows * (node['Actual Loops'] ?? 1)
}
