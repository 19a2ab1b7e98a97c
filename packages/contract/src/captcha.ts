import type { CaptchaOperations } from './captcha.schemas.ts'
import { operations, post } from './operation.ts'

/** The proof-of-work captcha that needs no outside service. */
export const captcha = operations<CaptchaOperations>({
  createChallenge: post('/captcha/challenge'),
})

/**
 * Begins the `siteKey` of a project whose captcha is the built-in proof of work; any other key is a
 * provider's own.
 */
export const proofOfWorkSiteKey = 'portico-proof-of-work'
