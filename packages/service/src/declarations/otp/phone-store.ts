import type { CredentialRepository } from '../declare-credential.ts'

/** A user's phone number. */
export interface PhoneRow {
  readonly projectId: string
  readonly phoneId: string
  readonly userId: string
  /** E.164 */
  readonly phoneNumber: string
  /** True if a code that was sent to the number was entered. */
  readonly verified: boolean
  /** When the number was last found to be unsubscribed; null when it receives messages. */
  readonly unsubscribedAt: number | null
  /** True if the number was added before the user proved an address, so an attacker may have added it. */
  readonly isUnproved: boolean
  readonly createdAt: number
}

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
