import type { Problem } from '../../flow/use-submit.ts'

/** Where an error is told: under the field, or in the banner. */
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
 * Puts an error where it belongs: one about the password under the field.
 *
 * @param breached - the sentence for a password that was refused as breached
 */
export function toPlacedProblem(problem: Problem | null, breached: string): PlacedProblem {
  if (!problem || !aboutThePassword.includes(problem.errorType ?? ''))
    return { fieldError: null, banner: problem }
  const isBreached = problem.errorType === 'breached_password'
  return { fieldError: isBreached ? breached : problem.text, banner: null }
}
