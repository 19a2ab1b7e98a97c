import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { isoBase64URL } from '@simplewebauthn/server/helpers'
import type { PasskeyRow } from '../../declarations/passkeys/passkey-store.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { AuthenticationCeremony } from './ceremony.ts'
import type { readAssertion } from './read-credential.ts'
import { verifyClientData } from './verify-client-data.ts'

/**
 * Verifies the answer to a sign-in (WebAuthn Level 3, 7.2), challenge and counter aside: the ceremony was
 * found by the one, the other is compared where it is written.
 *
 * @returns what the authenticator says of itself now
 * @throws Error that says what is wrong: to be answered as one refusal, the words for the log
 */
export async function verifyAssertion(
  project: ProjectConfig,
  ceremony: AuthenticationCeremony,
  passkey: PasskeyRow,
  { response, clientData }: NonNullable<ReturnType<typeof readAssertion>>,
): Promise<{ readonly counter: number; readonly isBackedUp: boolean }> {
  const { domain, userId } = ceremony
  if (passkey.domain !== domain) throw new Error('The passkey is of another domain.')
  if (userId !== null && userId !== passkey.userId)
    throw new Error("It is not the person's passkey.")
  // Some authenticators make every key one that browsers offer: what it is good for was decided at its registration.
  if (userId === null && !passkey.isDiscoverable) throw new Error('It is a further factor alone.')
  const { userHandle } = response.response
  // Where nobody was named, the handle says who it is; where somebody was, it must not say another.
  if (userHandle === undefined ? userId === null : userHandle !== passkey.userHandle) {
    throw new Error('The user handle is not that of the passkey.')
  }
  verifyClientData(project, domain, clientData)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: clientData.challenge,
    expectedOrigin: clientData.origin,
    expectedRPID: domain,
    credential: {
      id: passkey.credentialId,
      publicKey: isoBase64URL.toBuffer(passkey.publicKey),
      // Compared after the signature: a false one must not cast suspicion on a passkey.
      counter: 0,
    },
    // The service's configuration alone decides; what the page asked its browser for does not count.
    requireUserVerification: project.passkeys.userVerification === 'required',
  })
  if (!verified) throw new Error('The signature does not verify.')
  const { newCounter, credentialDeviceType, credentialBackedUp } = authenticationInfo
  if ((credentialDeviceType === 'multiDevice') !== passkey.isBackupEligible) {
    throw new Error('Whether it may be backed up never changes.')
  }
  return { counter: newCounter, isBackedUp: credentialBackedUp }
}
