import { randomUUID } from 'node:crypto'
import type { ImportedPerson, ImportProgress } from '@portico/service/assembly'
import { describe, expect, test } from 'vitest'
import type { StorageUnderTest } from '../describe-storage.ts'
import { addUser, inParallel, newProject, noon } from './make-rows.ts'

/** Tests imports of many users: each is added once, and the progress is stored. */
export function describeImports(get: () => StorageUnderTest): void {
  describe('imports', () => {
    test('users are imported completely: address, name, external id and password', async () => {
      const { storage } = get()
      const project = newProject()
      const hash = newHash({ requiresReset: true })
      const ada = newPerson('ada@example.com', {
        change: { name: { first: 'Ada' }, externalId: 'crm-1', roles: ['editor'] },
        credentials: { passwords: [hash] },
      })
      const nameless = newPerson(null, { change: { externalId: 'crm-2' } })
      const added = await storage.imports.add(project, [ada, nameless])
      expect(added).toEqual(new Set([ada.userId, nameless.userId]))
      expect(await storage.users.findByEmail(project, 'ada@example.com')).toMatchObject({
        userId: ada.userId,
        status: 'active',
        externalId: 'crm-1',
        roles: ['editor'],
        name: { first: 'Ada', middle: '', last: '' },
        emails: [{ email: 'ada@example.com', verified: true }],
        credentials: {
          passwords: { passwordId: hash.passwordId, requiresReset: true },
        },
      })
      expect(await storage.passwords.find(project, ada.userId)).toMatchObject({
        hash: hash.hash,
        isUnproved: false,
      })
      expect(await storage.users.findByExternalId(project, 'crm-2')).toMatchObject({
        emails: [],
        credentials: { passwords: null },
      })
    })

    test('an existing user stays as they are, and nothing of the imported one is left behind', async () => {
      const { storage } = get()
      const project = newProject()
      const known = await addUser(storage, project)
      const address = known.emails[0]?.email ?? ''
      await storage.users.update(project, known.userId, { externalId: 'crm-1' })
      const people = [
        newPerson(address, {
          change: { externalId: 'crm-8' },
          credentials: { passwords: [newHash()] },
        }),
        newPerson('other@example.com', {
          change: { externalId: 'crm-1' },
          credentials: { passwords: [newHash()] },
        }),
        newPerson('new@example.com', { credentials: { passwords: [newHash()] } }),
        // The same address as above, as it may occur twice in a file.
        newPerson('new@example.com', { credentials: { passwords: [newHash()] } }),
      ]
      expect(await storage.imports.findKnown(project, people)).toEqual(
        new Set([people[0]?.userId, people[1]?.userId]),
      )
      expect(await storage.imports.add(project, people)).toEqual(new Set([people[2]?.userId]))
      const query = { operator: 'and', filters: [] } as const
      const found = await storage.users.search(project, query, { after: null, limit: 10 })
      expect(new Set(found.rows.map(({ userId }) => userId))).toEqual(
        new Set([known.userId, people[2]?.userId]),
      )
      expect(await storage.users.findById(project, known.userId)).toMatchObject({
        externalId: 'crm-1',
        credentials: { passwords: null },
      })
    })

    test('of one file imported 20 times at once each user is there once', async () => {
      const { storage, other } = get()
      const project = newProject()
      const toPeople = () => Array.from({ length: 30 }, (_, i) => newPerson(`${i}@example.com`))
      const added = await inParallel(20, (i) =>
        (i % 2 ? storage : other).transaction((tx) => tx.imports.add(project, toPeople())),
      )
      expect(added.reduce((sum, { size }) => sum + size, 0)).toBe(30)
    })

    test('an empty batch imports nobody', async () => {
      const { storage } = get()
      expect(await storage.imports.add(newProject(), [])).toEqual(new Set())
      expect(await storage.imports.findKnown(newProject(), [])).toEqual(new Set())
    })

    test('the progress of a file is found as it was saved, by project and content', async () => {
      const { storage, other } = get()
      const progress = newProgress(newProject())
      const { projectId, importId } = progress
      expect(await storage.imports.findProgress(projectId, importId)).toBeNull()
      await storage.imports.saveProgress(progress)
      expect(await other.imports.findProgress(projectId, importId)).toEqual(progress)
      const finished = { ...progress, lines: 900, added: 880, finishedAt: noon + 1 }
      await storage.imports.saveProgress(finished)
      expect(await other.imports.findProgress(projectId, importId)).toEqual(finished)
      expect(await storage.imports.findProgress(newProject(), importId)).toBeNull()
      expect(await storage.imports.findProgress(projectId, 'another')).toBeNull()
    })

    test('a batch and its progress are stored together or not at all', async () => {
      const { storage } = get()
      const progress = newProgress(newProject())
      const { projectId, importId } = progress
      const cut = storage.transaction(async (tx) => {
        await tx.imports.add(projectId, [newPerson('cut@example.com')])
        await tx.imports.saveProgress(progress)
        throw new Error('killed')
      })
      await expect(cut).rejects.toThrow('killed')
      expect(await storage.imports.findProgress(projectId, importId)).toBeNull()
      expect(await storage.users.findByEmail(projectId, 'cut@example.com')).toBeNull()
    })

    test('a wallet is one person’s: who brings one that is somebody’s, also of the same lines, is left out', async () => {
      const { storage } = get()
      const project = newProject()
      const wallet = (address: string) => ({
        walletId: `crypto-wallet-test-${randomUUID()}`,
        type: 'ethereum' as const,
        address,
        chainId: null,
        isUnproved: false,
        createdAt: noon,
        lastUsedAt: noon,
      })
      const having = (...addresses: readonly string[]) => ({
        credentials: { cryptoWallets: addresses.map(wallet) },
      })
      const first = newPerson(null, having('0xa', '0xb'))
      const second = newPerson(null, having('0xc', '0xb'))
      expect(await storage.imports.add(project, [first, second])).toEqual(new Set([first.userId]))
      const user = await storage.users.findById(project, first.userId)
      expect(user?.credentials.cryptoWallets).toHaveLength(2)
      const third = newPerson(null, having('0xa'))
      expect(await storage.imports.findKnown(project, [third])).toEqual(new Set([third.userId]))
      expect(await storage.imports.add(project, [third])).toEqual(new Set())
      const free = newPerson(null, having('0xc'))
      expect(await storage.imports.add(project, [free])).toEqual(new Set([free.userId]))
    })

    test('credentials are read as they were imported, each user’s in the same order everywhere', async () => {
      const { storage } = get()
      const project = newProject()
      const credentials = {
        passwords: [newHash()],
        passkeys: [newImportedPasskey('b', 'ada'), newImportedPasskey('a', 'ada')],
      }
      const ada = newPerson('ada@example.com', { credentials })
      const pending = newImportedTotp({ verified: false })
      const app = newImportedTotp({ verified: true })
      const bob = newPerson('bob@example.com', { credentials: { totps: [pending] } })
      const cleo = newPerson('cleo@example.com', { credentials: { totps: [app] } })
      await storage.imports.add(project, [ada, bob, cleo])
      const ids = [ada.userId, bob.userId, cleo.userId]
      const read = await storage.imports.readCredentials(project, ids)
      const owner = { projectId: project, userId: ada.userId }
      expect(read.get(ada.userId)).toMatchObject({
        passwords: credentials.passwords.map((one) => ({ ...one, ...owner })),
        passkeys: credentials.passkeys.toReversed().map((one) => ({ ...one, ...owner })),
        totps: [],
      })
      expect(read.get(bob.userId)).toMatchObject({ passwords: [], passkeys: [], totps: [] })
      expect(read.get(cleo.userId)).toMatchObject({
        totps: [{ ...app, codes: app.codes.toReversed() }],
      })
      expect(await storage.imports.readCredentials(newProject(), [ada.userId])).toEqual(
        new Map([[ada.userId, expect.objectContaining({ passwords: [], passkeys: [] })]]),
      )
    })

    test('a user handle belongs to one user, also when imports and registrations race', async () => {
      const { storage, other } = get()
      const project = newProject()
      const known = await addUser(storage, project)
      const outcomes = await inParallel(20, async (i) => {
        const passkey = newImportedPasskey(`key ${i}`, 'shared')
        const place = i % 2 ? storage : other
        if (i % 4 === 0) {
          const row = { ...passkey, projectId: project, userId: known.userId }
          return (await place.passkeys.add(row)) === 'added' ? [known.userId] : []
        }
        const person = newPerson(null, { credentials: { passkeys: [passkey] } })
        const added = await place.transaction(async (tx) => {
          const ids = await tx.imports.add(project, [person])
          // The transaction stays open a little, so that the others find its row before it is committed.
          for (let j = 0; j < 5; j += 1) await tx.imports.readCredentials(project, [...ids])
          return ids
        })
        return [...added]
      })
      expect(new Set(outcomes.flat()).size).toBe(1)
      const late = newPerson(null, {
        credentials: { passkeys: [newImportedPasskey('x', 'shared')] },
      })
      expect(await storage.imports.findKnown(project, [late])).toEqual(new Set([late.userId]))
    })

    test('parallel runs over one file take turns, so that none of 20 steps of progress is lost', async () => {
      const { storage, other } = get()
      const progress = newProgress(newProject(), { lines: 0 })
      const { projectId, importId } = progress
      await storage.imports.saveProgress(progress)
      await inParallel(20, (i) =>
        (i % 2 ? storage : other).transaction(async (tx) => {
          const before = await tx.imports.findProgress(projectId, importId)
          await tx.imports.saveProgress({ ...progress, lines: (before?.lines ?? 0) + 1 })
        }),
      )
      expect(await storage.imports.findProgress(projectId, importId)).toMatchObject({ lines: 20 })
    })
  })
}

