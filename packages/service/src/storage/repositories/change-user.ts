import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../../database/engine.ts'
import type { UsersTable } from '../../database/schema.ts'
import type { UserChange, UserRow } from '../storage.ts'
import { userRows } from './user-rows.ts'

/** What a person is before anything is known of them. */
const blank: Pick<UserRow, 'name' | 'trustedMetadata' | 'untrustedMetadata'> = {
  name: { first: '', middle: '', last: '' },
  trustedMetadata: {},
  untrustedMetadata: {},
}

/** The columns that a change sets, on top of what stands. */
export function toChangedColumns(
  change: UserChange,
  before: typeof blank = blank,
): Updateable<UsersTable> & Partial<Insertable<UsersTable>> {
  const name = { ...before.name, ...withoutGaps(change.name ?? {}) }
  return {
    ...(change.name && {
      first_name: name.first,
      middle_name: name.middle,
      last_name: name.last,
      search_name: toSearchText([name.first, name.middle, name.last].filter(Boolean).join(' ')),
    }),
    ...(change.trustedMetadata && {
      trusted_metadata: JSON.stringify(merge(before.trustedMetadata, change.trustedMetadata)),
    }),
    ...(change.untrustedMetadata && {
      untrusted_metadata: JSON.stringify(merge(before.untrustedMetadata, change.untrustedMetadata)),
    }),
    ...(change.roles && { roles: JSON.stringify(change.roles) }),
    ...(change.externalId !== undefined && { external_id: change.externalId }),
    ...(change.blockedAt !== undefined && { blocked_at: change.blockedAt }),
  }
}

/** How names are compared: the same letters, whatever their case and form. */
export const toSearchText = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Whether an external id belongs to somebody else. */
export async function isExternalIdTaken(
  tx: Db,
  projectId: string,
  { externalId }: UserChange,
  userId: string,
): Promise<boolean> {
  if (externalId === undefined || externalId === null) return false
  const owner = await userRows(tx).read('userId', { projectId, externalId })
  return owner !== null && owner !== userId
}

/** Key by key of the top level; null removes. `__proto__` is a key like any other. */
function merge(
  before: Readonly<Record<string, unknown>>,
  change: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const merged = new Map([...Object.entries(before), ...Object.entries(change)])
  return Object.fromEntries([...merged].filter(([, value]) => value !== null))
}

function withoutGaps<T extends object>(parts: T): Partial<T> {
  const given = Object.entries(parts).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as Partial<T> // fewer keys of the same object
}
