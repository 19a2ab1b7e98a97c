/** The seal's context contains the row's ids, so that a secret copied to another user's row does not open. */
export function toSecretSealContext(place: {
  projectId: string
  userId: string
  totpId: string
}): string {
  return `totp secret\0${place.projectId}\0${place.userId}\0${place.totpId}`
}
