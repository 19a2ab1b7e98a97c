/**
 * Returns the engine's grant id: one grant in one session. Using a code or refresh token twice then revokes the tokens
 * of its own session only, not those of the same client app on the user's other devices.
 */
export function toFamilyId(grantId: string, sessionId: string): string {
  return `${grantId}.${sessionId}`
}

/** Returns the grant to which a token family belongs. */
export function readGrantId(familyId: string): string {
  return familyId.split('.')[0] ?? ''
}
