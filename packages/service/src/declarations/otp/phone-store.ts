import type { CredentialRepository } from '../declare-credential.ts'

/** A person's phone number. */
export interface PhoneRow {
  readonly projectId: string
  readonly phoneId: string
  readonly userId: string
  /** E.164 */
  readonly phoneNumber: string
  /** A code that was sent to it came back. */
  readonly verified: boolean
  /** When its owner was last known to want no messages; null when they take them. */
  readonly unsubscribedAt: number | null
  /** Set up by somebody who had proved none of their addresses. */
  readonly isUnproved: boolean
  readonly createdAt: number
}

/** What is shown of one. */
export type UserPhone = Pick<PhoneRow, 'phoneId' | 'phoneNumber' | 'verified' | 'unsubscribedAt'>

/** What the method asks of the storage. */
export interface Phones extends CredentialRepository {
  findByNumber(projectId: string, phoneNumber: string): Promise<PhoneRow | null>
  /**
   * The same in a turn of the number's own: of two first sends at once the second finds what the first made.
   */
  holdNumber(projectId: string, phoneNumber: string): Promise<PhoneRow | null>
  /** Whether the person has one that they set up with no address of theirs proved. */
  isUnproved(projectId: string, userId: string): Promise<boolean>
  markProved(projectId: string, userId: string): Promise<void>
  add(row: PhoneRow): Promise<void>
  markVerified(projectId: string, userId: string, phoneId: string): Promise<void>
  /** @param at null: they take messages again */
  setUnsubscribed(projectId: string, phoneNumber: string, at: number | null): Promise<void>
}
