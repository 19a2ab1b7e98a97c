/**
 * Devices on which a right password alone starts no session: it may have been stolen elsewhere. What proves a mailbox, a
 * device or an account elsewhere is no such guess, and makes the device known.
 */

import { limits } from '@portico/contract'
import { findGuess } from '../../declarations/all-declarations.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { isImpersonated } from '../../kernel/audit/is-impersonated.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type {
  EmailRow,
  FactorRow,
  Repositories,
  SessionRow,
  UserRow,
} from '../../kernel/storage/storage.ts'
import { isSettledAddress } from '../notices/is-settled-address.ts'
import { findDevice, keepDevice } from './remember-device.ts'
import type { Proof } from './start-session.ts'
import { toProofTime } from './to-proof-time.ts'

const { days } = limits.knownDevice
/** A device that is in use is renewed, at most once a day. */
const renewalMs = 86_400_000

type Stores = Pick<Repositories, 'challenges'>
type NewDeviceProof = Pick<
  Proof,
  'project' | 'source' | 'factor' | 'isDeviceTrusted' | 'isFurtherFactorShown' | 'calledAt'
>

/**
 * Finds the address to which the code for a new device goes.
 *
 * @returns null when none is asked: the project does not want it, the device is known, more than knowledge was proved,
 *   the call comes from a host's server, or the user has no address that may prove anything
 */
export async function findNewDeviceAddress(
  stores: Stores,
  ports: Pick<Dependencies, 'keyRing'>,
  proof: NewDeviceProof,
  { user, factors }: { readonly user: UserRow; readonly factors: readonly FactorRow[] },
): Promise<EmailRow | null> {
  const { project, source, isDeviceTrusted, isFurtherFactorShown } = proof
  const { device } = source
  if (!project.factors.newDevice || !device || isDeviceTrusted || isFurtherFactorShown) return null
  if (!factors.every(findGuess)) return null
  const now = toProofTime(proof)
  const address = user.emails.find((email) => isSettledAddress(user, email, now))
  if (!address) return null
  if (await findDevice(stores, ports, user, 'known_device', { device, days, now })) return null
  const remembered = { device, days: project.factors.rememberDays, now }
  return (await findDevice(stores, ports, user, 'remembered_device', remembered)) ? null : address
}

/**
 * Refuses a change by the password alone from a new device. The user can change it by mail.
 *
 * @throws AuthError `insufficient_factors`
 */
export async function refuseOnNewDevice(
  stores: Stores,
  ports: Pick<Dependencies, 'keyRing'>,
  proof: NewDeviceProof,
  user: UserRow,
): Promise<void> {
  const factors = [proof.factor]
  if (await findNewDeviceAddress(stores, ports, proof, { user, factors })) {
    throw new AuthError('insufficient_factors')
  }
}

/** Notes that the user has signed in on this device, inside the transaction of the session. */
export async function keepDeviceKnown(
  stores: Stores,
  ports: Pick<Dependencies, 'random' | 'keyRing'>,
  proof: Proof,
  { user, session }: { readonly user: UserRow; readonly session: SessionRow },
): Promise<void> {
  const { project } = proof
  const { device } = proof.source
  if (!project.factors.newDevice || !device || isImpersonated(session)) return
  const now = toProofTime(proof)
  const known = await findDevice(stores, ports, user, 'known_device', { device, days, now })
  if (known && now - known.since < renewalMs) return
  const call = { device, days, now, instead: known?.token }
  await keepDevice(stores, ports, user, 'known_device', call)
}
