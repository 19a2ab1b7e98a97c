import { randomUUID } from 'node:crypto'
import type { MovedBundle, MovedRow } from '@portico/service/assembly'
import { describe, expect, test } from 'vitest'
import type { StorageUnderTest } from '../describe-storage.ts'
import { newHash, newProject, noon } from './make-rows.ts'

/** Tests that a project's users are read and added with all their rows, unchanged. */
export function describeMoves(get: () => StorageUnderTest): void {
  describe('moves', () => {
    test('a user is read with everything of theirs, and is the same where they were added', async () => {
      const { storage } = get()
      const [project, elsewhere] = [newProject(), newProject()]
      const people = [newPerson('a@example.com'), newPerson('b@example.com')].sort(byId)
      expect(await storage.moves.add(project, people)).toBeNull()
      expect(await storage.moves.readPeople(project, { after: '', limit: 10 })).toEqual(people)
      const [first, second] = people
      const after = String(first?.users?.[0]?.user_id)
      expect(await storage.moves.readPeople(project, { after, limit: 10 })).toEqual([second])
      expect(await storage.moves.readPeople(project, { after: '', limit: 1 })).toEqual([first])
      expect(await storage.moves.readPeople(elsewhere, { after: '', limit: 10 })).toEqual([])
      const asked = [second, newPerson('c@example.com'), first].filter((one) => one !== undefined)
      expect(await storage.moves.find(project, asked)).toEqual([second, null, first])
      expect(await storage.moves.find(elsewhere, asked)).toEqual([null, null, null])
      expect(await storage.moves.find(project, [])).toEqual([])
      expect(await storage.moves.count(project, noon)).toMatchObject({
        users: 2,
        user_emails: 2,
        passwords: 2,
        totps: 0,
        audit: 0,
      })
    })

    test('bundles are stored together or not at all, and existing rows stay', async () => {
      const { storage } = get()
      const project = newProject()
      const known = newPerson('known@example.com')
      await storage.moves.add(project, [known])
      const namesake = newPerson('known@example.com')
      const fine = newPerson('fine@example.com')
      expect(await storage.moves.add(project, [fine, namesake])).toBe('user_emails')
      expect(await storage.moves.find(project, [fine])).toEqual([null])
      expect(await storage.moves.find(project, [namesake])).toEqual([null])
      const [user] = known.users ?? []
      const changed: MovedBundle = { ...known, users: [{ ...user, first_name: 'Other' }] }
      expect(await storage.moves.add(project, [changed])).toBe('users')
      expect(await storage.moves.find(project, [known])).toEqual([known])
      // A refused bundle must not end an enclosing transaction.
      await storage.transaction(async (tx) => {
        expect(await tx.moves.add(project, [namesake])).toBe('user_emails')
        expect(await tx.moves.add(project, [fine])).toBeNull()
      })
      expect(await storage.moves.find(project, [fine])).toEqual([fine])
    })

    test('more rows than fit one statement are stored, and read in pages without gap or duplicate', async () => {
      const { storage } = get()
      const project = newProject()
      const entries = Array.from({ length: 450 }, () => ({ audit: [newEntry()] }))
      expect(await storage.moves.add(project, entries)).toBeNull()
      const ids: unknown[] = []
      let after: MovedRow | null = null
      do {
        const rows: readonly MovedRow[] = await storage.moves.readRows(project, 'audit', {
          after,
          limit: 100,
          now: noon,
        })
        ids.push(...rows.map(({ audit_id }) => audit_id))
        after = rows.at(-1) ?? null
      } while (after)
      expect(ids).toHaveLength(450)
      expect(new Set(ids)).toEqual(new Set(entries.map(({ audit }) => audit[0]?.audit_id)))
      expect(await storage.moves.find(project, entries)).toEqual(entries)
    })

    test('of the artefacts of client apps only live registration tokens and replay ids move', async () => {
      const { storage } = get()
      const project = newProject()
      const held = (kind: string, expires_at = noon + 1): MovedRow => ({
        kind,
        value_hash: newHash(),
        client_id: 'notes',
        user_id: null,
        session_id: null,
        family_id: null,
        user_code_hash: null,
        payload: '{}',
        created_at: noon,
        expires_at,
        consumed_at: null,
      })
      const moving = [held('registration_token'), held('replay')]
      const staying = [held('refresh_token'), held('authorization_code'), held('replay', noon)]
      const all = [...moving, ...staying].map((row) => ({ artefacts: [row] }))
      expect(await storage.moves.add(project, all)).toBeNull()
      const page = { after: null, limit: 10, now: noon }
      const rows = await storage.moves.readRows(project, 'artefacts', page)
      expect([...rows].sort(byHash)).toEqual([...moving].sort(byHash))
      expect((await storage.moves.count(project, noon)).artefacts).toBe(2)
    })

    test('keys of other installations are listed for their project alone', async () => {
      const { storage } = get()
      const project = newProject()
      const moved_keys = [{ key_id: 'one', sealed_key: 'sealed' }]
      await storage.moves.add(project, [{ moved_keys }])
      expect(await storage.moves.listKeys(project)).toEqual([{ keyId: 'one', sealedKey: 'sealed' }])
      expect(await storage.moves.listKeys(newProject())).toEqual([])
    })

    test('nothing can be written inside a snapshot, and everything after it', async () => {
      const { storage } = get()
      const project = newProject()
      const person = newPerson('ada@example.com')
      const writing = storage.snapshot((rows) => rows.moves.add(project, [person]))
      // The engines' messages differ.
      await expect(writing).rejects.toThrow()
      expect(await storage.moves.find(project, [person])).toEqual([null])
      expect(await storage.moves.add(project, [person])).toBeNull()
      expect(await storage.moves.find(project, [person])).toEqual([person])
    })
  })
}

