import { beforeEach, describe, expect, test } from 'vitest'
import { loadConfig } from '../../kernel/config/load-config.ts'
import type { Storage } from '../../kernel/storage/storage.ts'
import { prepareTerminal } from '../../testing/prepare-terminal.ts'
import { openStorage } from './open-storage.ts'

const { heard, terminal, run } = prepareTerminal()

beforeEach(async () => {
  const config = await loadConfig(terminal())
  const projectId = config.projects[0]?.projectId ?? ''
  const storage = await openStorage(config.database)
  await storage.migrate()
  const names = ['ada', 'grace', 'linus']
  for (const [index, name] of names.entries()) {
    await storage.users.create({
      projectId,
      userId: `user-test-${name}`,
      email: {
        emailId: `email-test-${name}`,
        email: `${name}@example.com`,
        canonicalEmail: `${name}@example.com`,
      },
      status: 'active',
      change: {
        name: { first: `${name}\u001b[31m`, last: 'Person' },
        externalId: `crm-${name}`,
      },
      now: Date.UTC(2026, 0, 1, index),
    })
  }
  await storage.sessions.create({
    projectId,
    sessionId: 'session-test-ada',
    userId: 'user-test-ada',
    tokenHash: 'hash',
    startedAt: Date.now(),
    lastAccessedAt: Date.now(),
    expiresAt: Date.now() + 3_600_000,
    ipAddress: '203.0.113.7',
    userAgent: '',
    factors: [],
    customClaims: null,
    deviceName: null,
  })
  await storage.close()
})

describe('portico users', () => {
  test('list shows users newest first, page by page', async () => {
    expect(await run('users', 'list', '--limit', '2')).toBe(0)
    expect(heard.said).toEqual([
      expect.stringMatching(/^user-test-linus {2}2026-01-01 02:00 {2}active {3}linus@example.com$/),
      expect.stringContaining('user-test-grace'),
      expect.stringMatching(/^3 in total; more: --cursor [\w-]+$/),
    ])
    const cursor = heard.said.at(-1)?.split(' ').at(-1) ?? ''
    expect(await run('users', 'list', '--limit', '2', '--cursor', cursor)).toBe(0)
    expect(heard.said).toEqual([expect.stringContaining('user-test-ada'), '3 in total.'])
    expect(await run('users', 'list', '--limit', '1', '--all')).toBe(0)
    expect(heard.said).toHaveLength(4)
    expect(await run('users', 'list', '--email', 'INU')).toBe(0)
    expect(heard.said).toEqual([expect.stringContaining('user-test-linus'), '1 in total.'])
  })

  test('--json prints what the API returns', async () => {
    expect(await run('users', 'list', '--limit', '1', '--json')).toBe(0)
    const page = JSON.parse(heard.said.join('\n'))
    expect(page.results[0]).toMatchObject({ user_id: 'user-test-linus', is_locked: false })
    expect(page.next_cursor).toMatch(/^[\w-]+$/)
    expect(await run('users', 'list', '--limit', '1', '--json', '--all')).toBe(0)
    expect(heard.said.map((line) => JSON.parse(line).user_id)).toEqual([
      'user-test-linus',
      'user-test-grace',
      'user-test-ada',
    ])
    expect(await run('users', 'get', 'Ada@Example.com', '--json')).toBe(0)
    expect(JSON.parse(heard.said.join('\n'))).toMatchObject({ user_id: 'user-test-ada' })
  })

  test.each(['user-test-ada', 'ada@example.com', 'crm-ada'])('get finds by %s', async (who) => {
    expect(await run('users', 'get', who)).toBe(0)
    expect(heard.said).toContain('user        user-test-ada')
    expect(heard.said).toContain('sessions    1')
  })

  test('control characters in names do not reach the terminal', async () => {
    await run('users', 'get', 'user-test-ada')
    expect(heard.said).toContain('name        ada?[31m Person')
    expect(heard.said.join()).not.toContain('\u001b')
  })

  test('block ends sessions, unblock allows sign-in again, and the log has both with the operator', async () => {
    expect(await run('users', 'block', 'ada@example.com')).toBe(0)
    expect(heard.said).toEqual(['Blocked user-test-ada.'])
    await run('users', 'get', 'ada@example.com')
    expect(heard.said.find((line) => line.startsWith('blocked'))).toMatch(/since 20/)
    expect(heard.said).toContain('sessions    0')
    expect(await run('users', 'unblock', 'user-test-ada')).toBe(0)
    expect(await run('audit', 'list', '--user', 'user-test-ada', '--json')).toBe(0)
    const { entries } = JSON.parse(heard.said.join('\n'))
    expect([...entries.map(({ action }: { action: string }) => action)].sort()).toEqual([
      'session.revoked',
      'user.blocked',
      'user.unblocked',
    ])
    for (const { actor } of entries) expect(actor).toEqual({ kind: 'operator', id: 'grace' })
  })

  test('delete must be confirmed', async () => {
    expect(await run('users', 'delete', 'user-test-ada')).toBe(2)
    expect(heard.complaints).toEqual(['This deletes user-test-ada for good. Confirm with --yes'])
    expect(await run('users', 'get', 'user-test-ada')).toBe(0)
    expect(await run('users', 'delete', 'user-test-ada', '--yes')).toBe(0)
    expect(await run('users', 'get', 'user-test-ada')).toBe(1)
    expect(heard.complaints[0]).toContain('There is no user user-test-ada in project-test-')
  })

  test.each([
    [['users'], 'portico users list'],
    [['users', 'drop'], 'There is no command "users drop".'],
    [['users', 'get'], 'portico users list'],
    [['users', 'get', 'a', 'b'], 'portico users list'],
    [['users', 'list', '--limit', '0'], '--limit must be a number from 1 to 1000, got "0"'],
    [['users', 'list', '--cursor', '..'], '--cursor: The cursor is malformed.'],
    [['users', 'list', '--shout'], '--shout'],
    [['users', 'list', '--project', 'x'], 'There is no project "x". Known projects: project-test-'],
    [['audit'], 'portico audit list'],
    [['audit', 'list', '--from', 'yesterday'], '--from must be a time like 2026-01-31T12:00:00Z.'],
  ])('%j is refused with a correct example', async (args, words) => {
    expect(await run(...args)).toBe(2)
    expect(heard.complaints.join('\n')).toContain(words)
    expect(heard.said).toEqual([])
  })

  test.each(['nobody@example.com', 'not an address@', 'user-test-nobody', '../x'])(
    '%s finds nobody',
    async (who) => {
      expect(await run('users', 'block', who)).toBe(1)
      expect(heard.complaints[0]).toContain('There is no user')
    },
  )
})

