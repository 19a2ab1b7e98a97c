import type { SessionRow } from '../storage/storage.ts'

/** True for a session of an impersonator. */
export function isImpersonated({ factors }: Pick<SessionRow, 'factors'>): boolean {
  return factors.some(({ impersonator }) => impersonator !== undefined)
}
