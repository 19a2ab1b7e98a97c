import type { Dependencies } from '../../dependencies.ts'
import type { FactorRow } from '../../storage/storage.ts'
import type { PasskeyRow } from './declaration/passkey-store.ts'

/** What a passkey adds to a session. */
export function toPasskeyFactor(
  { clock }: Pick<Dependencies, 'clock'>,
  { registrationId, domain, userAgent }: PasskeyRow,
): FactorRow {
  return {
    type: 'webauthn',
    deliveryMethod: 'webauthn_registration',
    authenticatedAt: clock.now(),
    credential: { factor: 'passkey', id: registrationId, shown: { domain, userAgent } },
  }
}
