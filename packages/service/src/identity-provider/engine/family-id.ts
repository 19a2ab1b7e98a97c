/**
 * The engine's grant id: one permission in one session. So a code or refresh token that is used twice ends what
 * was issued in its own session, and not what the same client app holds on the person's other devices.
 */
export function toFamilyId(grantId: string, sessionId: string): string {
  return `${grantId}.${sessionId}`
}

/** The permission that a family hangs on. */
export function readGrantId(familyId: string): string {
  return familyId.split('.')[0] ?? ''
}
