import type { Problem } from '../../flow/use-submit.ts'

/** The place of an error: under the field, or in the banner. */
export interface PlacedProblem {
  readonly fieldError: string | null
  readonly banner: Problem | null
}

const aboutThePassword = [
  'unauthorized_credentials',
  'no_user_password',
  'breached_password',
  'weak_password',
]

/**
 * Places an error: an error about the password is shown under the field, any other in the banner.
 *
 * @param breached - the sentence for a password that was refused because of a data breach
 */
export function toPlacedProblem(problem: Problem | null, breached: string): PlacedProblem {
  if (!problem || !aboutThePassword.includes(problem.errorType ?? ''))
    return { fieldError: null, banner: problem }
  const isBreached = problem.errorType === 'breached_password'
  return { fieldError: isBreached ? breached : problem.text, banner: null }
}
