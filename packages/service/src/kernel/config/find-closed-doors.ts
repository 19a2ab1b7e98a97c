import { hostedMethods, needsAnother } from '../../declarations/all-declarations.ts'
import type { ProjectConfig } from './config.ts'
import type { RedirectKind } from './project-settings.ts'

/**
 * Finds settings under which a new user has no way to sign up. They may be intended, since a host can create its users
 * itself, so they are reported and not refused.
 *
 * @returns sentences, each with its project's name
 */
export function findClosedDoors(projects: readonly ProjectConfig[]): readonly string[] {
  return projects.flatMap((project) =>
    findOfProject(project).map((text) => `${project.name}: ${text}`),
  )
}

function findOfProject({
  privateMode,
  redirectUrls,
  identityProvider,
}: ProjectConfig): readonly string[] {
  const { signInMethods, authorizationUrl } = identityProvider
  const has = (kind: RedirectKind) => redirectUrls.some(({ kinds }) => kinds.includes(kind))
  const isHosted = authorizationUrl === null
  const isClosed = signInMethods.every(needsAnother)
  return [
    ...(privateMode && !has('signup') && !has('login')
      ? [
          'privateMode hides who has an account, so users sign up with a link in a mail, but no redirect URL has the kind signup or login',
        ]
      : []),
    ...(privateMode && !has('reset_password')
      ? [
          'privateMode lets users sign up with a password only through a reset link, but no redirect URL has the kind reset_password',
        ]
      : []),
    ...(isHosted && isClosed
      ? [
          `identityProvider.signInMethods has only ${signInMethods.join(', ')}: new users cannot sign up on the hosted page; add one of ${hostedMethods.filter((method) => !needsAnother(method)).join(', ')}`,
        ]
      : []),
  ]
}
