import type { WebauthnSignal } from '@portico/contract'
import type { ShownPerson } from '../declare-credential.ts'
import type { UserPasskey } from './passkey-store.ts'
import { toShownNames } from './to-shown-names.ts'

/**
 * What a person's browser is to know of their passkeys: those that are accepted, and the names to show.
 *
 * @param passkeys as they now are
 * @param told.gone one that was taken off: its domain is told even when none is left there
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
