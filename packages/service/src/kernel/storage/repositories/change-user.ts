import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../../../foundation/database/engine.ts'
import { type UsersTable, userRows } from '../../../foundation/database/schema.ts'
import type { UserChange, UserRow } from '../storage.ts'

/** The fields of a new user. */
const blank: Pick<UserRow, 'name' | 'trustedMetadata' | 'untrustedMetadata'> = {
  name: { first: '', middle: '', last: '' },
  trustedMetadata: {},
  untrustedMetadata: {},
}

/** Returns the changed columns, merged with the present values. */
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
    ...(change.locale !== undefined && { locale: change.locale }),
    ...(change.exportedAt !== undefined && { exported_at: change.exportedAt }),
    ...(change.pictureUrl !== undefined && { picture_url: change.pictureUrl }),
    ...(change.secondStep !== undefined && { second_step: change.secondStep }),
    ...(change.stepOfferedAt !== undefined && { step_offered_at: change.stepOfferedAt }),
    ...(change.deletion !== undefined && {
      deletion_requested_at: change.deletion?.requestedAt ?? null,
      deleting_at: change.deletion?.deletesAt ?? null,
      deletion_reminder_at: change.deletion?.remindsAt ?? null,
      deletion_time_zone: change.deletion?.timeZone ?? null,
    }),
  }
}

/** Converts a name to the form for comparisons, which ignores case and Unicode form. */
export const toSearchText = (text: string): string => text.normalize('NFKC').toLowerCase()

/** True when an external id belongs to another user. */
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

/** Merges by top-level key; null removes a key. `__proto__` is treated as an ordinary key. */
function merge(
  before: Readonly<Record<string, unknown>>,
  change: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const merged = new Map([...Object.entries(before), ...Object.entries(change)])
  return Object.fromEntries([...merged].filter(([, value]) => value !== null))
}

function withoutGaps<T extends object>(parts: T): Partial<T> {
  const given = Object.entries(parts).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as Partial<T> // a part of the same object
}
