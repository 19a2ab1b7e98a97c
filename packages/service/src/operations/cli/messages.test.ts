import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { loadConfig } from '../../kernel/config/load-config.ts'
import { prepareTerminal } from '../../testing/prepare-terminal.ts'
import { openStorage } from './open-storage.ts'

const { heard, terminal, run } = prepareTerminal()

beforeEach(async () => {
  await writeFile(join(heard.folder, 'portico.config.ts'), 'export default { development: {} }')
})

/** Stores a message in the state in which the worker leaves it after giving up. */
async function giveUp(messageId: string, message: { channel?: string; to: string; inMs?: number }) {
  const { projects, database } = await loadConfig(terminal())
  const storage = await openStorage(database)
  await storage.migrate()
  const now = Date.now()
  await storage.outbox.add({
    projectId: projects[0]?.projectId ?? '',
    messageId,
    channel: message.channel ?? 'email',
    to: message.to,
    template: 'passcode.login',
    locale: 'en',
    sealedPayload: 'v1.sealed',
    createdAt: now,
    expiresAt: now + (message.inMs ?? 600_000),
  })
  await storage.outbox.markFailed(messageId, { retryAt: null, reason: 'smtp: EENVELOPE 550' })
  await storage.close()
}

describe('portico messages', () => {
  test('list names what was given up and why, and no recipient in full', async () => {
    await giveUp('message-1', { to: 'ada@example.com' })
    await giveUp('message-2', { to: '+12015550123', channel: 'sms', inMs: -1 })
    expect(await run('messages', 'list')).toBe(0)
    const lines = heard.said.toSorted()
    expect(lines[0]).toMatch(
      /^message-1 {2}\S+Z {2}email {2}a\*\*\*@example\.com {2}passcode\.login: smtp: EENVELOPE 550$/,
    )
    expect(lines[1]).toMatch(/^message-2 .*sms {2}\+1201555\*{4} .*550 \(expired\)$/)
    await run('messages', 'list', '--json', '--limit', '1')
    expect(JSON.parse(heard.said.join('')).messages).toHaveLength(1)
  })

  test('resend lets one wait again, once and on the record', async () => {
    await giveUp('message-1', { to: 'ada@example.com' })
    expect(await run('messages', 'resend', 'message-1')).toBe(0)
    expect(heard.said).toEqual(['1 message waits to be sent again.'])
    expect(await run('messages', 'resend', 'message-1')).toBe(1)
    expect(heard.complaints.join()).toContain('There is no message "message-1"')
    await run('messages', 'list')
    expect(heard.said).toEqual(['No message was given up in the last 7 days.'])
    await run('audit', 'list', '--json')
    expect(heard.said.join('')).toContain('message.resent')
  })

  test('resend --all takes every one that has not expired', async () => {
    await giveUp('message-1', { to: 'ada@example.com' })
    await giveUp('message-2', { to: 'bob@example.com' })
    await giveUp('message-3', { to: 'eve@example.com', inMs: -1 })
    expect(await run('messages', 'resend', '--all')).toBe(0)
    expect(heard.said).toEqual(['2 messages wait to be sent again.'])
    await run('messages', 'list')
    expect(heard.said.join()).toMatch(/^message-3 /)
  })

  test.each([
    [['messages'], 'portico messages list'],
    [['messages', 'lst'], 'messages list'],
    [['messages', 'list', 'x'], 'takes no "x"'],
    [['messages', 'list', '--limit', '0'], '--limit must be'],
    [['messages', 'resend'], 'takes one id, or --all'],
    [['messages', 'resend', 'a', '--all'], 'takes one id, or --all'],
  ])('%j is explained', async (args, words) => {
    expect(await run(...args)).toBe(2)
    expect(heard.complaints.join()).toContain(words)
  })
})
