/**
 * The second step by text message: a number of the user that gets a code, where a sign-in could be completed by a stronger
 * step. The number's row names what it is a second step beside, and it counts for as long as the user has that: whatever
 * removes the stronger step ends this one, also where it knows nothing of it.
 */
import { credentialKinds } from '../../declarations/all-declarations.ts'
import { maskPhone } from '../../foundation/addresses/mask-phone.ts'
import type { Activity } from '../../kernel/audit/activity.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { FactorRow, Repositories, UserRow } from '../../kernel/storage/storage.ts'
import { findProvedKind } from './find-proved-kind.ts'
import { listSecondSteps } from './list-second-steps.ts'
import { type StepOwner, type StepSettings, toStepPolicy } from './step-policy.ts'

/** The name of the step, and of its factor in a session. */
export const smsStep = 'sms'

type Stores = Pick<Repositories, 'accountCodes'>
/** A number of a user. */
export type SmsPhone = UserRow['credentials']['phones'][number]
type User = Pick<UserRow, 'projectId' | 'userId' | 'credentials'> & StepOwner

/** What a sign-in has proved, and whether a host's server signs the user in, which sends no text message. */
export interface BegunSignIn {
  readonly factors: readonly FactorRow[]
  readonly isHost: boolean
}

/** The second steps of a sign-in, the strongest first, and the number of the last one. */
export interface AskedSteps {
  readonly steps: readonly string[]
  /** Masked; undefined where no text message is among the steps. */
  readonly phoneNumber?: string
}

/** Lists the second steps of which a sign-in needs one, with that by text message. */
export async function listAskedSteps(
  stores: Stores,
  project: StepSettings,
  user: User,
  begun: BegunSignIn,
): Promise<AskedSteps> {
  const steps = await listSecondSteps(stores, project, user, begun.factors)
  const phone = steps.length > 0 && (await findAccepted(stores, project, user, begun))
  if (!phone) return { steps }
  return { steps: [...steps, smsStep], phoneNumber: maskPhone(phone.phoneNumber) }
}

/** Finds the number whose code completes a sign-in; null where none does. */
export async function findSmsStep(
  stores: Stores,
  project: StepSettings,
  user: User,
  begun: BegunSignIn,
): Promise<SmsPhone | null> {
  const steps = await listSecondSteps(stores, project, user, begun.factors)
  return steps.length > 0 ? findAccepted(stores, project, user, begun) : null
}

async function findAccepted(
  stores: Stores,
  project: StepSettings,
  user: User,
  { factors, isHost }: BegunSignIn,
): Promise<SmsPhone | null> {
  if (isHost || !project.factors.kinds.includes(smsStep)) return null
  // A number is one factor: who has it must not get in with it twice.
  if (factors.some((factor) => findProvedKind(factor) === 'phone')) return null
  const phone = findSmsPhone(user)
  const isValid = phone?.verified && (await isStanding(stores, user, phone.stepBeside))
  return isValid ? phone : null
}

/** Finds the number that is a second step of the user, whether or not the project asks for it. */
export const findSmsPhone = ({ credentials }: Pick<UserRow, 'credentials'>): SmsPhone | null =>
  credentials.phones.find(({ stepBeside }) => stepBeside !== null) ?? null

/** True while the user has what the number is a second step beside. */
async function isStanding(
  { accountCodes }: Stores,
  { projectId, userId, credentials }: User,
  stepBeside: string | null,
): Promise<boolean> {
  if (stepBeside === null) return false
  const [id, codesMadeAt] = stepBeside.split(' ')
  const isHeld = credentialKinds.some((kind) =>
    kind.list(credentials).some((own) => own.id === id && own.isGuard !== false),
  )
  if (!isHeld || codesMadeAt === undefined) return isHeld
  // A passkey is a second step only beside recovery codes, and other codes are another one.
  return String(await accountCodes.findMadeAt(projectId, userId)) === codesMadeAt
}

/**
 * Finds what a number can be a second step beside: the verified authenticator app; or a passkey with the recovery codes
 * of the account, where the project asks for it.
 *
 * @returns as the number's row stores it; null where the user has no stronger step
 */
export async function findStepBeside(
  { accountCodes }: Stores,
  project: StepSettings,
  user: User,
): Promise<string | null> {
  const { projectId, userId, credentials } = user
  const all = credentialKinds.flatMap((kind) =>
    kind.list(credentials).map(({ id, isGuard }) => ({ kind, id, isGuard })),
  )
  const guard = all.find(({ isGuard }) => isGuard)
  if (guard) return guard.id
  const key = all.find(({ kind }) => Object.values(kind.factors).some(({ completes }) => completes))
  if (!key || toStepPolicy(project, user) !== 'required') return null
  const codesMadeAt = await accountCodes.findMadeAt(projectId, userId)
  return codesMadeAt === null ? null : `${key.id} ${codesMadeAt}`
}

/**
 * Settles the step by text message after a change of the stronger ones, inside the transaction of the change: it goes on
 * beside what is left, or ends.
 *
 * @param change.user the user after the change
 * @param change.successor the app that takes the place of the removed one in this transaction
 * @returns the user afterwards
 */
export async function settleSmsStep(
  tx: Pick<Repositories, 'accountCodes' | 'phones' | 'audit' | 'outbox'>,
  ports: Pick<Dependencies, 'random' | 'clock' | 'keyRing'>,
  {
    successor,
    ...change
  }: Omit<Activity, 'action' | 'user'> & { readonly user: UserRow; readonly successor?: string },
): Promise<UserRow> {
  const { project, user } = change
  const phone = findSmsPhone(user)
  if (!phone || (await isStanding(tx, user, phone.stepBeside))) return user
  const stepBeside = successor ?? (await findStepBeside(tx, project, user))
  if (stepBeside === null) return endSmsStep(tx, ports, change)
  await tx.phones.setStepBeside(user.projectId, user.userId, phone.phoneId, stepBeside)
  return withStepBeside(user, phone.phoneId, stepBeside)
}

/** Ends the step by text message, with an audit entry if there was one. @returns the user afterwards */
export async function endSmsStep(
  tx: Pick<Repositories, 'phones' | 'audit' | 'outbox'>,
  ports: Pick<Dependencies, 'random' | 'clock' | 'keyRing'>,
  act: Omit<Activity, 'action' | 'user'> & { readonly user: UserRow },
): Promise<UserRow> {
  const phone = findSmsPhone(act.user)
  if (!phone) return act.user
  const { phoneId } = phone
  const { projectId, userId } = act.user
  await tx.phones.setStepBeside(projectId, userId, phoneId, null)
  const user = withStepBeside(act.user, phoneId, null)
  const details = { ...act.details, phone_id: phoneId }
  await recordActivity(tx, ports, { ...act, action: 'sms_step.removed', user, details })
  return user
}

/** Returns the user with this number as a second step, or as none. */
export function withStepBeside(user: UserRow, phoneId: string, stepBeside: string | null): UserRow {
  const phones = user.credentials.phones.map((phone) =>
    phone.phoneId === phoneId ? { ...phone, stepBeside } : phone,
  )
  return { ...user, credentials: { ...user.credentials, phones } }
}
