/** Decides whether a sign-in needs more than the proof that it has, and stores that proof as its first step. */

import { findGuess } from '../../declarations/all-declarations.ts'
import type { FactorRow, Repositories, UserRow } from '../../kernel/storage/storage.ts'
import type { NoticePorts } from '../notices/mail-notice.ts'
import { issueIntermediateSession, toPlace } from './intermediate-session.ts'
import { listEnrolments, noEnrolment } from './list-enrolments.ts'
import { mailStepCode } from './mail-step-code.ts'
import { findNewDeviceAddress } from './new-device.ts'
import { findDevice } from './remember-device.ts'
import { listAskedSteps } from './sms-step.ts'
import type { AskedSecondStep, Proof } from './start-session.ts'
import { toProofTime } from './to-proof-time.ts'

/** The step by the code that is mailed. */
export const byMail = ['email_otp'] as const

/**
 * Asks for the second step of a sign-in, inside the transaction that consumed the first factor: one of the user's own;
 * the mailbox, where a right password comes from a device on which the user has never signed in; a step that the user has
 * to add, where the project requires one.
 *
 * @param begun.factors all proofs of the sign-in
 * @returns null when a session may start
 * @throws AuthError `too_many_requests` when no further code may be mailed
 */
export async function askStep(
  stores: Pick<Repositories, 'accountCodes' | 'browsers' | 'challenges' | 'outbox' | 'rates'>,
  ports: NoticePorts,
  proof: Proof & { readonly minutes: number },
  begun: {
    readonly user: UserRow
    readonly factors: readonly FactorRow[]
    readonly customClaims: Readonly<Record<string, unknown>> | null
  },
): Promise<AskedSecondStep | null> {
  const { project, source, factor, minutes } = proof
  const { user, factors, customClaims } = begun
  const now = toProofTime(proof)
  const { device } = source
  const place = toPlace(source)
  const payload = { factors, minutes, place, ...(customClaims && { customClaims }) }
  const isShown = proof.isFurtherFactorShown
  const begunBy = { factors, isHost: source.isHost === true }
  const asked = isShown ? { steps: [] } : await listAskedSteps(stores, project, user, begunBy)
  const { steps: secondSteps, ...number } = asked
  if (secondSteps.length > 0) {
    const days = project.factors.rememberDays
    const remembered = { device, days, now }
    if (await findDevice(stores, ports, user, 'remembered_device', remembered)) return null
    const { token } = await issueIntermediateSession(stores, ports, user, payload, now)
    return { intermediateToken: token, secondSteps, enrolment: noEnrolment, ...number }
  }
  const address = await findNewDeviceAddress(stores, ports, proof, { user, factors })
  const guess = findGuess(factor)
  if (address && guess) {
    const first = { ...payload, emailId: address.emailId }
    const issued = await issueIntermediateSession(stores, ports, user, first, now)
    await mailStepCode(stores, ports, { project, source }, { user, address, guess, first: issued })
    const { email } = address
    return { intermediateToken: issued.token, secondSteps: byMail, enrolment: noEnrolment, email }
  }
  // After the mailbox: who has stolen a password must not add a step of their own with it.
  const signIn = { factors, isHost: source.isHost === true, now }
  const enrolment = isShown ? noEnrolment : listEnrolments(project, user, signIn)
  const isPutOff = proof.isEnrolmentPutOff && enrolment.putOffUntil !== undefined
  if (isPutOff || enrolment.kinds.length === 0) return null
  const first = { ...payload, mayEnrol: true as const }
  const { token } = await issueIntermediateSession(stores, ports, user, first, now)
  return { intermediateToken: token, secondSteps, enrolment }
}
