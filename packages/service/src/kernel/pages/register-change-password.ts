import type { FastifyInstance } from 'fastify'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { ProjectConfig } from '../config/config.ts'

/**
 * Registers `GET /.well-known/change-password`, which password managers open to change a password (W3C, A Well-Known
 * URL for Changing Passwords). They also request a URL that must not exist, to test whether the server's status codes
 * are reliable; that URL has no route and gets 404.
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

/**
 * Finds the project for a host name. Of several projects, it is the one whose page has this host name, otherwise the
 * one at the root.
 */
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
