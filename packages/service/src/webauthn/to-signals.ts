import type { WebauthnSignal } from '@portico/contract'
import type { ProjectConfig } from '../config/config.ts'
import type { UserPasskey, UserRow } from '../storage/storage.ts'
import { toShownNames } from './to-shown-names.ts'

/**
 * What a person's browser is to know of their passkeys: those that are accepted, and the names to show.
 *
 * @param user as they now are
 * @param gone one that was taken off: its domain is told even when none is left there
 */
export function toSignals(
  user: UserRow,
  project: Pick<ProjectConfig, 'name'>,
  gone?: UserPasskey,
): WebauthnSignal[] {
  const { name, fullName } = toShownNames(user, project)
  const all = gone ? [...user.passkeys, gone] : user.passkeys
  const places = new Map(all.map((one) => [`${one.domain}\0${one.userHandle}`, one]))
  return [...places.values()].map(({ domain, userHandle }) => {
    const isHere = (one: UserPasskey) => one.domain === domain && one.userHandle === userHandle
    const isNamedByHost = all.some((one) => isHere(one) && one.isPersonNamedByHost)
    return {
      rp_id: domain,
      user_handle: userHandle,
      accepted_credential_ids: user.passkeys.filter(isHere).map((one) => one.credentialId),
      ...(!isNamedByHost && { name, display_name: fullName || name }),
    }
  })
}
