import { PorticoAPIError } from '@portico/client'
import type { ResetReason } from './flow.ts'

/**
 * Returns why the user must first set a new password; null if the error does not mean that.
 *
 * @param isLogIn - at the creation of an account, a breached password is only refused, because the user can choose
 * another at once
 */
export function findResetReason(error: unknown, isLogIn: boolean): ResetReason | null {
  if (!(error instanceof PorticoAPIError)) return null
  if (error.error_type === 'reset_password') return 'resetRequired'
  return isLogIn && error.error_type === 'breached_password' ? 'breached' : null
}

/** Whether the service refused a correct password because of a data breach. */
export function isOfBreach(error: unknown): boolean {
  if (!(error instanceof PorticoAPIError)) return false
  const { error_type, error_details } = error
  return error_type === 'breached_password' || error_details?.reason === 'breached_password'
}
