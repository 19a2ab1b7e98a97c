import type { ServiceConfig } from '../../kernel/config/config.ts'
import { examineConfig } from '../../kernel/config/load-config.ts'
import { migrations, newestSchema } from '../../kernel/storage/migrations/migrate.ts'
import { nameDatabase } from '../../kernel/storage/name-database.ts'
import { examineDatabase, type Surroundings } from './examine-surroundings.ts'
import { type Finding, note, ok, toLine, toReport, toWrong } from './finding.ts'
import { flag, readArguments } from './read-arguments.ts'
import { readVersion } from './read-version.ts'
import type { ExitCode, Terminal } from './terminal.ts'
import { toTerminalJson } from './to-terminal-text.ts'
import { UsageError } from './usage-error.ts'

/** The usage of `portico upgrade`. */
export const upgradeUsage = `portico upgrade --check   say what the first start of this version will do to the database; changes nothing
                  --json    print it as JSON, each problem with what to do next`

/** What the first start of this version does to the database. */
interface Upgrade {
  /** `new`: none exists; `newer`: a later version migrated it; `unknown`: it could not be read. */
  readonly state: 'new' | 'current' | 'older' | 'newer' | 'unknown'
  /** The newest migration that the database has. */
  readonly schema: string | null
  /** Those that the start will apply, and whether processes of older versions can go on meanwhile and afterwards. */
  readonly migrations: readonly { readonly name: string; readonly olderCanRun: boolean }[]
}

/**
 * `portico upgrade --check`: compares the database and the configuration with this program. It is to be run by the new
 * version, before that is started.
 *
 * @returns 0 when nothing stands in the way
 * @throws UsageError without `--check`, since a start alone upgrades
 */
export async function upgrade(terminal: Terminal, args: readonly string[] = []): Promise<ExitCode> {
  const { values, positionals } = readArguments(args, { check: flag, json: flag })
  if (positionals.length > 0) throw new UsageError(`upgrade takes no "${positionals[0]}".`)
  if (!values.check) {
    throw new UsageError(
      `The first start of a new version upgrades the database. To see what it will do:\n\n${upgradeUsage}`,
    )
  }
  const examined = await examineConfig(terminal, { isReadOnly: true })
  const surroundings = await examineDatabase(examined, terminal.env)
  const { database } = examined.settings
  const found = toUpgrade(surroundings)
  const findings = [
    ...examined.problems.map(toWrong('config')),
    ...surroundings.problems.map(toWrong('database')),
    ...examined.notes.map((text) => note('environment', text)),
  ]
  if (values.json) terminal.say(toTerminalJson(toJson(found, database, findings)))
  else
    for (const finding of [...describe(found, database), ...findings]) terminal.say(toLine(finding))
  return findings.some(({ level }) => level === 'wrong') ? 1 : 0
}

function toUpgrade({ pending, schema = null, isNew = false }: Surroundings): Upgrade {
  const known = migrations.map(({ name }) => name)
  const names = isNew ? known : (pending ?? [])
  return {
    state: toState(pending, schema, isNew),
    schema,
    migrations: migrations
      .filter(({ name }) => names.includes(name))
      .map(({ name, stopsOlder = false }) => ({ name, olderCanRun: !stopsOlder })),
  }
}

function toState(
  pending: readonly string[] | null,
  schema: string | null,
  isNew: boolean,
): Upgrade['state'] {
  if (isNew) return 'new'
  if (pending === null) return schema === null ? 'unknown' : 'newer'
  return pending.length === 0 ? 'current' : 'older'
}

function describe(
  { state, schema, migrations }: Upgrade,
  database: ServiceConfig['database'],
): readonly Finding[] {
  const names = migrations.map(({ name }) => name).join(', ')
  const lines = [
    ok('program', `portico ${readVersion()}, schema ${newestSchema}`),
    ok('database', `${database.kind}, ${nameDatabase(database)}, schema ${schema ?? 'none'}`),
  ]
  if (state === 'new') return [...lines, ok('migrations', 'the first start creates the database')]
  if (state === 'current') return [...lines, ok('migrations', 'none, the schema is up to date')]
  if (state !== 'older') return lines
  const stopping = listStopping(migrations)
  return [
    ...lines,
    note('migrations', `the first start applies ${migrations.length}: ${names}`),
    stopping.length === 0
      ? ok('older', 'processes of the older version can run until they are replaced')
      : note('older', `stop all processes of the older version before, for ${stopping.join(', ')}`),
    note(
      'backup',
      `advised, since an older version refuses the upgraded database: ${toBackup(database)}`,
    ),
  ]
}

const listStopping = (migrations: Upgrade['migrations']) =>
  migrations.filter(({ olderCanRun }) => !olderCanRun).map(({ name }) => name)

/** The same commands as in docs/operations.md. The URL of a server holds a password, so the variable stands for it. */
const toBackup = (database: ServiceConfig['database']) =>
  database.kind === 'sqlite'
    ? `sqlite3 "${database.file}" ".backup '$BACKUP_FOLDER/portico.db'"`
    : 'pg_dump --format=custom --no-owner --file="$BACKUP_FOLDER/portico.dump" "$DATABASE_URL"'

function toJson(
  { state, schema, migrations }: Upgrade,
  database: ServiceConfig['database'],
  findings: readonly Finding[],
) {
  const isAdvised = state === 'older'
  // A new database has no older processes.
  const stopping = isAdvised ? listStopping(migrations) : []
  const report = toReport(findings)
  return {
    ...report,
    program: { version: readVersion(), schema: newestSchema },
    database: { kind: database.kind, place: nameDatabase(database), schema, state },
    migrations: migrations.map(({ name, olderCanRun }) => ({ name, older_can_run: olderCanRun })),
    older_can_run: stopping.length === 0,
    backup: { advised: isAdvised, command: isAdvised ? toBackup(database) : null },
    next: toNext(report.ok, stopping, isAdvised),
  }
}

function toNext(isOk: boolean, stopping: readonly string[], isAdvised: boolean): string {
  if (!isOk) return 'Solve the problems, then run "portico upgrade --check --json" again.'
  if (!isAdvised) return 'Start this version.'
  return stopping.length === 0
    ? 'Back up the database, then replace the processes by this version.'
    : 'Stop all processes of the older version, back up the database, then start this version.'
}
