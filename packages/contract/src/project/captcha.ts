import { type OperationTable, post } from '../foundation/operations/operation.ts'
import type { CaptchaOperations } from './captcha.schemas.ts'

/** The operation of the proof-of-work captcha, which needs no external service. */
export const captcha: OperationTable<CaptchaOperations> = {
  createChallenge: post('/captcha/challenge'),
}

/**
 * The prefix of the `siteKey` in a project with the built-in proof of work; any other key belongs to a captcha
 * provider.
 */
export const proofOfWorkSiteKey = 'portico-proof-of-work'
