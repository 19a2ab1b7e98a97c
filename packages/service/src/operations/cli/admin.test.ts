import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { loadConfig } from '../../kernel/config/load-config.ts'
import { prepareTerminal } from '../../testing/prepare-terminal.ts'
import { openStorage } from './open-storage.ts'

const { heard, run, terminal } = prepareTerminal()
const configure = (text: string) =>
  writeFile(join(heard.folder, 'portico.config.ts'), `export default ${text}`)

beforeEach(async () => {
  await configure('{ development: {} }')
  await run('migrate')
})

describe('portico admin', () => {
  test('invite prints a link to this service that works once, and the log says who made it', async () => {
    expect(await run('admin', 'invite')).toBe(0)
    const [url, note] = heard.said
    expect(url).toMatch(
      /^http:\/\/localhost:3000\/admin#invitation=project-test-[\w-]+\.[\w-]{43}$/,
    )
    expect(note).toContain('one person only')
    await run('audit', 'list', '--json')
    expect(heard.said.join('')).toMatch(/operator\.invited.*"role": ?"act"/s)
    expect(heard.said.join('')).not.toContain(url?.split('.').at(-1))
  })

  test('invite takes two roles, and nothing else', async () => {
    expect(await run('admin', 'invite', '--role', 'read')).toBe(0)
    expect(await run('admin', 'invite', '--role', 'owner')).toBe(2)
    expect(heard.complaints.join()).toContain('--role must be read or act')
  })

  test('invite says which line turned the console off', async () => {
    await configure('{ admin: false, development: {} }')
    expect(await run('admin', 'invite')).toBe(1)
    expect(heard.complaints.join()).toContain('"admin" is false')
  })

  test('list and remove name what is missing', async () => {
    expect(await run('admin', 'list')).toBe(0)
    expect(heard.said.join()).toContain('"portico admin invite" invites somebody')
    expect(await run('admin', 'remove', 'operator-test-nobody')).toBe(1)
    expect(heard.complaints.join()).toContain('There is no such operator')
    expect(await run('admin', 'remove')).toBe(2)
  })

  test('remove removes the last operator, too, and says how to invite another', async () => {
    const { database, projects } = await loadConfig(terminal())
    const projectId = projects[0]?.projectId ?? ''
    const storage = await openStorage(database)
    try {
      const [one, two] = ['operator-test-1', 'operator-test-2'] as const
      const names = { [one]: 'Ines', [two]: 'Tomas' }
      for (const [operatorId, name] of Object.entries(names)) {
        const times = { createdAt: 1, lastSeenAt: 1, removedAt: null }
        await storage.operators.add({ projectId, operatorId, name, role: 'act', ...times })
      }
      expect(await run('admin', 'remove', one)).toBe(0)
      expect(heard.said).toEqual(['Removed Ines.'])
      expect(await run('admin', 'remove', two)).toBe(0)
      expect(heard.said.join()).toContain('"portico admin invite" invites one')
      expect(await storage.operators.list(projectId)).toEqual([])
    } finally {
      await storage.close()
    }
  })
})
