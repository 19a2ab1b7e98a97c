import type { SessionRow } from '../storage/storage.ts'

/** True for a session in which an authenticator app or a recovery code was proved. */
export function hasSecondFactor({ factors }: Pick<SessionRow, 'factors'>): boolean {
  return factors.some(
    ({ totpId, recoveryCodeId }) => totpId !== undefined || recoveryCodeId !== undefined,
  )
}
