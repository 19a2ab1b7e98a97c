import { findProvedKind } from '../../accounts/sessions/find-proved-kind.ts'
import type { SessionRow } from '../../kernel/storage/storage.ts'

/** How a sign-in is graded: by the kinds of factors that were proved, one, or two and more. */
export const acrValues = ['1', '2'] as const

/** The grade of a session; undefined where no factor was proved here. */
export function toAcr({ factors }: Pick<SessionRow, 'factors'>): string | undefined {
  const kinds = new Set(factors.map(findProvedKind).filter((kind) => kind !== null)).size
  return kinds === 0 ? undefined : acrValues[Math.min(kinds, acrValues.length) - 1]
}
