import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { isoBase64URL } from '@simplewebauthn/server/helpers'
import type { readAssertion } from './read-credential.ts'
import { verifyClientData } from './verify-client-data.ts'
import type { WebauthnParty } from './webauthn-party.ts'

/** A stored passkey, as its answers are verified. */
export interface KnownPasskey {
  readonly domain: string
  /** Its owner. */
  readonly userId: string
  readonly credentialId: string
  /** COSE_Key, base64url. */
  readonly publicKey: string
  readonly userHandle: string
  readonly isDiscoverable: boolean
  readonly isBackupEligible: boolean
}

/**
 * Verifies the answer to a sign-in (WebAuthn Level 3 section 7.2), except challenge and counter: the caller found the
 * ceremony by its challenge, and compares the counter where it is stored.
 *
 * @param userId the only user whose passkeys are accepted; null when the passkey identifies the user
 * @returns the state that the authenticator reports
 * @throws Error with the reason, which is for the log; the caller answers every reason with the same refusal
 */
export async function verifyAssertion(
  party: WebauthnParty,
  userId: string | null,
  passkey: KnownPasskey,
  { response, clientData }: NonNullable<ReturnType<typeof readAssertion>>,
): Promise<{
  readonly counter: number
  readonly isBackedUp: boolean
  readonly isUserVerified: boolean
}> {
  const { domain } = party
  if (passkey.domain !== domain) throw new Error('The passkey is of another domain.')
  if (userId !== null && userId !== passkey.userId)
    throw new Error("It is not the person's passkey.")
  // Some authenticators make every key discoverable, so browsers offer it. Its purpose was decided at the registration.
  if (userId === null && !passkey.isDiscoverable) throw new Error('It is a further factor alone.')
  const { userHandle } = response.response
  // Without a named user, the handle identifies the user. With one, it must not identify another user.
  if (userHandle === undefined ? userId === null : userHandle !== passkey.userHandle) {
    throw new Error('The user handle is not that of the passkey.')
  }
  verifyClientData(party, clientData)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: clientData.challenge,
    expectedOrigin: clientData.origin,
    expectedRPID: domain,
    credential: {
      id: passkey.credentialId,
      publicKey: isoBase64URL.toBuffer(passkey.publicKey),
      // The counter is compared after the signature: a forged signature must not make a passkey suspect.
      counter: 0,
    },
    // Only the service's configuration decides, not the options that the page gave to the browser.
    requireUserVerification: party.requiresUserVerification,
  })
  if (!verified) throw new Error('The signature does not verify.')
  const { newCounter, credentialDeviceType, credentialBackedUp, userVerified } = authenticationInfo
  if ((credentialDeviceType === 'multiDevice') !== passkey.isBackupEligible) {
    throw new Error('Whether it may be backed up never changes.')
  }
  return {
    counter: newCounter,
    isBackedUp: credentialBackedUp,
    isUserVerified: userVerified,
  }
}
