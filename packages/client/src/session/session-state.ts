import type { Session, User } from '@portico/contract'
import { isFields } from '../kernel/request/reply.ts'

/** The signed-in user and their session: both, or neither. */
export interface SessionState {
  session: Session | null
  user: User | null
}

/** The state without a signed-in user. */
export const signedOut: SessionState = { session: null, user: null }

/** Tells whether two JSON values are equal, whatever the order of their keys. */
export function isSameJson(left: unknown, right: unknown): boolean {
  if (!isFields(left) || !isFields(right)) return left === right
  const leftEntries = Object.entries(left)
  const rightFields = new Map<string, unknown>(Object.entries(right))
  return (
    Array.isArray(left) === Array.isArray(right) &&
    leftEntries.length === rightFields.size &&
    leftEntries.every(
      ([key, value]) => rightFields.has(key) && isSameJson(value, rightFields.get(key)),
    )
  )
}

/** Tells whether two sessions are equal, apart from the time of last access (specification section 3). */
export const isSameSession = (left: Session | null, right: Session | null): boolean =>
  isSameJson(left && { ...left, last_accessed_at: '' }, right && { ...right, last_accessed_at: '' })
