import type { OtpInputState } from '../../foundation/parts/otp-input/otp-input.tsx'
import type { Problem } from '../use-submit.ts'

/** The state of the code field, and the places of its errors. */
export interface Entry {
  readonly state: OtpInputState
  readonly isExpired: boolean
  /** An error about the code, shown under the cells. */
  readonly fieldError: string | null
  /** An error about the whole request, for example a lockout, shown in the banner. */
  readonly banner: Problem | null
}

const aboutTheCode = ['otp_code_not_found', 'invalid_code']

/**
 * Computes the state of the code field. A code does not expire while it is being verified, and an expired code is not
 * called wrong as well.
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
