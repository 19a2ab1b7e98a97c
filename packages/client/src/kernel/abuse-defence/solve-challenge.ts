import { captcha } from '@portico/contract'
import type { CallService } from '../request/request.ts'
import { findSolution } from './proof-of-work.ts'

/**
 * Fetches a challenge of the built-in captcha, and solves it.
 *
 * @returns the captcha token: the challenge, a dot, and the solution
 */
export async function solveChallenge(call: CallService, signal?: AbortSignal): Promise<string> {
  const options = signal ? { signal } : {}
  const { challenge, difficulty } = await call(captcha.createChallenge, undefined, {
    ...options,
    isRepeatable: true,
  })
  return `${challenge}.${await findSolution(challenge, difficulty, signal)}`
}
