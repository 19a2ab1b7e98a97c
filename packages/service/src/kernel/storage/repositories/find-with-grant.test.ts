import { engines, openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ArtefactRow, GrantRow, Storage } from '../storage.ts'

const now = 1_000
const projectId = 'project-test-one'

function toCode(changes: Partial<ArtefactRow> = {}): ArtefactRow {
  return {
    projectId,
    kind: 'authorization_code',
    valueHash: 'hash',
    clientId: 'notes',
    userId: 'user-test-ada',
    sessionId: 'session-test-ada',
    familyId: 'grant-test-ada.session-test-ada',
    userCodeHash: null,
    payload: { scope: 'openid', claims: { id_token: null } },
    createdAt: now,
    expiresAt: now + 60,
    consumedAt: null,
    ...changes,
  }
}

function toGrant(name: string, changes: Partial<GrantRow> = {}): GrantRow {
  return {
    projectId,
    grantId: `grant-test-${name}`,
    userId: `user-test-${name}`,
    clientId: 'notes',
    scopes: ['openid', 'email'],
    resources: { 'https://api.example.com': ['read'] },
    app: { name: 'Notes', description: '', type: 'web', logoUrl: null },
    createdAt: now,
    updatedAt: now,
    ...changes,
  }
}

async function addPerson({ users, grants }: Storage, name: string, project = projectId) {
  const email = `${name}@example.com`
  await users.findOrCreateByEmail({
    projectId: project,
    userId: `user-test-${name}`,
    emailId: `email-test-${name}`,
    email,
    canonicalEmail: email,
    status: 'active',
    now,
  })
  await grants.allow(toGrant(name, { projectId: project }))
}

describe.each(engines)('what is exchanged for tokens on %s', (engine) => {
  let database: TestStorage
  let storage: Storage
  beforeAll(async () => {
    database = await openTestStorage(engine)
    storage = database.storage
    await addPerson(storage, 'ada')
    await addPerson(storage, 'bob')
    await addPerson(storage, 'ada', 'project-test-two')
    await storage.grants.allow(toGrant('ada', { grantId: 'grant-test-other', clientId: 'other' }))
    await storage.artefacts.add(toCode())
  })
  afterAll(() => database?.remove())
  const find = (valueHash: string, at = now) =>
    storage.artefacts.findWithGrant(projectId, 'authorization_code', valueHash, at)

  test('is read with its own permission and person, as each of them is read alone', async () => {
    const { artefacts, grants, users } = storage
    expect(await find('hash')).toEqual({
      artefact: await artefacts.find(projectId, 'authorization_code', 'hash', now),
      grant: await grants.findById(projectId, 'grant-test-ada'),
      user: await users.findById(projectId, 'user-test-ada'),
    })
    expect(await find('hash')).toMatchObject({
      artefact: toCode(),
      grant: toGrant('ada'),
      user: { projectId, userId: 'user-test-ada', emails: [{ email: 'ada@example.com' }] },
    })
  })

  test('is read without a permission before the user decides, and for a client app that has none', async () => {
    const undecided = toCode({ valueHash: 'undecided', userId: null, familyId: null })
    const foreign = toCode({ valueHash: 'foreign', clientId: 'never allowed' })
    for (const artefact of [undecided, foreign]) {
      await storage.artefacts.add(artefact)
      expect(await find(artefact.valueHash)).toEqual({ artefact, grant: null, user: null })
    }
  })

  test('is still read when it was used up, and never after its end', async () => {
    await storage.artefacts.add(toCode({ valueHash: 'used', consumedAt: now }))
    expect((await find('used'))?.artefact.consumedAt).toBe(now)
    expect(await find('hash', now + 60)).toBeNull()
  })

  test('is not found in another project, nor under another kind', async () => {
    const { artefacts } = storage
    expect(
      await artefacts.findWithGrant('project-test-two', 'authorization_code', 'hash', now),
    ).toBeNull()
    expect(await artefacts.findWithGrant(projectId, 'refresh_token', 'hash', now)).toBeNull()
  })
})
