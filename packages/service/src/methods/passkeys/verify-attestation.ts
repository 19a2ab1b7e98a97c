import { verifyRegistrationResponse } from '@simplewebauthn/server'
import {
  cose,
  decodeAttestationObject,
  decodeCredentialPublicKey,
  isoBase64URL,
} from '@simplewebauthn/server/helpers'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { RegistrationCeremony } from './ceremony.ts'
import type { readAttestation } from './read-credential.ts'
import { verifyClientData } from './verify-client-data.ts'
import { allowedAlgorithms, verifyKey } from './verify-key.ts'

/** Of a COSE_Key, in bytes: the longest on the list, RSA of 4096 bits, has 527. */
const longestKey = 1_024

/** What a new passkey proved of itself. */
export interface VerifiedAttestation {
  readonly credentialId: string
  /** COSE_Key, base64url */
  readonly publicKey: string
  readonly counter: number
  readonly aaguid: string
  readonly isBackupEligible: boolean
  readonly isBackedUp: boolean
}

/**
 * Verifies the answer to a registration (WebAuthn Level 3, 7.1), the challenge aside: the ceremony was found
 * by it.
 *
 * @throws Error that says what is wrong: to be answered as one refusal, the words for the log
 */
export async function verifyAttestation(
  project: ProjectConfig,
  { domain, isAutomatic }: RegistrationCeremony,
  { response, clientData }: NonNullable<ReturnType<typeof readAttestation>>,
): Promise<VerifiedAttestation> {
  verifyClientData(project, domain, clientData)
  const selfAlgorithm = readSelfAlgorithm(response.response.attestationObject)
  const { userVerification } = project.passkeys
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: clientData.challenge,
    expectedOrigin: clientData.origin,
    expectedRPID: domain,
    // The service's configuration alone decides; what the page asked its browser for does not count.
    requireUserVerification: !isAutomatic && userVerification === 'required',
    requireUserPresence: !isAutomatic,
    supportedAlgorithmIDs: [...allowedAlgorithms],
  })
  if (!verified || !registrationInfo) throw new Error('The attestation does not verify.')
  const { credential, aaguid, credentialDeviceType, credentialBackedUp } = registrationInfo
  // Else the passkey would be kept under a name that its owner cannot show.
  if (credential.id !== response.id) throw new Error('The credential has two ids.')
  // What stands beside the key's own parts would be stored with it.
  if (credential.publicKey.length > longestKey) throw new Error('The key is too long.')
  const key = decodeCredentialPublicKey(credential.publicKey)
  verifyKey(key)
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
 * We ask for no attestation: browsers then answer `none`, or one by the new key itself. Others carry
 * certificates, whose check may load from addresses that stand in them.
 *
 * @returns the algorithm that the new key is said to have signed with; null for `none`
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
