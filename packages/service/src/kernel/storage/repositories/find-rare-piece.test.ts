import { engines, openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRecordedStorage } from '../../../testing/open-recorded-storage.ts'
import { findRarePiece } from './find-rare-piece.ts'
import { partSources } from './part-sources.ts'

const projectId = 'project-test-pieces'

describe.each(engines)('the piece of a text that is looked up on %s', (engine) => {
  let world: TestStorage
  let opened: ReturnType<typeof openRecordedStorage>
  beforeAll(async () => {
    world = await openTestStorage(engine)
    opened = openRecordedStorage(world.database)
    for (let i = 0; i < 60; i += 1) {
      const email = `reader${i % 2}${String.fromCharCode(97 + (i % 26))}@example${i % 3}.com`
      await opened.storage.users.create({
        projectId,
        userId: `user-test-pieces-${i}`,
        email: { emailId: `email-test-${i}`, email, canonicalEmail: `${i}.${email}` },
        status: 'active',
        change: { name: { first: 'Reader', last: `Öberg ${i % 2 ? 'xylon' : 'maria'}` } },
        now: i,
      })
    }
  })
  afterAll(async () => {
    await opened?.db.destroy()
    await world?.remove()
  })

  const find = (kind: 'email' | 'name', text: string, project = projectId) =>
    findRarePiece(opened.db, { projectId: project, sources: [partSources[kind]], text })

  test('is a piece that few users have, not one that all users have', async () => {
    expect(await find('email', 'quarry@example')).toBe('quarr')
    expect(await find('email', 'reader quarry')).toBe(' quar')
    expect(await find('name', 'reader öberg zz9')).toBe(' zz9')
    expect(await find('name', 'reader 42')).toBe(' 42')
    // Half of the users have it.
    expect(await find('name', 'öberg maria')).toBe('öberg maria')
  })

  test('is the whole text where all of it is common, short, or no letters and digits', async () => {
    for (const text of ['example', 'reader', 'quarr', 'qu', '', '@@@@@@@@', '日本語テスト文字'])
      expect(await find('email', text)).toBe(text)
    expect(await find('email', 'quarry@example', 'project-test-nobody')).toBe('quarry@example')
  })

  test('reads a hundred people at most, by an index', async () => {
    opened.statements.length = 0
    await find('email', 'quarry@example')
    await find('name', 'reader öberg zz9')
    expect(opened.statements).toHaveLength(2)
    for (const { parameters } of opened.statements) expect(parameters).toContain(100)
  })
})
