import { randomUUID } from 'node:crypto'
import type { PasskeyRow, UserRow } from '@portico/service/assembly'
import { describe, expect, test } from 'vitest'
import type { StorageUnderTest } from '../describe-storage.ts'
import { addUser, inParallel, newHash, newProject, noon } from './make-rows.ts'

/** Tests that a credential and a user handle belong to one user, and that a counter only grows. */
export function describePasskeys(get: () => StorageUnderTest): void {
  describe('passkeys', () => {
    test('of 20 users who add one credential at once one gets it, and it is read as it was written', async () => {
      const { storage, other } = get()
      const project = newProject()
      const users = await inParallel(20, () => addUser(storage, project))
      const credentialId = newHash()
      const rows = users.map((user) => newPasskey(user, { credentialId }))
      const outcomes = await Promise.all(
        rows.map((row, i) => (i % 2 ? storage : other).passkeys.add(row)),
      )
      const winner = rows[outcomes.indexOf('added')]
      expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(1)
      expect(outcomes.filter((outcome) => outcome === 'credential_taken')).toHaveLength(19)
      expect(await storage.passkeys.findByCredentialId(project, credentialId)).toEqual(winner)
    })

    test('of 20 users who use one user handle at once one gets it', async () => {
      const { storage, other } = get()
      const project = newProject()
      const users = await inParallel(20, () => addUser(storage, project))
      const userHandle = newHash()
      const outcomes = await Promise.all(
        users.map((user, i) =>
          (i % 2 ? storage : other).passkeys.add(newPasskey(user, { userHandle })),
        ),
      )
      expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(1)
      expect(outcomes.filter((outcome) => outcome === 'handle_taken')).toHaveLength(19)
      const owner = users[outcomes.indexOf('added')]
      const isOthers = (userId = '') =>
        storage.passkeys.isHandleOfOther(project, userHandle, userId)
      expect(await isOthers(owner?.userId)).toBe(false)
      expect(await isOthers('user-test-other')).toBe(true)
    })

    test('of 50 parallel uses with one counter value one succeeds, and an equal or lower value is refused afterwards', async () => {
      const { storage, other } = get()
      const { use } = await add(get)
      const used = await inParallel(50, (i) => use(7, i % 2 ? storage : other))
      expect(used.filter((row) => row !== null)).toHaveLength(1)
      expect(await use(7)).toBeNull()
      expect(await use(6)).toBeNull()
      expect(await use(0)).toBeNull()
      expect(await use(900)).toMatchObject({ counter: 900, isBackedUp: true, lastUsedAt: noon + 1 })
    })

    test('one without a counter may be used any number of times', async () => {
      const { use } = await add(get)
      const used = await inParallel(10, () => use(0))
      expect(used.every((row) => row?.counter === 0)).toBe(true)
    })

    test('the same credential in another project is another one', async () => {
      const { storage } = get()
      const { passkey } = await add(get)
      const { credentialId } = passkey
      const elsewhere = newPasskey(await addUser(storage, newProject()), { credentialId })
      expect(await storage.passkeys.add(elsewhere)).toBe('added')
      expect(await storage.passkeys.findByCredentialId(newProject(), credentialId)).toBeNull()
    })

    test('only the owner renames, removes or uses it', async () => {
      const { storage } = get()
      const { passkey, user, use } = await add(get)
      const { projectId, registrationId: id } = passkey
      const { passkeys } = storage
      expect(await passkeys.rename(projectId, 'user-test-other', id, 'x')).toBeNull()
      expect(await passkeys.remove(projectId, 'user-test-other', id)).toBe(false)
      expect(await passkeys.findOwner(projectId, id)).toBe(user.userId)
      const renamed = { ...passkey, name: 'Größe 42 🔑' }
      expect(await passkeys.rename(projectId, user.userId, id, renamed.name)).toEqual(renamed)
      expect(await passkeys.remove(projectId, user.userId, id)).toBe(true)
      expect(await use(1)).toBeNull()
      expect(await passkeys.findOwner(projectId, id)).toBeNull()
    })

    test('a user is read with their passkeys, oldest first, found by them, and removed with them', async () => {
      const { storage } = get()
      const { passkey, user } = await add(get)
      const { projectId, userId } = user
      const older = newPasskey(user, { createdAt: noon - 1 })
      await storage.passkeys.add(older)
      await addUser(storage, projectId)
      const read = await storage.users.findById(projectId, userId)
      expect(read?.credentials.passkeys.map((one) => one.registrationId)).toEqual([
        older.registrationId,
        passkey.registrationId,
      ])
      expect(read?.credentials.passkeys[1]).toEqual({
        registrationId: passkey.registrationId,
        domain: passkey.domain,
        userAgent: passkey.userAgent,
        authenticatorType: passkey.authenticatorType,
        name: passkey.name,
        credentialId: passkey.credentialId,
        userHandle: passkey.userHandle,
        isDiscoverable: passkey.isDiscoverable,
        isPersonNamedByHost: passkey.isPersonNamedByHost,
        createdAt: passkey.createdAt,
        lastUsedAt: null,
      })
      for (const filter of [
        {
          by: 'credential',
          table: 'webauthn_registrations',
          isThere: true,
          column: 'registration_id',
          values: [older.registrationId],
        },
        { by: 'credential', table: 'webauthn_registrations', isThere: true },
      ] as const) {
        const query = { operator: 'and', filters: [filter] } as const
        const { rows } = await storage.users.search(projectId, query, { after: null, limit: 10 })
        expect(rows.map((row) => row.userId)).toEqual([userId])
      }
      await storage.users.remove(projectId, userId)
      expect(await storage.passkeys.listOfUser(projectId, userId)).toEqual([])
    })
  })
}

async function add(get: () => StorageUnderTest) {
  const { storage } = get()
  const user = await addUser(storage, newProject())
  const passkey = newPasskey(user)
  await storage.passkeys.add(passkey)
  const use = (counter: number, { passkeys } = storage) =>
    passkeys.use(user.projectId, passkey.registrationId, {
      counter,
      isBackedUp: true,
      now: noon + 1,
    })
  return { user, passkey, use }
}

const newPasskey = (
  { projectId, userId }: UserRow,
  change: Partial<PasskeyRow> = {},
): PasskeyRow => ({
  projectId,
  registrationId: `webauthn-registration-test-${randomUUID()}`,
  userId,
  domain: 'example.com',
  credentialId: newHash(),
  publicKey: 'pQECAyYgASFYIA',
  counter: 0,
  transports: ['internal', 'hybrid'],
  aaguid: '00000000-0000-0000-0000-000000000000',
  userHandle: `handle of ${userId}`,
  authenticatorType: 'platform',
  isDiscoverable: true,
  isBackupEligible: true,
  isBackedUp: false,
  name: 'Passkey',
  isPersonNamedByHost: false,
  isUnproved: false,
  userAgent: 'test',
  createdAt: noon,
  lastUsedAt: null,
  ...change,
})
