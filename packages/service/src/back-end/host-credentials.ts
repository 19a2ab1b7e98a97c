/** Who calls from a host's back end: a project by its id, proved by its secret. Never a browser. */

import type { FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { RateLimit } from '../config/config.ts'
import { hashSecret } from '../config/to-project-config.ts'
import { AuthError } from '../errors/auth-error.ts'
import { readBasic } from '../http/authorization.ts'
import { createFloodGate, type FloodGate } from '../http/flood-gate.ts'
import type { ReadCredentials } from '../http/register-operations.ts'
import { toSource } from '../http/source-address.ts'
import { isEqualDigest } from '../keys/is-equal-digest.ts'

/** Wrong ids and secrets from one source. The secret itself is far too long to be guessed. */
const failuresPerSource = { max: 60, perSeconds: 60 }

/** Calls of one project: a bound for a back end that runs in circles. */
const callsPerProject = { max: 60_000, perSeconds: 60 }

/**
 * Reads `Authorization: Basic base64(project_id:secret)`. A wrong id and a wrong secret get one answer, in
 * one time.
 *
 * @returns what `registerOperations` asks for its credentials; it throws AuthError
 * `endpoint_not_authorized_for_sdk`, `invalid_authorization_header`, `invalid_secret_authentication`, and
 * `too_many_requests` in its place from the sixty-first failure of a source within a minute
 */
export function createHostCredentials(clock: Clock): ReadCredentials {
  const failureGate = createFloodGate(clock)
  // Failures from ever new addresses make the other gate forget: not what a project called.
  const projectGate = createFloodGate(clock)
  const take = (gate: FloodGate, key: string, limit: RateLimit) => {
    const retryAfterMs = gate.take(key, limit)
    if (retryAfterMs === 0) return
    throw new AuthError('too_many_requests', {
      retryAfterSeconds: Math.max(1, Math.ceil(retryAfterMs / 1000)),
    })
  }
  return (request, projects) => {
    refuseBrowser(request)
    const [projectId, secret] = readBasic(request.headers.authorization)
    const project = projects.findById(projectId)
    // Constant time, and a comparison for an unknown id too: neither may be told by a clock.
    const isRight = isEqualDigest(hashSecret(secret), project?.secretHash ?? '')
    if (!project || !isRight) {
      // A right secret is never held up by the failures of others behind the same address.
      take(failureGate, toSource(request).bucket, failuresPerSource)
      throw new AuthError('invalid_secret_authentication')
    }
    take(projectGate, projectId, callsPerProject)
    return { project, sessionToken: null }
  }
}

/**
 * Both headers are the browser's own, no script can leave them out: a page that knows the secret would give
 * it to everybody.
 */
function refuseBrowser({ headers }: FastifyRequest): void {
  if (headers.origin !== undefined || headers['sec-fetch-site'] !== undefined) {
    throw new AuthError('endpoint_not_authorized_for_sdk')
  }
}
