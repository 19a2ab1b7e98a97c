import type { FastifyRequest } from 'fastify'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { isPlaceZone } from '../../foundation/text/time-words.ts'
import { type Credentials, findProject } from './authorization.ts'
import type { Projects } from './projects.ts'
import type { Source } from './source-address.ts'

/**
 * Reads the public token from the query of a simple request (Fetch, section 3.2.3), which has no Authorization header.
 * It has no session: cookies are ignored, because no preflight has checked whether the page may send them.
 *
 * @throws AuthError `invalid_authorization_header`, `unauthorized_credentials`, `bad_domain_for_stytch_sdk`
 */
export function verifySimpleCredentials(request: FastifyRequest, projects: Projects): Credentials {
  // Only pages use this form, and browsers send their origin.
  if (request.headers.origin === undefined) throw new AuthError('invalid_authorization_header')
  const publicToken = toQuery(request).get('public_token') ?? ''
  return { project: findProject(request, projects, publicToken), sessionToken: null }
}

/**
 * Refuses JSON sent as text when the request has headers that require a preflight.
 *
 * @throws AuthError `unsupported_media_type`
 */
export function refuseText({ headers }: FastifyRequest): void {
  if (headers['content-type']?.toLowerCase().startsWith('text/plain'))
    throw new AuthError('unsupported_media_type')
}

/** Reads the browser's time zone from the query, as other requests send it in a header; it only appears in mails. */
export function readSimpleTelemetry(request: FastifyRequest): Pick<Source, 'timeZone'> {
  const timeZone = toQuery(request).get('timezone')
  return timeZone && timeZone.length <= 64 && isPlaceZone(timeZone) ? { timeZone } : {}
}

const toQuery = ({ url }: FastifyRequest) => new URL(url, 'http://localhost').searchParams
