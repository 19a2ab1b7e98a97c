import * as column from '../../foundation/database/column.ts'
import { defineTable, type RowOf } from '../../foundation/database/define-table.ts'
import type { CredentialRepository } from '../declare-credential.ts'

/** A user's phone number. */
export const phoneRows = defineTable('phone_numbers', ['phoneId'], {
  phoneId: column.text,
  userId: column.text,
  /** E.164 */
  phoneNumber: column.text,
  /** True if a code that was sent to the number was entered. */
  verified: column.flag,
  /** When the number was last found to be unsubscribed; null when it receives messages. */
  unsubscribedAt: column.orNull(column.number),
  /** True if the number was added before the user proved an address, so an attacker may have added it. */
  isUnproved: column.flag,
  createdAt: column.number,
})

export interface PhoneRow extends RowOf<typeof phoneRows> {}

/** The parts of a number that are shown. */
export type UserPhone = Pick<PhoneRow, 'phoneId' | 'phoneNumber' | 'verified' | 'unsubscribedAt'>

/** The storage functions that the method needs. */
export interface Phones extends CredentialRepository {
  findByNumber(projectId: string, phoneNumber: string): Promise<PhoneRow | null>
  /** Finds a number and locks it. Of two parallel first sends, the second one finds the row that the first created. */
  holdNumber(projectId: string, phoneNumber: string): Promise<PhoneRow | null>
  add(row: PhoneRow): Promise<void>
  markVerified(projectId: string, userId: string, phoneId: string): Promise<void>
  /** @param at null when the number receives messages again */
  setUnsubscribed(projectId: string, phoneNumber: string, at: number | null): Promise<void>
}
