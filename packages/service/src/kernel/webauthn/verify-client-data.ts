import type { ClientData } from './read-credential.ts'
import type { WebauthnParty } from './webauthn-party.ts'

/**
 * Verifies that the ceremony took place on a page itself, at an origin that is expected.
 *
 * @throws Error with the reason
 */
export function verifyClientData(
  party: WebauthnParty,
  { origin, crossOrigin, topOrigin }: ClientData,
): void {
  // A page that frames another must not obtain a proof of the user.
  if (crossOrigin || (topOrigin !== undefined && topOrigin !== null)) {
    throw new Error('The ceremony took place in a frame of another site.')
  }
  if (!party.isExpectedOrigin(origin)) {
    throw new Error('The ceremony took place at an origin that is not expected.')
  }
}
