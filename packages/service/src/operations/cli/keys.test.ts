import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { loadConfig } from '../../kernel/config/load-config.ts'
import { prepareTerminal } from '../../testing/prepare-terminal.ts'
import { openStorage } from './open-storage.ts'

const { heard, terminal, run } = prepareTerminal()

beforeEach(async () => {
  await writeFile(join(heard.folder, 'portico.config.ts'), 'export default { development: {} }')
  await run('migrate')
})

async function readStored() {
  const { projects, database } = await loadConfig(terminal())
  const projectId = projects[0]?.projectId ?? ''
  const storage = await openStorage(database)
  const rows = await storage.keys.list(projectId, 'identity_provider', Date.now())
  const { rows: audit } = await storage.audit.list(projectId, {}, { after: null, limit: 10 })
  await storage.close()
  return { rows, audit }
}

describe('portico keys', () => {
  test('rotate creates a new key of each algorithm and keeps the old ones for a day', async () => {
    expect(await run('keys', 'rotate', 'identity-provider')).toBe(0)
    const before = await readStored()
    expect(before.rows.map(({ algorithm }) => algorithm).sort()).toEqual(['ES256', 'RS256'])
    expect(await run('keys', 'rotate', 'identity-provider')).toBe(0)
    expect(heard.said[0]).toMatch(/^The identity-provider of project-test-\S+ have new keys/)
    const { rows, audit } = await readStored()
    const retired = rows.filter(({ retiredAt }) => retiredAt !== null)
    expect(retired.map(({ kid }) => kid).sort()).toEqual(before.rows.map(({ kid }) => kid).sort())
    for (const { retiredAt, expiresAt } of retired) {
      expect(Number(expiresAt) - Number(retiredAt)).toBe(24 * 3_600_000)
    }
    expect(rows).toHaveLength(4)
    expect(audit).toHaveLength(2)
    expect(audit[0]).toMatchObject({
      action: 'signing_keys.rotated',
      actorKind: 'operator',
      actorId: 'grace',
      details: { for: 'identity-provider' },
    })
  })

  test('list shows the keys that verify, and no private half', async () => {
    expect(await run('keys', 'list')).toBe(0)
    expect(heard.said).toEqual([])
    await run('keys', 'rotate', 'sessions')
    await run('keys', 'list')
    expect(heard.said).toHaveLength(1)
    expect(heard.said[0]).toMatch(/^jwk-\S+ {2}sessions +ES256 {2}since \S+Z {2}current$/)
    await run('keys', 'list', '--json')
    expect(JSON.parse(heard.said.join('')).keys).toMatchObject([
      { for: 'sessions', retired_at: null },
    ])
    expect(heard.said.join()).not.toMatch(/sealed|"d"/)
  })

  test.each([
    [['rotate'], 'keys rotate takes one of sessions, identity-provider.'],
    [['rotate', 'everything'], 'keys rotate takes one of'],
    [['rotate', 'toString'], 'keys rotate takes one of'],
    [['list', 'x'], 'keys list takes no "x".'],
    [['rotate', 'sessions', '--project', 'nobody'], 'There is no project "nobody"'],
    [['delete'], 'There is no command "keys delete".'],
    [[], 'portico keys list'],
  ])('%j is refused with a reason', async (args, reason) => {
    expect(await run('keys', ...args)).toBe(2)
    expect(heard.complaints.join('\n')).toContain(reason)
  })

  test.each([
    [['keys', '--help'], 'portico keys rotate'],
    [['clients', 'add', '-h'], 'portico clients add'],
    [['users', '--help'], 'portico users list'],
    [['audit', '--help'], 'portico audit list'],
    [['start', '--help'], 'portico <command>'],
  ])('%j is answered with how it is used', async (args, words) => {
    expect(await run(...args)).toBe(0)
    expect(heard.said.join('\n')).toContain(words)
    expect(heard.complaints).toEqual([])
  })
})