test('portico audit list shows lines and the cursor of the next page', async () => {
  for (const who of ['ada', 'grace', 'linus']) await run('users', 'block', `user-test-${who}`)
  expect(await run('audit', 'list', '--limit', '2', '--action', 'user.blocked')).toBe(0)
  expect(heard.said).toHaveLength(3)
  expect(heard.said[0]).toMatch(/^20\S+ {2}user\.blocked +user-test-linus {2}by operator grace$/)
  const cursor = heard.said[2]?.split(' ').at(-1) ?? ''
  await run('audit', 'list', '--limit', '2', '--action', 'user.blocked', '--cursor', cursor)
  expect(heard.said).toEqual([expect.stringContaining('user-test-ada')])
  await run('audit', 'list', '--before', '2020-01-01T00:00:00Z')
  expect(heard.said).toEqual([])
})

describe('a user that a command names', () => {
  test.each([
    'ada@example.com',
    'ADA@example.com',
    '+44 7911 123456',
    '+447911123456',
    'crm-ada',
    'user-test-ada',
  ])('E5: %s is found by every command that takes a user', async (name) => {
    await addPhone()
    expect(await run('users', 'get', name)).toBe(0)
    expect(heard.said[0]).toContain('user-test-ada')
    expect(await run('users', 'block', name)).toBe(0)
    expect(await run('audit', 'list', '--user', name)).toBe(0)
    expect(heard.said.join()).toContain('user.blocked')
  })

  test('a number that is a second step is shown as one', async () => {
    await addPhone()
    expect(await run('users', 'get', 'user-test-ada')).toBe(0)
    expect(heard.said.join('\n')).not.toContain('second step')
    await changePhones((phones, projectId) =>
      phones.setStepBeside(projectId, 'user-test-ada', 'phone-number-test-ada', 'totp-test-ada'),
    )
    expect(await run('users', 'get', 'user-test-ada')).toBe(0)
    expect(heard.said.join('\n')).toContain('+447911123456 (second step, phone-number-test-ada)')
  })

  test('E5: one that does not exist is reported, by every command', async () => {
    for (const command of [
      ['users', 'get', '+44 7911 123457'],
      ['users', 'block', 'nobody@example.com'],
      ['audit', 'list', '--user', 'nobody@example.com'],
      ['audit', 'list', '--user', 'crm-nobody'],
    ]) {
      expect(await run(...command)).toBe(1)
      expect(heard.complaints.join()).toMatch(/^There is no user \S.* in project-test-/)
    }
  })
})

const addPhone = () =>
  changePhones((phones, projectId) =>
    phones.add({
      projectId,
      userId: 'user-test-ada',
      phoneId: 'phone-number-test-ada',
      phoneNumber: '+447911123456',
      verified: true,
      createdAt: Date.now(),
      unsubscribedAt: null,
      isUnproved: false,
    }),
  )

async function changePhones(
  change: (phones: Storage['phones'], projectId: string) => Promise<unknown>,
): Promise<void> {
  const config = await loadConfig(terminal())
  const storage = await openStorage(config.database)
  await change(storage.phones, config.projects[0]?.projectId ?? '')
  await storage.close()
}
