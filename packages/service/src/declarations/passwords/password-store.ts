import * as column from '../../foundation/database/column.ts'
import { defineTable, type RowOf } from '../../foundation/database/define-table.ts'
import type { CredentialRepository } from '../declare-credential.ts'

/** A user's password, hashed. */
export const passwordRows = defineTable('passwords', ['userId'], {
  userId: column.text,
  passwordId: column.text,
  /** `$argon2id$…`, or the hash of another system until the first log-in. */
  hash: column.text,
  /** True for a breached password: the user must set a new one. */
  requiresReset: column.flag,
  /** True if the password was set before the user proved its address. */
  isUnproved: column.flag,
  changedAt: column.number,
})

export interface PasswordRow extends RowOf<typeof passwordRows> {}

export interface Passwords extends CredentialRepository {
  find(projectId: string, userId: string): Promise<PasswordRow | null>
  /**
   * Finds the user of an address and their password in one query, so that an unknown address, a user without a password
   * and a user with one take the same time. Null when no user has the address.
   */
  findByEmail(
    projectId: string,
    canonicalEmail: string,
  ): Promise<{ readonly userId: string; readonly password: PasswordRow | null } | null>
  /** Sets the user's password, in place of the previous one. */
  set(password: PasswordRow): Promise<void>
  /**
   * Replaces the hash of an unchanged password with one conditional update, which does nothing if the password was
   * changed in the meantime.
   *
   * @param change.from the hash that was checked
   */
  rehash(
    projectId: string,
    userId: string,
    change: { readonly from: string; readonly to: string },
  ): Promise<boolean>
  /** Requires a new password at the next log-in; conditional like `rehash`. */
  requireReset(projectId: string, userId: string, hash: string): Promise<boolean>
  /** Removes the user's password. True when there was one. It needs no id, since a user has only one. */
  remove(projectId: string, userId: string): Promise<boolean>
}
