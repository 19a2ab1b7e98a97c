/** Bound to its row: a secret moved to another person's row does not open. */
export function toSecretSealContext(place: {
  projectId: string
  userId: string
  totpId: string
}): string {
  return `totp secret\0${place.projectId}\0${place.userId}\0${place.totpId}`
}
