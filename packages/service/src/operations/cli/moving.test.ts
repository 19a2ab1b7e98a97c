import { randomBytes, randomUUID } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { loadConfig } from '../../kernel/config/load-config.ts'
import type { Storage } from '../../kernel/storage/storage.ts'
import { prepareTerminal } from '../../testing/prepare-terminal.ts'
import { openStorage } from './open-storage.ts'
import { runPortico } from './portico.ts'

const { heard, terminal, run } = prepareTerminal()
const place = ['--file', 'project.jsonl', '--transport-key-file', 'key']
const identity = '.portico/development.json'

/** A second installation of the same project, with its own root key. */
const there = () => ({ ...terminal(), workingFolder: join(heard.folder, 'there') })
const runThere = (...args: readonly string[]) => {
  Object.assign(heard, { said: [], complaints: [] })
  const [name, ...rest] = args
  const above = rest.map((arg) => (/^(project\.jsonl|key)$/.test(arg) ? `../${arg}` : arg))
  return runPortico([name ?? '', ...above], there())
}
const withStorage = async <T>(
  at: ReturnType<typeof terminal>,
  work: (storage: Storage, projectId: string) => Promise<T>,
): Promise<T> => {
  const config = await loadConfig(at)
  const storage = await openStorage(config.database)
  try {
    await storage.migrate()
    return await work(storage, config.projects[0]?.projectId ?? '')
  } finally {
    await storage.close()
  }
}
const listPeople = (at: ReturnType<typeof terminal>) =>
  withStorage(at, async (storage, projectId) => {
    const everybody = { operator: 'and', filters: [] } as const
    const { rows } = await storage.users.search(projectId, everybody, { after: null, limit: 50 })
    return rows.map(({ userId, emails }) => [userId, emails[0]?.email]).sort()
  })
const listActions = (at: ReturnType<typeof terminal>) =>
  withStorage(at, async (storage, projectId) => {
    const { rows } = await storage.audit.list(projectId, {}, { after: null, limit: 50 })
    return rows.map(({ action, actorId }) => `${action} ${actorId}`)
  })
const findUser = (text: string) =>
  expect.stringMatching(new RegExp(`^line \\d+: user-test-[0-9a-f-]+ ${text}`))

beforeEach(async () => {
  const people = ['ada', 'bob', 'cleo'].map((name) =>
    JSON.stringify({ email: `${name}@example.com`, email_verified: true }),
  )
  writeFileSync(join(heard.folder, 'people.jsonl'), people.join('\n'))
  await run('users', 'import', 'people.jsonl')
  const known = JSON.parse(readFileSync(join(heard.folder, identity), 'utf8'))
  mkdirSync(join(heard.folder, 'there/.portico'), { recursive: true })
  const rootKey = randomBytes(32).toString('base64url')
  writeFileSync(join(heard.folder, 'there', identity), JSON.stringify({ ...known, rootKey }), {
    mode: 0o600,
  })
})

describe('portico export', () => {
  test('writes a file only its owner can read, with a key of its own, and records it', async () => {
    expect(await run('export', ...place)).toBe(0)
    expect(heard.said[0]).toBe('Wrote a new transport key to key.')
    expect(heard.said[1]).toMatch(
      /^project-test-\S+ was written to project\.jsonl, with 3 users\.$/,
    )
    for (const name of ['project.jsonl', 'key']) {
      expect(statSync(join(heard.folder, name)).mode & 0o777).toBe(0o600)
    }
    const key = readFileSync(join(heard.folder, 'key'), 'utf8').trim()
    const file = readFileSync(join(heard.folder, 'project.jsonl'), 'utf8')
    expect(`${heard.said.join()}${heard.complaints.join()}${file}`).not.toContain(key)
    expect(file).not.toContain('example.com')
    expect(await listActions(terminal())).toContain('project.exported grace')
    // An existing file is not overwritten, and an existing key is used again.
    expect(await run('export', ...place)).toBe(2)
    expect(await run('export', '--file', 'again.jsonl', '--transport-key-file', 'key')).toBe(0)
    expect(readFileSync(join(heard.folder, 'key'), 'utf8').trim()).toBe(key)
  })
})

