import { beforeEach, describe, expect, test } from 'vitest'
import { loadConfig } from '../../kernel/config/load-config.ts'
import type { AuditRow, OutboxMessage, Storage } from '../../kernel/storage/storage.ts'
import { prepareTerminal } from '../../testing/prepare-terminal.ts'
import { openStorage } from './open-storage.ts'

const { heard, terminal, run } = prepareTerminal()
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

let projectId: string
const inStorage = async (act: (storage: Storage) => Promise<unknown>) => {
  const { database } = await loadConfig(terminal())
  const storage = await openStorage(database)
  try {
    await act(storage)
  } finally {
    await storage.close()
  }
}

beforeEach(async () => {
  const { projects } = await loadConfig(terminal())
  projectId = projects[0]?.projectId ?? ''
  await inStorage(async (storage) => {
    await storage.migrate()
    await storage.users.create({
      projectId,
      userId: 'user-test-ada',
      email: {
        emailId: 'email-test-ada',
        email: 'Ada@example.com',
        canonicalEmail: 'ada@example.com',
      },
      status: 'active',
      change: { name: { first: 'Ada', last: 'Lovelace' }, externalId: 'crm-ada' },
      now: Date.UTC(2026, 0, 1),
    })
    await storage.phones.add({
      projectId,
      userId: 'user-test-ada',
      phoneId: 'phone-number-test-ada',
      phoneNumber: '+447911123456',
      verified: true,
      createdAt: Date.now(),
      unsubscribedAt: null,
      isUnproved: false,
    })
  })
})

let count = 0
const attempt = (entry: Partial<AuditRow>) => {
  count += 1
  return inStorage((storage) =>
    storage.audit.add({
      projectId,
      auditId: `audit-test-${count}`,
      at: Date.now(),
      action: 'authentication.failed',
      actorKind: 'person',
      actorId: '',
      userId: 'user-test-ada',
      sessionId: null,
      ipAddress: '203.0.113.7',
      userAgent: chrome,
      details: { method: 'otp', reason: 'otp_code_not_found' },
      ...entry,
    }),
  )
}

const message = (
  messageId: string,
  change: Partial<OutboxMessage>,
  then?: (storage: Storage) => Promise<unknown>,
) =>
  inStorage(async (storage) => {
    const now = Date.now()
    await storage.outbox.add({
      projectId,
      messageId,
      channel: 'email',
      to: 'Ada@example.com',
      template: 'passcode.login',
      locale: 'en',
      sealedPayload: 'v1.sealed',
      createdAt: now,
      expiresAt: now + 600_000,
      ...change,
    })
    await then?.(storage)
  })

describe('portico users why', () => {
  test.each(['ada@example.com', '+44 7911 123456', 'crm-ada', 'user-test-ada'])(
    'E10: %s shows attempts in sentences, with browser and address, and what to do',
    async (who) => {
      await attempt({ action: 'session.started', details: { method: 'password' }, at: 1_000 })
      await attempt({})
      expect(await run('users', 'why', who)).toBe(0)
      expect(heard.said).toEqual([
        'Ada Lovelace, user-test-ada: active.',
        'Attempts, newest first:',
        expect.stringMatching(
          /^ {2}20\S+ \S+ UTC {2}Refused \(otp\): Invalid passcode, please try again\. \(otp_code_not_found\) {2}Chrome on Windows, 203\.0\.113\.7$/,
        ),
        expect.stringContaining('1970-01-01 00:00:01 UTC  Signed in (password).'),
        'Next: the last attempt was refused: Invalid passcode, please try again. (otp_code_not_found)',
      ])
    },
  )

  test('E10: the last ten attempts, whatever else is on record', async () => {
    for (let at = 1; at <= 12; at += 1) await attempt({ at })
    await attempt({ action: 'user.updated', details: {} })
    expect(await run('users', 'why', 'crm-ada', '--json')).toBe(0)
    const { attempts } = JSON.parse(heard.said.join('\n'))
    expect(attempts).toHaveLength(10)
    expect(attempts[0]).toMatchObject({ at: '1970-01-01T00:00:00.012Z' })
  })

  test.each<[string, string, ((storage: Storage) => Promise<unknown>) | undefined, string]>([
    ['waits', 'waits for its first try', undefined, 'the newest message waits to be sent.'],
    [
      'was taken',
      "taken by the receiver's server at 2026-01-01 00:00:00 UTC",
      (storage) => storage.outbox.markSent('message-1', Date.UTC(2026, 0, 1)),
      "the newest message reached the receiver's server and was not used since.",
    ],
    [
      'was given up',
      'given up after 0 tries, the last try failed: smtp: EENVELOPE 550',
      (storage) =>
        storage.outbox.markFailed('message-1', {
          retryAt: null,
          reason: 'smtp: EENVELOPE 550',
        }),
      'the newest message was given up. "portico doctor --send-to" finds the fault, "portico messages resend message-1" sends it again.',
    ],
  ])('E10: says that a message %s, and what follows from it', async (_, fate, then, next) => {
    await attempt({ at: 1_000 })
    await message('message-1', {}, then)
    await message('message-2', { to: '+447911123456', channel: 'sms', createdAt: 5 })
    await message('message-3', { to: 'somebody.else@example.com' })
    expect(await run('users', 'why', 'ada@example.com')).toBe(0)
    const said = heard.said.join('\n')
    expect(said).toContain(`email to Ada@example.com, passcode.login: ${fate}.`)
    expect(said).toContain('sms to +447911123456')
    expect(said).not.toContain('somebody.else')
    expect(heard.said.at(-1)).toContain(`Next: ${next}`)
  })

  test('E10: a block and a lock are said first, with the way out', async () => {
    await inStorage((storage) =>
      storage.attempts.reserve({
        projectId,
        subject: 'password:email:ada@example.com',
        now: Date.now(),
        lockAfter: 1,
        lockMs: { first: 60_000, max: 60_000 },
      }),
    )
    await run('users', 'why', 'crm-ada')
    expect(heard.said[1]).toMatch(
      /^password: locked until 20.* UTC, after too many wrong guesses\.$/,
    )
    expect(heard.said.at(-1)).toMatch(/^Next: wait until /)
    await run('users', 'block', 'crm-ada')
    await run('users', 'why', 'crm-ada')
    expect(heard.said[0]).toContain('blocked since')
    expect(heard.said.at(-1)).toContain('portico users unblock user-test-ada')
  })

  test('E10: of an address that nobody has, what was sent there is shown all the same', async () => {
    await message('message-1', { to: 'grace@example.com' })
    expect(await run('users', 'why', 'grace@example.com')).toBe(1)
    expect(heard.complaints[0]).toContain('There is no user grace@example.com in')
    expect(heard.said.join()).toContain('email to grace@example.com')
  })
})

