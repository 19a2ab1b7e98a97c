import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { prepareTerminal } from '../../testing/prepare-terminal.ts'
import { runSql } from '../../testing/run-sql.ts'

const { heard, run } = prepareTerminal()
const makeKey = () => randomBytes(32).toString('base64url')

beforeEach(async () => {
  heard.env = { PORTICO_ROOT_KEY: makeKey() }
  await writeFile(join(heard.folder, 'portico.config.ts'), 'export default { development: {} }')
})

const refusal = () =>
  `PORTICO_ROOT_KEY is not the key that the database ${join(heard.folder, '.portico', 'portico.db')} was created with: nothing encrypted there can be read. Restore the original key (in development it is in development.json of DATA_FOLDER), or set DATABASE_URL to another database`

describe('a root key other than the database’s first', () => {
  test.each(['start', 'migrate', 'users list', 'keys rotate sessions', 'audit list'])(
    'is refused by %s',
    async (command) => {
      expect(await run('migrate')).toBe(0)
      heard.env = { PORTICO_ROOT_KEY: makeKey() }
      expect(await run(...command.split(' '))).toBe(1)
      expect(heard.complaints).toEqual([
        'Portico cannot start with this configuration:',
        `  ${refusal()}`,
      ])
      expect(heard.said).toEqual([])
    },
  )

  test('is reported by doctor', async () => {
    expect(await run('migrate')).toBe(0)
    expect(await run('doctor')).toBe(0)
    heard.env = { PORTICO_ROOT_KEY: makeKey() }
    expect(await run('doctor')).toBe(1)
    expect(heard.said.join('\n')).toContain(refusal())
  })

  test('is refused where a version without the check left its keys, and nothing changes', async () => {
    await run('migrate')
    expect(await run('keys', 'rotate', 'sessions')).toBe(0)
    const file = join(heard.folder, '.portico', 'portico.db')
    const database = { kind: 'sqlite', file } as const
    await runSql(database, 'drop table key_checks')
    await runSql(database, "delete from schema_migrations where name = '0011-key-check'")
    const first = heard.env
    heard.env = { PORTICO_ROOT_KEY: makeKey() }
    expect(await run('migrate')).toBe(1)
    expect(heard.complaints[1]).toContain(refusal())
    heard.env = first
    expect(await run('migrate')).toBe(0)
    expect(heard.said.join()).toContain('is up to date: 0011-key-check.')
  })
})
