import type { Session } from '@portico/react'

/** Returns the address by which the user signed in; empty without one. */
export const toEmail = ({ authentication_factors }: Session): string =>
  authentication_factors.find(({ email_factor }) => email_factor)?.email_factor?.email_address ?? ''
