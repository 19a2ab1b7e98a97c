import type { User } from '@portico/client'

/** Finds the id of the authenticator app that protects the account; an app without a proved code protects nothing. */
export const findApp = ({ totps }: Pick<User, 'totps'>): string | null =>
  totps.find(({ verified }) => verified)?.totp_id ?? null
