import type { JWTPayload } from 'jose'

/** The claim of a JWT that contains the session. */
export const sessionClaim = 'https://stytch.com/session'

/** Reads the id of the session that verified claims name; null when they name none. */
export function readSessionId(claims: JWTPayload | null): string | null {
  const claim: unknown = claims?.[sessionClaim]
  const id = typeof claim === 'object' && claim && 'id' in claim ? claim.id : null
  return typeof id === 'string' ? id : null
}
