import type { RecoveryRow } from '../../declarations/recoveries/recovery-store.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { EmailRow, Repositories, UserRow } from '../../kernel/storage/storage.ts'
import { isSettledAddress } from '../notices/is-settled-address.ts'
import type { IntermediateSession } from '../sessions/intermediate-session.ts'
import { listSecondSteps } from '../sessions/list-second-steps.ts'
import type { StepSettings } from '../sessions/step-policy.ts'

/** How a user gets in who has none of their second steps. */
export interface WayBack {
  /** The address that gets the code; null while one waits, or where the user has none that may prove anything. */
  readonly address: EmailRow | null
  /** The one that waits. */
  readonly waiting: RecoveryRow | null
}

/**
 * Finds the way of a user who has proved the first step and has lost every second one.
 *
 * @returns null where the project allows none, or the sign-in does not wait for a second step of the user's own
 */
export async function findWayBack(
  stores: Pick<Repositories, 'accountCodes' | 'recoveries'>,
  { clock }: Pick<Dependencies, 'clock'>,
  project: StepSettings,
  user: UserRow,
  { emailId, mayEnrol, factors }: IntermediateSession,
): Promise<WayBack | null> {
  if (project.factors.wayBackDays === 0 || emailId !== undefined || mayEnrol) return null
  if ((await listSecondSteps(stores, project, user, factors)).length === 0) return null
  const all = await stores.recoveries.listOfUser(user.projectId, user.userId)
  const waiting = all.find(isWaiting) ?? null
  const now = clock.now()
  const address = user.emails.find((email) => isSettledAddress(user, email, now)) ?? null
  return { address: waiting ? null : address, waiting }
}

const isWaiting = ({ purpose, state }: RecoveryRow): boolean =>
  purpose === 'second_step' && state === 'waiting'
