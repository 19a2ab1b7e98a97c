/**
 * The authorization request that a page showed to the user. A decision counts only in the session that started exactly
 * this request, within ten minutes, and once. So neither another site's page nor a changed request gets a code.
 */
import { limits } from '@portico/contract'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import type { AuthenticatedSession } from '../../accounts/sessions/get-session.ts'
import { createUuid } from '../../foundation/create-id.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { EnginePorts } from '../engine/engine-ports.ts'
import { type AuthorizationParams, toCanonical } from '../request/authorization-params.ts'

type Ports = Pick<EnginePorts, 'storage' | 'keyRing' | 'clock' | 'random'>

/** In the `older` dialect, only the submit contains `state`, `nonce` and the code challenge; the start omits them. */
export type Dialect = 'newer' | 'older'

const submitOnlyParams: readonly string[] = [
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
]

const ShownSchema = Type.Object({
  /** The scopes that the page showed as grantable. */
  scopes: Type.Array(Type.String()),
  /** True if the user had to decide. */
  consentRequired: Type.Boolean(),
  /**
   * The time of the start; epoch milliseconds. The age of a proof is measured at this time, since a user may take a
   * while to decide.
   */
  at: Type.Integer(),
})

/** The request as the page showed it. */
export type ShownTransaction = Static<typeof ShownSchema>

const kind = 'authorization_request'

/** Stores the request that the page shows. The same request, shown again, replaces it. */
export async function storeTransaction(
  ports: Ports,
  { session }: Pick<AuthenticatedSession, 'session'>,
  asked: { readonly dialect: Dialect; readonly params: AuthorizationParams },
  shown: Omit<ShownTransaction, 'at'>,
): Promise<void> {
  const now = ports.clock.now()
  const secretHash = toFingerprint(ports, session.sessionId, asked)
  await ports.storage.challenges.supersede({
    projectId: session.projectId,
    challengeId: createUuid(ports.random),
    kind,
    subject: secretHash,
    secretHash,
    payload: { ...shown, at: now } satisfies ShownTransaction,
    createdAt: now,
    expiresAt: now + limits.identityProvider.requestSeconds * 1_000,
  })
}

/**
 * Consumes the request that the page showed.
 *
 * @throws AuthError `authorization_request_not_started`
 */
export async function consumeTransaction(
  ports: Ports,
  { session }: Pick<AuthenticatedSession, 'session'>,
  asked: { readonly dialect: Dialect; readonly params: AuthorizationParams },
): Promise<ShownTransaction> {
  const { challenges } = ports.storage
  const { projectId, sessionId } = session
  const now = ports.clock.now()
  const fingerprint = toFingerprint(ports, sessionId, asked)
  for (;;) {
    const known = await challenges.findBySecret(projectId, kind, fingerprint, now)
    if (!known) throw new AuthError('authorization_request_not_started')
    const taken = await challenges.consume(projectId, kind, known.challengeId, now)
    if (taken) return Value.Parse(ShownSchema, taken.payload)
    // Another call consumed this row, or the page showed the request again, whose row counts.
  }
}

function toFingerprint(
  { keyRing }: Ports,
  sessionId: string,
  { dialect, params }: { readonly dialect: Dialect; readonly params: AuthorizationParams },
): string {
  const said = Object.entries(params).filter(
    ([name]) => dialect === 'newer' || !submitOnlyParams.includes(name),
  )
  const request = toCanonical(Object.fromEntries(said))
  return keyRing.toMac(`authorization request\0${dialect}\0${sessionId}\0${request}`)
}
