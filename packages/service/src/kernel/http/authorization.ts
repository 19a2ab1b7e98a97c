import type { FastifyRequest } from 'fastify'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { ProjectConfig } from '../config/config.ts'
import { isOriginAllowed, type Projects } from './projects.ts'

/** The caller: a page of a project, and possibly a user's session. */
export interface Credentials {
  readonly project: ProjectConfig
  /** Null when the caller sent none. It is not verified yet. */
  readonly sessionToken: string | null
}

/**
 * Reads `Authorization: Basic base64(public_token:session_token)` and checks the origin. A second half
 * equal to the public token, or an empty one, means "no session".
 *
 * @throws AuthError `invalid_authorization_header`, `unauthorized_credentials`, `bad_domain_for_stytch_sdk`
 */
export function verifyCredentials(request: FastifyRequest, projects: Projects): Credentials {
  const [publicToken, second] = readBasic(request.headers.authorization)
  const project = findProject(request, projects, publicToken)
  return { project, sessionToken: second === '' || second === publicToken ? null : second }
}

/**
 * Finds the project of a public token and verifies that it allows the calling page.
 *
 * @throws AuthError `unauthorized_credentials`, `bad_domain_for_stytch_sdk`
 */
export function findProject(
  request: FastifyRequest,
  projects: Projects,
  publicToken: string,
): ProjectConfig {
  const project = projects.findByPublicToken(publicToken)
  if (!project) {
    throw new AuthError('unauthorized_credentials', {
      details: { hint: 'No project has this public token.' },
    })
  }
  verifyOrigin(request, project)
  return project
}

/**
 * Verifies the `Origin` against the project's list. A request without one comes from a server, because browsers do not
 * let pages omit it.
 *
 * @throws AuthError `bad_domain_for_stytch_sdk`
 */
export function verifyOrigin(request: FastifyRequest, project: ProjectConfig): void {
  const { origin } = request.headers
  if (origin !== undefined && !isOriginAllowed(project, origin)) {
    throw new AuthError('bad_domain_for_stytch_sdk', {
      explanation: `"${origin}" is not in allowedOrigins. Without a restart, POST /v1/project/origins adds it.`,
    })
  }
}

/**
 * Decodes a Basic header strictly: canonical base64 of valid UTF-8 with a colon.
 *
 * @throws AuthError `invalid_authorization_header`
 */
export function readBasic(header: string | undefined): [string, string] {
  // Long enough for any cookie, so that a malformed session token is answered as a session that is not found.
  const encoded = /^basic ([a-z0-9+/]{1,8192}={0,2})$/i.exec(header ?? '')?.[1]
  if (encoded === undefined) throw new AuthError('invalid_authorization_header')
  const decoded = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = decoded.indexOf(':')
  if (colon < 1) throw new AuthError('invalid_authorization_header')
  return [decoded.slice(0, colon), decoded.slice(colon + 1)]
}