function newPerson(address: string | null, change: Partial<ImportedPerson> = {}): ImportedPerson {
  return {
    userId: `user-test-${randomUUID()}`,
    email: address
      ? {
          emailId: `email-test-${randomUUID()}`,
          email: address,
          canonicalEmail: address,
          verified: true,
        }
      : null,
    credentials: {},
    change: {},
    createdAt: noon,
    ...change,
  }
}

type ImportedPassword = NonNullable<ImportedPerson['credentials']['passwords']>[number]

const newHash = (change: Partial<ImportedPassword> = {}): ImportedPassword => ({
  passwordId: `password-test-${randomUUID()}`,
  hash: '$2b$04$imported',
  requiresReset: false,
  isUnproved: false,
  changedAt: noon,
  ...change,
})

type ImportedPasskey = NonNullable<ImportedPerson['credentials']['passkeys']>[number]

const newImportedPasskey = (credentialId: string, userHandle: string): ImportedPasskey => ({
  registrationId: `webauthn-registration-test-${randomUUID()}`,
  domain: 'app.example.com',
  credentialId,
  publicKey: 'a key',
  counter: 7,
  transports: ['usb'],
  aaguid: '00000000-0000-0000-0000-000000000000',
  userHandle,
  authenticatorType: 'cross-platform',
  isDiscoverable: true,
  isBackupEligible: false,
  isBackedUp: false,
  name: 'Key',
  isPersonNamedByHost: false,
  userAgent: '',
  isUnproved: false,
  createdAt: noon,
  lastUsedAt: null,
})

type ImportedTotp = NonNullable<ImportedPerson['credentials']['totps']>[number]

const newImportedTotp = (change: Partial<ImportedTotp>): ImportedTotp => ({
  totpId: `totp-test-${randomUUID()}`,
  sealedSecret: 'sealed',
  verified: true,
  createdAt: noon,
  expiresAt: noon,
  lastStep: 7,
  isUnproved: false,
  codes: [1, 0].map((position) => ({
    codeId: `totp-recovery-code-test-${randomUUID()}`,
    codeHash: 'hash',
    sealedCode: 'sealed',
    position,
    consumedAt: null,
  })),
  ...change,
})

const newProgress = (projectId: string, change: Partial<ImportProgress> = {}): ImportProgress => ({
  projectId,
  importId: randomUUID(),
  lines: 500,
  bytes: 40_000,
  added: 490,
  skipped: 7,
  refused: 3,
  updatedAt: noon,
  finishedAt: null,
  ...change,
})
