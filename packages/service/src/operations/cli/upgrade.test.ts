import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrations, newestSchema } from '../../kernel/storage/migrations/migrate.ts'
import { prepareTerminal } from '../../testing/prepare-terminal.ts'
import { runSql } from '../../testing/run-sql.ts'

const { heard, run } = prepareTerminal()
const readJson = () => JSON.parse(heard.said.join('\n'))

describe.each(pickEngines('sqlite'))('portico upgrade --check on %s', (engine) => {
  let storage: TestStorage
  beforeEach(async () => {
    storage = await openTestStorage(engine)
    const { database } = storage
    heard.env = {
      DATABASE_URL: database.kind === 'postgres' ? database.url : `file:${database.file}`,
    }
  })
  afterEach(() => storage.remove())

  /** Makes the database one that an older version left. */
  const forget = (...names: readonly string[]) =>
    runSql(
      storage.database,
      `delete from schema_migrations where name in (${names.map(() => '?').join(', ')})`,
      names,
    )

  test('says that nothing is to be done when the schema is this version’s', async () => {
    expect(await run('upgrade', '--check')).toBe(0)
    expect(heard.said).toEqual([
      expect.stringMatching(`^ok    program     portico \\d.* schema ${newestSchema}$`),
      expect.stringMatching(`^ok    database    ${engine}, .* schema ${newestSchema}$`),
      'ok    migrations  none, the schema is up to date',
    ])
    await run('upgrade', '--check', '--json')
    expect(readJson()).toMatchObject({
      ok: true,
      database: { kind: engine, schema: newestSchema, state: 'current' },
      migrations: [],
      older_can_run: true,
      backup: { advised: false, command: null },
    })
  })

  test('names the migrations of the next start, and that older processes can run beside them', async () => {
    const [before, older] = migrations.slice(-3).map(({ name }) => name)
    await forget(newestSchema, String(older))
    expect(await run('upgrade', '--check')).toBe(0)
    expect(heard.said.slice(2)).toEqual([
      `note  migrations  the first start applies 2: ${older}, ${newestSchema}`,
      'ok    older       processes of the older version can run until they are replaced',
      expect.stringMatching(/^note {2}backup {6}advised, .*(sqlite3|pg_dump)/),
    ])
    await run('upgrade', '--check', '--json')
    expect(readJson()).toMatchObject({
      database: { schema: before, state: 'older' },
      migrations: [
        { name: older, older_can_run: true },
        { name: newestSchema, older_can_run: true },
      ],
      older_can_run: true,
      backup: { advised: true },
    })
    // it only looked
    const left = await runSql(storage.database, 'select count(*) as n from schema_migrations')
    await run('upgrade', '--check')
    expect(await runSql(storage.database, 'select count(*) as n from schema_migrations')).toEqual(
      left,
    )
  })

  test('names the migration before which older processes must be stopped', async () => {
    await forget('0014-logout-subscriptions')
    expect(await run('upgrade', '--check')).toBe(0)
    expect(heard.said).toContain(
      'note  older       stop all processes of the older version before, for 0014-logout-subscriptions',
    )
    await run('upgrade', '--check', '--json')
    expect(readJson()).toMatchObject({
      older_can_run: false,
      next: expect.stringMatching(/^Stop all processes of the older version, back up/),
    })
  })

  test('fails on a database that a newer version migrated, and names its schema', async () => {
    await runSql(
      storage.database,
      "insert into schema_migrations (name, applied_at) values ('9001-later', 1)",
    )
    expect(await run('upgrade', '--check')).toBe(1)
    expect(heard.said).toContainEqual(
      expect.stringMatching(/^wrong database {4}DATABASE_URL names .* newer version .*9001-later/),
    )
    expect(await run('upgrade', '--check', '--json')).toBe(1)
    expect(readJson()).toMatchObject({
      ok: false,
      database: { schema: '9001-later', state: 'newer' },
      problems: [{ key: 'DATABASE_URL', next: expect.stringContaining('DATABASE_URL') }],
    })
  })
})

describe('portico upgrade', () => {
  test('reports what the new version would refuse in the configuration', async () => {
    heard.env = { NODE_ENV: 'production', PORTICO_BASE_URL: 'http://auth.example.com' }
    expect(await run('upgrade', '--check', '--json')).toBe(1)
    const { problems, next } = readJson()
    expect(problems).toContainEqual({
      key: 'PORTICO_BASE_URL',
      message: 'must be https in production, got "http://auth.example.com"',
      next: 'Correct PORTICO_BASE_URL in the environment of the service, then run "portico doctor --json" again.',
    })
    expect(next).toMatch(/^Solve the problems/)
  })

  test('says that the first start makes the database where there is none, and makes nothing', async () => {
    expect(await run('upgrade', '--check')).toBe(0)
    expect(heard.said.at(-1)).toBe('ok    migrations  the first start creates the database')
    expect(existsSync(join(heard.folder, '.portico'))).toBe(false)
  })

  test('without --check it changes nothing and says what upgrades', async () => {
    expect(await run('upgrade')).toBe(2)
    expect(heard.complaints.join()).toContain('portico upgrade --check')
  })
})
