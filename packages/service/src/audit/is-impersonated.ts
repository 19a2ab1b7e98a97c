import type { SessionRow } from '../storage/storage.ts'

/** True for a session in which somebody acts as the person. */
export function isImpersonated({ factors }: Pick<SessionRow, 'factors'>): boolean {
  return factors.some(({ impersonator }) => impersonator !== undefined)
}