const byId = (a: MovedBundle, b: MovedBundle) =>
  String(a.users?.[0]?.user_id) < String(b.users?.[0]?.user_id) ? -1 : 1
const byHash = (a: MovedRow, b: MovedRow) => (String(a.value_hash) < String(b.value_hash) ? -1 : 1)

function newPerson(email: string): MovedBundle {
  const user_id = `user-test-${randomUUID()}`
  return {
    users: [
      {
        user_id,
        status: 'active',
        created_at: noon,
        first_name: 'Ada',
        middle_name: '',
        last_name: 'Löwe',
        trusted_metadata: '{"plan":"gold"}',
        untrusted_metadata: '{}',
        roles: '["editor"]',
        external_id: null,
        blocked_at: noon,
        typed_at: null,
        search_name: 'ada löwe',
        locale: 'pt-BR',
        deletion_requested_at: noon,
        deleting_at: noon,
        deletion_reminder_at: noon,
        exported_at: noon,
        picture_url: 'https://pictures.example/ada.png',
        deletion_time_zone: 'Europe/Lisbon',
        began_pending: 1,
        second_step: 'required',
        step_offered_at: noon,
      },
    ],
    user_emails: [
      {
        email_id: `email-test-${randomUUID()}`,
        user_id,
        email,
        canonical_email: email,
        verified: 1,
        created_at: noon,
        primary_at: 0,
        removed_at: null,
        removed_in: null,
      },
    ],
    passwords: [
      {
        user_id,
        password_id: `password-test-${randomUUID()}`,
        hash: newHash(),
        requires_reset: 0,
        is_unproved: 1,
        changed_at: noon,
      },
    ],
  }
}

function newEntry(): MovedRow {
  return {
    audit_id: `audit-test-${randomUUID()}`,
    at: noon,
    action: 'user.created',
    actor_kind: 'operator',
    actor_id: 'grace',
    user_id: null,
    session_id: null,
    ip_address: '',
    user_agent: '',
    details: '{}',
  }
}
