import type { PublicKeyCredentialDescriptorJSON } from '@simplewebauthn/server'
import type { PasskeyRow } from '../../declarations/passkeys/passkey-store.ts'

type Transports = NonNullable<PublicKeyCredentialDescriptorJSON['transports']>

/** A passkey as browsers are told of it. */
export function toDescriptor({
  credentialId,
  transports,
}: Pick<PasskeyRow, 'credentialId' | 'transports'>): PublicKeyCredentialDescriptorJSON {
  return {
    type: 'public-key',
    id: credentialId,
    // Only known ones are kept (`readAttestation`).
    ...(transports.length > 0 && { transports: [...transports] as Transports }),
  }
}
