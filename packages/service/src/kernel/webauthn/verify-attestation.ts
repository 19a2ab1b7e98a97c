import { verifyRegistrationResponse } from '@simplewebauthn/server'
import { cose, decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers'
import type { readAttestation } from './read-credential.ts'
import { readPublicKey } from './read-public-key.ts'
import { verifyClientData } from './verify-client-data.ts'
import { allowedAlgorithms } from './verify-key.ts'
import type { WebauthnParty } from './webauthn-party.ts'

/** The verified properties of a new passkey. */
export interface VerifiedAttestation {
  readonly credentialId: string
  /** A COSE_Key, base64url. */
  readonly publicKey: string
  readonly counter: number
  readonly aaguid: string
  readonly isBackupEligible: boolean
  readonly isBackedUp: boolean
}

/**
 * Verifies the answer to a registration (WebAuthn Level 3 section 7.1), except the challenge, by which the caller found
 * the ceremony.
 *
 * @param options.isAutomatic true if the browser creates the passkey without a prompt
 * @throws Error with the reason, which is for the log; the caller answers every reason with the same refusal
 */
export async function verifyAttestation(
  party: WebauthnParty,
  { response, clientData }: NonNullable<ReturnType<typeof readAttestation>>,
  { isAutomatic = false }: { readonly isAutomatic?: boolean } = {},
): Promise<VerifiedAttestation> {
  verifyClientData(party, clientData)
  const selfAlgorithm = readSelfAlgorithm(response.response.attestationObject)
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: clientData.challenge,
    expectedOrigin: clientData.origin,
    expectedRPID: party.domain,
    // Only the service's configuration decides, not the options that the page gave to the browser.
    requireUserVerification: !isAutomatic && party.requiresUserVerification,
    requireUserPresence: !isAutomatic,
    supportedAlgorithmIDs: [...allowedAlgorithms],
  })
  if (!verified || !registrationInfo) throw new Error('The attestation does not verify.')
  const { credential, aaguid, credentialDeviceType, credentialBackedUp } = registrationInfo
  // Otherwise the passkey would be stored under an id with which its owner could never sign in.
  if (credential.id !== response.id) throw new Error('The credential has two ids.')
  const key = readPublicKey(credential.publicKey)
  if (selfAlgorithm !== null && selfAlgorithm !== key.get(cose.COSEKEYS.alg)) {
    throw new Error("The attestation's algorithm is not that of the key.")
  }
  return {
    credentialId: credential.id,
    publicKey: isoBase64URL.fromBuffer(credential.publicKey),
    counter: credential.counter,
    aaguid,
    isBackupEligible: credentialDeviceType === 'multiDevice',
    isBackedUp: credentialBackedUp,
  }
}

/**
 * Reads the attestation. The service requests none, so a browser answers `none` or a self attestation by the new key.
 * Other attestations contain certificates, and verifying these may load URLs that they name.
 *
 * @returns the algorithm of the self attestation; null for `none`
 */
function readSelfAlgorithm(attestationObject: string): number | null {
  const object = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject))
  const format = object.get('fmt')
  if (format === 'none') return null
  const statement = object.get('attStmt')
  const algorithm = statement.get('alg')
  const isSelf = format === 'packed' && statement.get('x5c') === undefined
  if (!isSelf || algorithm === undefined) throw new Error('An attestation was not asked for.')
  return algorithm
}
