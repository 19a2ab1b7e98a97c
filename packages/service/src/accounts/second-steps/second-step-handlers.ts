import type { secondSteps } from '@portico/contract'
import { maskEmail } from '../../foundation/addresses/mask-email.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Handlers } from '../../kernel/http/register-operations.ts'
import { byMail } from '../sessions/ask-step.ts'
import { holdPerson } from '../sessions/hold-session.ts'
import { findIntermediateSession } from '../sessions/intermediate-session.ts'
import { listEnrolments } from '../sessions/list-enrolments.ts'
import { listSecondSteps } from '../sessions/list-second-steps.ts'
import { mailStepCode } from '../sessions/mail-step-code.ts'
import { toAuthReply } from '../sessions/to-auth-reply.ts'
import { findMailedStep } from './find-mailed-step.ts'
import { proveByMail } from './prove-by-mail.ts'

/** Creates the handlers of `second_steps/*`. */
export function createSecondStepHandlers(dependencies: Dependencies): Handlers<typeof secondSteps> {
  const { storage } = dependencies
  return {
    async get({ project, source, body }) {
      const { projectId } = project
      await dependencies.rateLimits.takeAuthenticate(project, source)
      const token = body.intermediate_session_token
      const { user, intermediate } = await findIntermediateSession(dependencies, projectId, token)
      const { emailId, factors, mayEnrol, expiresAt } = intermediate
      const address = user.emails.find((email) => email.emailId === emailId)
      const steps = address ? byMail : await listSecondSteps(storage, project, user, factors)
      const isToAdd = mayEnrol && steps.length === 0
      return {
        second_steps: [...steps],
        ...(isToAdd && {
          enrolment: [...listEnrolments(project, user, { factors, isHost: false })],
        }),
        ...(address && { email: maskEmail(address.email) }),
        expires_at: new Date(expiresAt).toISOString(),
      }
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
  }
}
