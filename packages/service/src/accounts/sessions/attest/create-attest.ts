/**
 * Exchanges a JWT of a trusted issuer for a session, or adds it to a session as a factor. The project's configuration,
 * not the token, determines the issuers, their keys and the claim that identifies the user.
 */

import { AuthError } from '../../../foundation/errors/auth-error.ts'
import { isImpersonated } from '../../../kernel/audit/is-impersonated.ts'
import { recordActivity } from '../../../kernel/audit/record-activity.ts'
import { recordFailures, type SignInAttempt } from '../../../kernel/audit/record-failures.ts'
import type { TrustedIssuer } from '../../../kernel/config/access-settings.ts'
import type { ProjectConfig } from '../../../kernel/config/config.ts'
import type { Dependencies } from '../../../kernel/dependencies.ts'
import type { Source } from '../../../kernel/http/source-address.ts'
import type { Repositories, SessionRow } from '../../../kernel/storage/storage.ts'
import { findSessionByJwt } from '../find-session-by-jwt.ts'
import { getSession } from '../get-session.ts'
import { recordAuthentication, type SessionOptions, type SignedIn } from '../start-session.ts'
import { findAttestedUser } from './find-attested-user.ts'
import { createIssuerKeys } from './issuer-keys.ts'
import { type TrustedToken, verifyTrustedToken } from './verify-trusted-token.ts'

/** A trusted token, and the session to which it is added. */
export interface Attestation extends Pick<SessionOptions, 'minutes' | 'customClaims'> {
  readonly project: ProjectConfig
  readonly source: Source
  readonly profileId: string
  readonly token: string
  /** The session named in the body; it must be active and belong to the same user. */
  readonly named: { readonly sessionToken?: string; readonly sessionJwt?: string }
  /** The caller's own session, if any; a session of another user is not changed. */
  readonly sessionToken: string | null
}

/**
 * Creates the rule with its cache of issuers' keys.
 *
 * @returns the rule; it throws AuthError `trusted_token_profile_not_found`, `too_many_session_arguments`,
 * `invalid_trusted_auth_token`, `session_not_found`, `unauthorized_action`, `user_blocked`, `server_unavailable`
 */
export function createAttest(
  dependencies: Dependencies,
): (attestation: Attestation) => Promise<SignedIn> {
  const findIssuerKey = createIssuerKeys()
  const { clock } = dependencies
  return async (attestation) => {
    const { project, profileId, token, named } = attestation
    const issuer = project.trustedIssuers.find((known) => known.profileId === profileId)
    if (!issuer) throw new AuthError('trusted_token_profile_not_found')
    if (named.sessionToken && named.sessionJwt) throw new AuthError('too_many_session_arguments')
    const attested = await recordFailures(
      dependencies,
      attestation,
      'trusted_auth_token',
      async (attempt) => {
        const proved = await verifyTrustedToken(findIssuerKey, issuer, token, clock.now())
        return acceptToken(dependencies, attestation, { issuer, proved, attempt })
      },
    )
    dependencies.wakeOutbox()
    return attested
  }
}

async function acceptToken(
  dependencies: Dependencies,
  attestation: Attestation,
  found: { issuer: TrustedIssuer; proved: TrustedToken; attempt: SignInAttempt },
): Promise<SignedIn> {
  const { storage, clock } = dependencies
  const { project, source } = attestation
  const { issuer, proved } = found
  const current = await findCurrent(dependencies, attestation)
  return storage.transaction(async (tx) => {
    await useUp(tx, dependencies, attestation, proved)
    const user = await findAttestedUser(tx, project.projectId, issuer, proved.claims)
    if (!user) throw new AuthError('invalid_trusted_auth_token')
    found.attempt.userId = user.userId
    if (current && current.userId !== user.userId) throw new AuthError('session_not_found')
    const started = await recordAuthentication(tx, dependencies, {
      ...attestation,
      user,
      factor: {
        type: 'trusted_auth_token',
        deliveryMethod: 'trusted_token_exchange',
        authenticatedAt: clock.now(),
        trustedTokenId: proved.tokenId,
      },
      ...(current && { sessionId: current.sessionId }),
    })
    await recordActivity(tx, dependencies, {
      action: 'session.attested',
      project,
      actor: { kind: 'person', id: user.userId },
      user,
      ...(started?.session && { session: started.session }),
      source,
      details: { profile_id: issuer.profileId, trusted_token_id: proved.tokenId },
    })
    return { started, user }
  })
}

/** Finds and verifies the session named in the body; null when it names none. */
async function findCurrent(
  dependencies: Dependencies,
  { project, named, sessionToken }: Attestation,
): Promise<SessionRow | null> {
  if (named.sessionJwt) {
    const session = await findSessionByJwt(dependencies, project, named.sessionJwt)
    if (!session) throw new AuthError('session_not_found')
    return refuseImpersonated(session)
  }
  if (named.sessionToken) {
    const call = { project, sessionToken: named.sessionToken }
    return refuseImpersonated((await getSession(dependencies, call)).session)
  }
  if (sessionToken !== null) {
    const { sessions } = dependencies.storage
    const tokenHash = dependencies.keyRing.hashToken(sessionToken)
    const own = await sessions.findByToken(project.projectId, tokenHash, dependencies.clock.now())
    if (own) refuseImpersonated(own)
  }
  return null
}

function refuseImpersonated(session: SessionRow): SessionRow {
  if (isImpersonated(session)) throw new AuthError('unauthorized_action')
  return session
}

/**
 * Makes tokens single-use, by a counter with the limit one that lasts as long as the token is valid. It is atomic on
 * both engines, and rolled back when the sign-in fails.
 */
async function useUp(
  { rates }: Pick<Repositories, 'rates'>,
  { keyRing, clock }: Dependencies,
  { project, profileId }: Attestation,
  { tokenId, deadAt }: TrustedToken,
): Promise<void> {
  const now = clock.now()
  const { allowed } = await rates.take({
    key: `trusted_token:${project.projectId}:${profileId}:${keyRing.hashKey(tokenId)}`,
    max: 1,
    windowMs: Math.max(1, deadAt - now),
    now,
  })
  if (!allowed) throw new AuthError('invalid_trusted_auth_token')
}
