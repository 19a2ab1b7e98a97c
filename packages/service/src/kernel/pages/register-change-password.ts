import type { FastifyInstance } from 'fastify'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { ProjectConfig } from '../config/config.ts'

/**
 * `GET /.well-known/change-password`: password managers open it to have a password changed (W3C, A Well-Known URL for
 * Changing Passwords). They also ask for an address that must not exist, to see whether the answer means anything:
 * that one is nobody's, and so a 404.
 */
export function registerChangePassword(
  app: FastifyInstance,
  projects: readonly ProjectConfig[],
): void {
  app.get('/.well-known/change-password', async (request, reply) => {
    const url = findProject(projects, request.hostname)?.pages.changePassword ?? null
    if (url === null) throw new AuthError('route_not_found')
    return reply.header('cache-control', 'no-cache').redirect(url, 303)
  })
}

/** Whose passwords a host's are: of several projects the one whose page is there, else the one at the root. */
function findProject(projects: readonly ProjectConfig[], hostname: string): ProjectConfig | null {
  if (projects.length === 1) return projects[0] ?? null
  const isThere = ({ pages: { changePassword } }: ProjectConfig) =>
    changePassword !== null && new URL(changePassword).hostname === hostname
  return (
    projects.find(isThere) ??
    projects.find(({ identityProvider }) => identityProvider.path === '') ??
    null
  )
}
