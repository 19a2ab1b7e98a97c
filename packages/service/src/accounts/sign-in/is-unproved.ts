import type { UserRow } from '../../kernel/storage/storage.ts'

/**
 * True for a user without a verified address, which may belong to another human. Credentials set up in this state lose
 * their effect when an address is proved.
 */
export const isUnproved = ({ emails }: Pick<UserRow, 'emails'>): boolean =>
  emails.length > 0 && !emails.some(({ verified }) => verified)