describe('portico import', () => {
  test('imports everybody under their ids, and a second run changes nothing', async () => {
    await run('export', ...place)
    expect(await runThere('import', ...place)).toBe(0)
    expect(heard.said).toContain('users     3 in the file')
    expect(heard.complaints).toEqual([])
    const people = await listPeople(terminal())
    expect(people).toHaveLength(3)
    expect(await listPeople(there())).toEqual(people)
    const actions = await listActions(there())
    expect(actions).toContain('project.imported grace')
    expect(await runThere('import', ...place)).toBe(0)
    expect(heard.said[0]).toContain('This file was already imported.')
    expect(await runThere('import', ...place, '--restart')).toBe(0)
    expect(heard.said).toContain('added     0 lines')
    expect(await listPeople(there())).toEqual(people)
    expect((await listActions(there())).filter((one) => !one.startsWith('project.'))).toEqual(
      actions.filter((one) => !one.startsWith('project.')),
    )
  })

  test('a user who already exists with other content is left unchanged, and reported line by line', async () => {
    await run('export', ...place)
    await runThere('import', ...place)
    const ada = await withStorage(there(), async (storage, projectId) => {
      const user = await storage.users.findByEmail(projectId, 'ada@example.com')
      await storage.users.update(projectId, user?.userId ?? '', { name: { first: 'Other' } })
      // Another user has taken the address meanwhile.
      const bob = await storage.users.findByEmail(projectId, 'bob@example.com')
      await storage.users.remove(projectId, bob?.userId ?? '')
      await storage.users.findOrCreateByEmail({
        projectId,
        userId: `user-test-${randomUUID()}`,
        emailId: `email-test-${randomUUID()}`,
        email: 'bob@example.com',
        canonicalEmail: 'bob@example.com',
        status: 'active',
        now: 5,
      })
      return user?.userId
    })
    const before = await listPeople(there())
    expect(await runThere('import', ...place, '--restart')).toBe(1)
    expect(heard.complaints).toHaveLength(2)
    expect(heard.complaints).toEqual(
      expect.arrayContaining([
        findUser('already exists with different content \\(users\\) and was not changed$'),
        findUser('was not added: it conflicts with a row in user_emails$'),
      ]),
    )
    expect(heard.said).toContain('refused   2')
    expect(heard.complaints.join()).not.toContain('@')
    expect(await listPeople(there())).toEqual(before)
    await withStorage(there(), async (storage, projectId) => {
      expect((await storage.users.findById(projectId, ada ?? ''))?.name.first).toBe('Other')
    })
  })

  test('keys that the new installation created before stay, and everybody is imported', async () => {
    await run('keys', 'rotate', 'sessions')
    await run('export', ...place)
    await runThere('migrate')
    await runThere('keys', 'rotate', 'sessions')
    expect(await runThere('import', ...place)).toBe(1)
    expect(heard.complaints).toEqual([
      expect.stringMatching(
        /^line \d+: signing_keys jwk-\S+ was not added: it conflicts with a row in signing_keys$/,
      ),
    ])
    expect(await listPeople(there())).toEqual(await listPeople(terminal()))

    // An export with a wrong root key fails and leaves no incomplete file.
    const known = JSON.parse(readFileSync(join(heard.folder, identity), 'utf8'))
    const rootKey = randomBytes(32).toString('base64url')
    writeFileSync(join(heard.folder, identity), JSON.stringify({ ...known, rootKey }))
    expect(await run('export', '--file', 'again.jsonl', '--transport-key-file', 'key')).toBe(1)
    expect(heard.complaints.join()).toContain('PORTICO_ROOT_KEY')
    expect(existsSync(join(heard.folder, 'again.jsonl'))).toBe(false)
  })

  test('an altered file is refused as a whole', async () => {
    await run('export', ...place)
    const whole = readFileSync(join(heard.folder, 'project.jsonl'))
    const lines = whole.toString().trimEnd().split('\n')
    const flip = (at: number) => {
      const bytes = Buffer.from(whole)
      bytes.writeUInt8((bytes[at] ?? 0) ^ 1, at)
      return bytes.toString('latin1')
    }
    const swapped = [lines[0], lines[2], lines[1], ...lines.slice(3)].join('\n')
    const altered = /altered|truncated|not written by "portico export"|not the one/
    const middle = Math.floor(whole.length / 2)
    for (const text of [flip(middle), flip(40), flip(whole.length - 9), swapped]) {
      writeFileSync(join(heard.folder, 'project.jsonl'), text, 'latin1')
      expect(await runThere('import', ...place)).toBe(1)
      expect(heard.complaints).toEqual([expect.stringMatching(altered)])
    }
    for (const cut of [1, 2, lines.length - 1]) {
      writeFileSync(join(heard.folder, 'project.jsonl'), `${lines.slice(0, -cut).join('\n')}\n`)
      expect(await runThere('import', ...place)).toBe(1)
      expect(heard.complaints).toEqual([expect.stringMatching('is truncated')])
    }
    const [header = '', ...rest] = lines
    const older = header.replace('"version":1', '"version":2')
    writeFileSync(join(heard.folder, 'project.jsonl'), [older, ...rest].join('\n'))
    expect(await runThere('import', ...place)).toBe(1)
    expect(heard.complaints).toEqual([expect.stringMatching('written by another version')])
    expect(await listPeople(there())).toEqual([])
  })

  test('another key, another project and a file of another kind are refused with a reason', async () => {
    await run('export', ...place)
    writeFileSync(join(heard.folder, 'key'), `${'A'.repeat(43)}\n`)
    expect(await runThere('import', ...place)).toBe(1)
    expect(heard.complaints).toEqual([
      'The transport key is not the one that this file was written with.',
    ])
    writeFileSync(join(heard.folder, 'key'), 'short')
    expect(await runThere('import', ...place)).toBe(1)
    expect(heard.complaints).toEqual([expect.stringMatching('has no key')])
    expect(
      await runThere('import', '--file', 'project.jsonl', '--transport-key-file', 'none'),
    ).toBe(2)
    expect(await runThere('import', '--file', 'none', '--transport-key-file', 'key')).toBe(2)
    expect(await runThere('import')).toBe(2)

    await run('export', '--file', 'other.jsonl', '--transport-key-file', 'other-key')
    mkdirSync(join(heard.folder, 'elsewhere'))
    const elsewhere = { ...terminal(), workingFolder: join(heard.folder, 'elsewhere') }
    copyFileSync(join(heard.folder, 'other.jsonl'), join(heard.folder, 'elsewhere/project.jsonl'))
    copyFileSync(join(heard.folder, 'other-key'), join(heard.folder, 'elsewhere/key'))
    heard.complaints.length = 0
    expect(await runPortico(['import', ...place], elsewhere)).toBe(2)
    expect(heard.complaints).toEqual([expect.stringMatching(/^There is no project "project-test-/)])
  })
})
