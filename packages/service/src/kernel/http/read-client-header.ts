import type { FastifyRequest } from 'fastify'
import { decodeJwt, type JWTPayload, jwtVerify } from 'jose'
import type { Clock } from '../../foundation/clock.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Projects } from './projects.ts'
import { toPlainAddress } from './read-forwarded-address.ts'

/**
 * The header in which a host's server names the client whose request it passes on: a JWT (HS256) whose issuer is the project
 * and whose key is the SHA-256 of the project's secret in hex. A page cannot send it to another origin, because CORS does not
 * allow it.
 */
export const clientHeader = 'x-portico-client'

/** The largest difference between the clocks of the two servers; seconds. */
const toleranceSeconds = 300

/**
 * Reads the header.
 *
 * @returns the client's address; null when the host's server does not know it
 * @throws AuthError `invalid_secret_authentication` when the header is not signed with the project's secret, is for another
 *   request, or is too old
 */
export async function readClientHeader(
  { projects, clock }: { readonly projects: Pick<Projects, 'findById'>; readonly clock: Clock },
  { method, url }: Pick<FastifyRequest, 'method' | 'url'>,
  header: string,
): Promise<string | null> {
  const claims = await verify(projects, clock, header).catch(() => null)
  const { htm, htu, ip } = claims ?? {}
  const address = typeof ip === 'string' ? toPlainAddress(ip) : null
  // The request's method and path, as in a DPoP proof (RFC 9449, section 4.2), so that the header fits no other request.
  const isForThis = htm === method && htu === url.split('?')[0]
  if (!isForThis || (ip !== undefined && address === null)) {
    throw new AuthError('invalid_secret_authentication')
  }
  return address
}

async function verify(
  projects: Pick<Projects, 'findById'>,
  clock: Clock,
  header: string,
): Promise<JWTPayload | null> {
  const project = projects.findById(decodeJwt(header).iss ?? '')
  if (!project) return null
  const { payload } = await jwtVerify(header, new TextEncoder().encode(project.secretHash), {
    algorithms: ['HS256'],
    issuer: project.projectId,
    maxTokenAge: toleranceSeconds,
    clockTolerance: toleranceSeconds,
    currentDate: new Date(clock.now()),
  })
  return payload
}
