/** The captcha operation: issues a challenge for the browser to solve. */
import type { captcha } from '@portico/contract'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Handlers } from '../http/register-operations.ts'
import type { ProofOfWork } from './proof-of-work.ts'

/** Handlers of `captcha/*`. */
export function createCaptchaHandlers(proofOfWork: ProofOfWork): Handlers<typeof captcha> {
  return {
    async createChallenge({ project, source }) {
      if (project.captcha.kind !== 'proof-of-work') {
        throw new AuthError('no_captcha_provider_configured')
      }
      const { difficulty } = project.captcha
      return {
        challenge: proofOfWork.createChallenge(project, source, difficulty),
        difficulty,
      }
    },
  }
}
