import type { OtpInputState } from '../../foundation/parts/otp-input/otp-input.tsx'
import type { Problem } from '../use-submit.ts'

/** How the code field stands, and where an error is told. */
export interface Entry {
  readonly state: OtpInputState
  readonly isExpired: boolean
  /** About the code: under the cells. */
  readonly fieldError: string | null
  /** About the request, a lockout for instance: in the banner. */
  readonly banner: Problem | null
}

const aboutTheCode = ['otp_code_not_found', 'invalid_code']

/**
 * Reads the field's state off what is known. A code that is being verified does not expire under the
 * person's eyes; an expired one is not also called wrong.
 */
export function getEntry(isVerifying: boolean, isOver: boolean, problem: Problem | null): Entry {
  const isExpired = isOver && !isVerifying
  const isWrong = problem !== null && aboutTheCode.includes(problem.errorType ?? '')
  const state = isVerifying ? 'verifying' : isExpired ? 'expired' : isWrong ? 'wrong' : 'idle'
  return {
    state,
    isExpired,
    fieldError: problem && isWrong && !isExpired ? problem.text : null,
    banner: isWrong ? null : problem,
  }
}
