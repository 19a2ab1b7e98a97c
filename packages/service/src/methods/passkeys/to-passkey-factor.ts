import type { PasskeyRow } from '../../declarations/passkeys/passkey-store.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { FactorRow } from '../../kernel/storage/storage.ts'

/**
 * Returns the factor that a passkey adds to a session.
 *
 * @param isUserVerified true when the authenticator has verified its user
 */
export function toPasskeyFactor(
  { clock }: Pick<Dependencies, 'clock'>,
  { registrationId, domain, userAgent }: PasskeyRow,
  isUserVerified: boolean,
): FactorRow {
  return {
    type: 'webauthn',
    deliveryMethod: 'webauthn_registration',
    authenticatedAt: clock.now(),
    credential: { factor: 'passkey', id: registrationId, shown: { domain, userAgent } },
    ...(isUserVerified && { isUserVerified }),
  }
}
