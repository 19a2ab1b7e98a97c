import { StytchAPIError } from '@portico/client'
import type { ResetReason } from './flow.ts'

/**
 * Whether a refusal means that the person has to set a new password first, and which screen says so.
 *
 * @param isLogIn - on create a breached password is only refused: another one can be chosen at once
 */
export function findResetReason(error: unknown, isLogIn: boolean): ResetReason | null {
  if (!(error instanceof StytchAPIError)) return null
  if (error.error_type === 'reset_password') return 'resetRequired'
  return isLogIn && error.error_type === 'breached_password' ? 'breached' : null
}

/** Whether the service says that it is a breach for which a right password was refused. */
export function isOfBreach(error: unknown): boolean {
  if (!(error instanceof StytchAPIError)) return false
  const { error_type, error_details } = error
  return error_type === 'breached_password' || error_details?.reason === 'breached_password'
}