test('E10: messages list --to shows every message to an address, and what became of it', async () => {
  await message('message-1', {}, (storage) =>
    storage.outbox.markSent('message-1', Date.UTC(2026, 0, 1)),
  )
  await message('message-2', { to: '+447911123456', channel: 'sms' })
  expect(await run('messages', 'list', '--to', 'ada@EXAMPLE.com')).toBe(0)
  expect(heard.said).toEqual([
    expect.stringMatching(/^message-1 .*passcode\.login: taken by the receiver's server at 2026/),
  ])
  await run('messages', 'list', '--to', '+44 7911 123456', '--json')
  expect(JSON.parse(heard.said.join('\n')).messages).toMatchObject([
    { message_id: 'message-2', state: 'waiting', ended_at: null },
  ])
  await run('messages', 'list', '--to', 'grace@example.com')
  expect(heard.said).toEqual(['No message to grace@example.com in the last 7 days.'])
})

test('E10: users list --phone finds by a part of a number, as people write it', async () => {
  expect(await run('users', 'list', '--phone', '7911 12')).toBe(0)
  expect(heard.said).toEqual([expect.stringContaining('user-test-ada'), '1 in total.'])
  await run('users', 'list', '--phone', '7911 13')
  expect(heard.said).toEqual(['0 in total.'])
})

describe('portico sessions', () => {
  const begin = (sessionId: string) =>
    inStorage((storage) =>
      storage.sessions.create({
        projectId,
        sessionId,
        userId: 'user-test-ada',
        tokenHash: sessionId,
        startedAt: Date.now(),
        lastAccessedAt: Date.now(),
        expiresAt: Date.now() + 3_600_000,
        ipAddress: '203.0.113.7',
        userAgent: chrome,
        factors: [],
        customClaims: null,
        deviceName: null,
      }),
    )

  test('E10: list shows where a user is signed in, end ends one, and the log names the operator', async () => {
    await begin('session-test-1')
    await begin('session-test-2')
    expect(await run('sessions', 'list', 'ada@example.com')).toBe(0)
    expect(heard.said).toHaveLength(2)
    expect(heard.said.join()).toContain('Chrome on Windows, 203.0.113.7')
    expect(await run('sessions', 'end', 'ada@example.com', 'session-test-1')).toBe(0)
    expect(heard.said).toEqual(['Ended 1 session of user-test-ada.'])
    expect(await run('sessions', 'end', 'ada@example.com', 'session-test-1')).toBe(1)
    await run('sessions', 'list', 'crm-ada', '--json')
    expect(JSON.parse(heard.said.join('\n')).sessions).toMatchObject([
      { session_id: 'session-test-2' },
    ])
    await run('audit', 'list', '--action', 'session.revoked', '--json')
    expect(JSON.parse(heard.said.join('\n')).entries).toMatchObject([
      { session_id: 'session-test-1', actor: { kind: 'operator', id: 'grace' } },
    ])
  })

  test('E10: end --all ends every one', async () => {
    await begin('session-test-1')
    await begin('session-test-2')
    expect(await run('sessions', 'end', '+447911123456', '--all')).toBe(0)
    expect(heard.said).toEqual(['Ended 2 sessions of user-test-ada.'])
    await run('sessions', 'list', 'crm-ada')
    expect(heard.said).toEqual(['user-test-ada is signed in nowhere.'])
  })

  test.each([
    [['sessions', 'end', 'crm-ada'], 2],
    [['sessions', 'end', 'crm-ada', 'session-test-1', '--all'], 2],
    [['sessions', 'list'], 2],
    [['sessions', 'list', 'crm-nobody'], 1],
    [['sessions', 'end', 'crm-nobody', '--all'], 1],
    [['users', 'why'], 2],
  ])('E10: %j is refused in words', async (args, exitCode) => {
    expect(await run(...args)).toBe(exitCode)
    expect(heard.complaints).not.toEqual([])
  })
})
