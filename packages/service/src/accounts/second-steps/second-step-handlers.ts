import type { secondSteps } from '@portico/contract'
import { maskEmail } from '../../foundation/addresses/mask-email.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call, Handlers } from '../../kernel/http/register-operations.ts'
import type { UserRow } from '../../kernel/storage/storage.ts'
import { toUserView } from '../../kernel/views/to-user-view.ts'
import { findWayBack, type WayBack } from '../recoveries/find-way-back.ts'
import { mailWayBackCode } from '../recoveries/mail-way-back-code.ts'
import { startWayBack, stopWayBack } from '../recoveries/start-way-back.ts'
import { byMail } from '../sessions/ask-step.ts'
import { holdPerson } from '../sessions/hold-session.ts'
import {
  findIntermediateSession,
  type IntermediateSession,
} from '../sessions/intermediate-session.ts'
import { listEnrolments } from '../sessions/list-enrolments.ts'
import { mailStepCode } from '../sessions/mail-step-code.ts'
import { listAskedSteps } from '../sessions/sms-step.ts'
import { toPutOff } from '../sessions/start-session.ts'
import { toAuthReply } from '../sessions/to-auth-reply.ts'
import { addSmsStep } from './add-sms-step.ts'
import { findMailedStep } from './find-mailed-step.ts'
import { proveByMail } from './prove-by-mail.ts'
import { proveBySms } from './prove-by-sms.ts'
import { putOffEnrolment } from './put-off.ts'
import { removeSmsStep } from './remove-sms-step.ts'
import { sendSmsCode } from './send-sms-code.ts'

/** Creates the handlers of `second_steps/*`. */
export function createSecondStepHandlers(dependencies: Dependencies): Handlers<typeof secondSteps> {
  const { storage } = dependencies
  return {
    async get({ project, source, body }) {
      const { projectId } = project
      await dependencies.rateLimits.takeAuthenticate(project, source)
      const token = body.intermediate_session_token
      const { user, intermediate } = await findIntermediateSession(dependencies, projectId, token)
      const { emailId, factors, mayEnrol, expiresAt, place } = intermediate
      const address = user.emails.find((email) => email.emailId === emailId)
      const begun = { factors, isHost: place?.isHost === true }
      const { steps, phoneNumber } = address
        ? { steps: byMail }
        : await listAskedSteps(storage, project, user, begun)
      const { helpUrl } = project.brand
      const way = await findWayBack(storage, dependencies, project, user, intermediate)
      const sign = { factors, isHost: false, now: dependencies.clock.now() }
      const enrolment = mayEnrol && steps.length === 0 && listEnrolments(project, user, sign)
      return {
        second_steps: [...steps],
        ...(enrolment && { enrolment: [...enrolment.kinds], ...toPutOff(enrolment) }),
        ...(address && { email: maskEmail(address.email) }),
        ...(phoneNumber !== undefined && { phone_number: phoneNumber }),
        ...(way && { way_back: toWayBackView(project, intermediate, way) }),
        ...(helpUrl !== null && { help_url: helpUrl }),
        expires_at: toTime(expiresAt),
      }
    },

    async putOff(call) {
      return toAuthReply(dependencies, call, await putOffEnrolment(dependencies, call))
    },

    async sendEmail({ project, source, body }) {
      const { projectId } = project
      const token = body.intermediate_session_token
      const { user, intermediate, ...mailed } = await findMailedStep(dependencies, projectId, token)
      await storage.transaction(async (tx) => {
        // Under the lock, so that no mail goes out for a step that something has just ended.
        const held = await holdPerson(tx, projectId, user.userId)
        const { challengeId } = intermediate
        const now = dependencies.clock.now()
        const isLive = await tx.challenges.find(projectId, 'intermediate_session', challengeId, now)
        if (!held || !isLive) throw new AuthError('intermediate_session_not_found')
        const about = { ...mailed, user: held, first: intermediate }
        await mailStepCode(tx, dependencies, { project, source }, about)
      })
      dependencies.wakeOutbox()
      return { email: maskEmail(mailed.address.email) }
    },

    async authenticateEmail(call) {
      return toAuthReply(dependencies, call, await proveByMail(dependencies, call))
    },

    sendSms: async (call) => ({ phone_number: await sendSmsCode(dependencies, call) }),

    async authenticateSms(call) {
      return toAuthReply(dependencies, call, await proveBySms(dependencies, call))
    },

    addSms: async (call) => toChanged(call, await addSmsStep(dependencies, call)),

    removeSms: async (call) => toChanged(call, await removeSmsStep(dependencies, call)),

    sendWayBack: async (call) => ({
      email: maskEmail((await mailWayBackCode(dependencies, call)).email),
    }),

    startWayBack: async (call) => ({
      waits_until: toTime((await startWayBack(dependencies, call)).waitsUntil),
    }),

    async stopWayBack(call) {
      await stopWayBack(dependencies, call)
      return {}
    },
  }
}

const toChanged = ({ project }: Pick<Call, 'project'>, user: UserRow) => ({
  user_id: user.userId,
  __user: toUserView(user, project),
})

const toTime = (epochMs: number) => new Date(epochMs).toISOString()

const toWayBackView = (
  { factors: { wayBackDays: days } }: Pick<ProjectConfig, 'factors'>,
  { factors: [first] }: Pick<IntermediateSession, 'factors'>,
  { address, waiting }: WayBack,
) => ({
  days,
  first_step: first?.type ?? '',
  ...(address && { email: maskEmail(address.email) }),
  ...(waiting && { waits_until: toTime(waiting.waitsUntil) }),
})
