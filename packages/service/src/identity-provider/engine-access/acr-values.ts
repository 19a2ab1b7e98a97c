import { findProvedKind } from '../../accounts/sessions/find-proved-kind.ts'
import type { SessionRow } from '../../kernel/storage/storage.ts'

/** The levels of a sign-in: one kind of factor was proved, or two and more. */
export const acrValues = ['1', '2'] as const

/** Returns the level of a session; undefined if no factor was proved here. */
export function toAcr({ factors }: Pick<SessionRow, 'factors'>): string | undefined {
  const kinds = new Set(factors.map(findProvedKind).filter((kind) => kind !== null)).size
  return kinds === 0 ? undefined : acrValues[Math.min(kinds, acrValues.length) - 1]
}
