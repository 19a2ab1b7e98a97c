import type { ProjectConfig } from '../../kernel/config/config.ts'
import { toRoles } from '../../kernel/rbac/to-roles.ts'
import type { SecondStepPolicy, UserRow } from '../../kernel/storage/storage.ts'

/** The settings that decide which second step a sign-in is asked for. */
export type StepSettings = Pick<ProjectConfig, 'factors' | 'rbac'>

/** The parts of a user that decide it. */
export type StepOwner = Pick<UserRow, 'roles' | 'secondStep' | 'stepOfferedAt'>

/**
 * Returns what is asked of the sign-ins of one user: what the host has set for this user, else what the project says. Where
 * the project requires a second step of some roles alone, it is optional for everyone else.
 */
export function toStepPolicy(
  project: StepSettings,
  user: Pick<StepOwner, 'roles' | 'secondStep'>,
): SecondStepPolicy {
  if (user.secondStep !== null) return user.secondStep
  const { require, roles } = project.factors
  if (require !== 'required' || roles.length === 0) return require
  return toRoles(project, user).some((role) => roles.includes(role)) ? 'required' : 'optional'
}

/**
 * Returns until when a user without a second step may put off adding one; null when they have to add it now. What the host
 * has set for the user counts at once.
 *
 * @param now epoch milliseconds
 */
export function findPutOffEnd(
  { factors: { from } }: Pick<StepSettings, 'factors'>,
  { secondStep }: Pick<StepOwner, 'secondStep'>,
  now: number,
): number | null {
  return from !== null && from > now && secondStep === null ? from : null
}

/** How long a user is left alone who has put off an offered second step. */
const offeredAgainMs = 30 * 86_400_000

/** True when a second step is offered to a user who has none, and of whom none is required. */
export const isStepOffered = (project: StepSettings, user: StepOwner, now: number): boolean =>
  project.factors.offer &&
  toStepPolicy(project, user) === 'optional' &&
  (user.stepOfferedAt === null || now - user.stepOfferedAt >= offeredAgainMs)
