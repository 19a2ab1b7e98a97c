import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { expect, test } from 'vitest'
import { migrations } from './migrate.ts'

const dialects = {
  sqlite: {
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  },
  postgres: {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  },
}

/** The statements of a migration, without a database. */
async function listStatements(
  migration: (typeof migrations)[number],
  engine: keyof typeof dialects,
): Promise<readonly string[]> {
  const statements: string[] = []
  const db = new Kysely<never>({
    dialect: { ...dialects[engine], createDriver: () => new DummyDriver() },
    log: ({ query }) => void statements.push(query.sql.replaceAll('"', '').replaceAll(/\s+/g, ' ')),
  })
  await migration.up(db, engine)
  return statements
}

/** What leaves everything that an older process reads and writes as it was. */
const additions = [
  /^create (table|virtual table|index|trigger|function) /,
  // a new unique index over a new column, or one that repeats a constraint: rows that exist fit, new ones are checked
  /^create unique index /,
  // the extension for searches, with indexes
  /^do \$\$ declare place name; begin begin create extension /,
  /^alter table \S+ add column \S+ \w+( default \S+| not null default \S+|)$/,
  /^alter table \S+ add column \S+ \w+ default \S+ not null$/,
]

/** Finds statements that are no addition; filling a table or a column which the same migration made is one. */
function findOthers(statements: readonly string[]): readonly string[] {
  const made = statements.flatMap((one) => /^create table (\w+)/.exec(one)?.[1] ?? [])
  const added = statements.flatMap(
    (one) => /^alter table \w+ add column (\w+)/.exec(one)?.[1] ?? [],
  )
  const isRemade = (name: string) =>
    statements.some((one) => one.startsWith(`create index ${name} `))
  return statements.filter((one) => {
    const filled = /^insert into (\w+)/.exec(one)?.[1]
    const dropped = /^drop index (\w+)/.exec(one)?.[1]
    const changed = /^update \w+ set (\w+) = '[^']*' where/.exec(one)?.[1]
    if (changed !== undefined) return !added.includes(changed)
    // triggers fill this table, and each search reads the texts of one kind in it
    if (filled === 'user_texts') return false
    if (filled !== undefined) return !made.includes(filled)
    // an index that is no constraint changes only how long a query takes
    if (dropped !== undefined) return !isRemade(dropped)
    return !additions.some((pattern) => pattern.test(one))
  })
}

test.each(migrations.map((migration) => [migration.name, migration] as const))(
  '%s says whether older processes can work on what it leaves',
  async (_name, migration) => {
    for (const engine of ['sqlite', 'postgres'] as const) {
      const statements = await listStatements(migration, engine)
      expect(statements).not.toEqual([])
      const others = findOthers(statements)
      if (migration.stopsOlder) expect(others).not.toEqual([])
      else expect(others).toEqual([])
    }
  },
)
