import type { PublicKeyCredentialDescriptorJSON } from '@simplewebauthn/server'
import type { PasskeyRow } from '../../declarations/passkeys/passkey-store.ts'

type Transports = NonNullable<PublicKeyCredentialDescriptorJSON['transports']>

/** Returns the descriptor of a passkey, as browsers expect it. */
export function toDescriptor({
  credentialId,
  transports,
}: Pick<PasskeyRow, 'credentialId' | 'transports'>): PublicKeyCredentialDescriptorJSON {
  return {
    type: 'public-key',
    id: credentialId,
    // `readAttestation` stores only known transports.
    ...(transports.length > 0 && { transports: [...transports] as Transports }),
  }
}
