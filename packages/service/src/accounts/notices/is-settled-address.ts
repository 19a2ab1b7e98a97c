import { limits } from '@portico/contract'
import type { UserRow } from '../../kernel/storage/storage.ts'

/** An e-mail address or a number, as far as it says whether it may prove something. */
export interface ProvingAddress {
  readonly verified: boolean
  /** Epoch milliseconds. */
  readonly createdAt: number
}

/**
 * True for a verified address that may prove or undo a change of the account: it began with the account, or is some days
 * old. A thief of a session can add an address, and must not go on by it alone.
 */
export function isSettledAddress(
  { createdAt }: Pick<UserRow, 'createdAt'>,
  address: ProvingAddress,
  now: number,
): boolean {
  if (!address.verified) return false
  return (
    address.createdAt <= createdAt ||
    now - address.createdAt >= limits.provingEmail.ageSeconds * 1_000
  )
}
