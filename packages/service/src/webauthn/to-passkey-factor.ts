import type { Dependencies } from '../dependencies.ts'
import type { FactorRow, PasskeyRow } from '../storage/storage.ts'

/** What a passkey adds to a session. */
export function toPasskeyFactor(
  { clock }: Pick<Dependencies, 'clock'>,
  { registrationId, domain, userAgent }: PasskeyRow,
): FactorRow {
  return {
    type: 'webauthn',
    deliveryMethod: 'webauthn_registration',
    authenticatedAt: clock.now(),
    passkey: { registrationId, domain, userAgent },
  }
}
