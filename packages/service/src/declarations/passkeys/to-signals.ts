import type { WebauthnSignal } from '@portico/contract'
import type { ShownPerson } from '../declare-credential.ts'
import type { UserPasskey } from './passkey-store.ts'
import { toShownNames } from './to-shown-names.ts'

/**
 * Returns the signals about a user's passkeys for their browser: the accepted passkeys, and the names to show.
 *
 * @param passkeys the passkeys after the change
 * @param told.gone a passkey that was removed: its domain gets a signal even if no passkey is left there
 */
export function toSignals(
  person: ShownPerson,
  passkeys: readonly UserPasskey[],
  told: { readonly projectName: string; readonly gone?: UserPasskey | undefined },
): WebauthnSignal[] {
  const { name, fullName } = toShownNames(person, told.projectName)
  const all = told.gone ? [...passkeys, told.gone] : passkeys
  const places = new Map(all.map((one) => [`${one.domain}\0${one.userHandle}`, one]))
  return [...places.values()].map(({ domain, userHandle }) => {
    const isHere = (one: UserPasskey) => one.domain === domain && one.userHandle === userHandle
    const isNamedByHost = all.some((one) => isHere(one) && one.isPersonNamedByHost)
    return {
      rp_id: domain,
      user_handle: userHandle,
      accepted_credential_ids: passkeys.filter(isHere).map((one) => one.credentialId),
      ...(!isNamedByHost && { name, display_name: fullName || name }),
    }
  })
}
