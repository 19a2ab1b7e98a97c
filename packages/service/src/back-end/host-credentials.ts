/**
 * Authenticates calls from a host's back end: the project by its id, proved by its secret. Calls from browsers are
 * refused.
 */

import type { FastifyRequest } from 'fastify'
import type { Clock } from '../foundation/clock.ts'
import { AuthError } from '../foundation/errors/auth-error.ts'
import { isEqualDigest } from '../foundation/text/is-equal-digest.ts'
import type { RateLimit } from '../kernel/config/default-rates.ts'
import { hashSecret } from '../kernel/config/to-project-config.ts'
import { readBasic } from '../kernel/http/authorization.ts'
import { createFloodGate, type FloodGate } from '../kernel/http/flood-gate.ts'
import type { ReadCredentials } from '../kernel/http/register-operations.ts'
import { toSource } from '../kernel/http/source-address.ts'

/** Limits failed attempts of one source. The secret itself is far too long to be guessed. */
const failuresPerSource = { max: 60, perSeconds: 60 }

/** Limits the calls of one project, in case a back end calls in an endless loop. */
const callsPerProject = { max: 60_000, perSeconds: 60 }

/**
 * Creates the reader of `Authorization: Basic base64(project_id:secret)`. A wrong id and a wrong secret get the same
 * answer in the same time.
 *
 * @returns the function that reads the credentials for `registerOperations`; it throws AuthError
 *   `endpoint_not_authorized_for_sdk`, `invalid_authorization_header`, `invalid_secret_authentication`, or
 *   `too_many_requests` from the sixty-first failure of a source within a minute
 */
export function createHostCredentials(clock: Clock): ReadCredentials {
  const failureGate = createFloodGate(clock)
  // A gate forgets its oldest keys when too many sources fail; projects have a gate of their own, so that their counts
  // survive.
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
    // Constant time, and an unknown id is compared as well: the response time must reveal neither the id nor the
    // secret.
    const isRight = isEqualDigest(hashSecret(secret), project?.secretHash ?? '')
    if (!project || !isRight) {
      // Only failures are counted, so the failures of others behind the same address do not block a correct secret.
      take(failureGate, toSource(request).bucket, failuresPerSource)
      throw new AuthError('invalid_secret_authentication')
    }
    take(projectGate, projectId, callsPerProject)
    return { project, sessionToken: null }
  }
}

/**
 * Only browsers send these headers, and no script can leave them out. A page that knows the secret would reveal it to
 * all its visitors.
 */
function refuseBrowser({ headers }: FastifyRequest): void {
  if (headers.origin !== undefined || headers['sec-fetch-site'] !== undefined) {
    throw new AuthError('endpoint_not_authorized_for_sdk')
  }
}
