import type { UserRow } from '../storage/storage.ts'

/**
 * True for a person of whose addresses none was proved: they may be somebody else's. What is set up then guards nothing
 * once an address is proved.
 */
export const isUnproved = ({ emails }: Pick<UserRow, 'emails'>): boolean =>
  emails.length > 0 && !emails.some(({ verified }) => verified)
