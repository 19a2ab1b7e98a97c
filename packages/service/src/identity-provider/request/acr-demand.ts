/**
 * The level of authentication that a client app requests: by `acr_values`, or by the claim `acr` (OpenID Connect Core
 * sections 3.1.2.1 and 5.5.1.1). Levels that the service does not know are no demand, unless the claim is essential.
 */

import type { AuthenticatedSession } from '../../accounts/sessions/get-session.ts'
import { findStepUp, type StepUp } from '../../accounts/sessions/step-up.ts'
import { tryParse } from '../../foundation/text/try-parse.ts'
import { acrValues } from '../engine-access/acr-values.ts'
import { listClaimValues } from './claims-parameter.ts'

/** A level of the service. */
export type Acr = (typeof acrValues)[number]

/** What is requested. */
export interface AcrDemand {
  /** The requested levels that the service knows. */
  readonly known: readonly Acr[]
  /** True if the client app must get one of its levels, and named none that the service knows. */
  readonly isUnknown: boolean
}

/**
 * Reads the demand from the parameters of a checked request. The engine lets `acr_values` replace the claim; an
 * essential claim counts first here, so that a request cannot weaken it.
 */
export function readAcrDemand({
  acr_values: listed,
  claims,
}: Readonly<Record<string, unknown>>): AcrDemand {
  const claim = readClaim(claims)
  const isEssential = isObject(claim) && claim.essential === true
  const values: readonly unknown[] =
    typeof listed === 'string' && listed !== '' && !isEssential
      ? listed.split(' ')
      : listClaimValues(claim)
  const known = acrValues.filter((value) => values.includes(value))
  return { known, isUnknown: isEssential && values.length > 0 && known.length === 0 }
}

/** Finds what a session lacks for the lowest of the requested levels; null when it has reached one of them. */
export function findAcrStepUp(
  { user, session }: Pick<AuthenticatedSession, 'user' | 'session'>,
  { known: [lowest] }: AcrDemand,
  now: number,
): StepUp | null {
  if (lowest === undefined) return null
  return findStepUp(user, session, { factors: acrValues.indexOf(lowest) + 1 }, now)
}

function readClaim(claims: unknown): unknown {
  const all = typeof claims === 'string' ? tryParse(() => JSON.parse(claims)) : claims
  const ofIdToken = isObject(all) ? all.id_token : undefined
  return isObject(ofIdToken) ? ofIdToken.acr : undefined
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
