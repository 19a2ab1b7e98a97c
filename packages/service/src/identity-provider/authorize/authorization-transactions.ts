/**
 * What was shown to a person who decides next. A decision is honoured only in the session that started the very
 * same request, less than ten minutes ago, once: neither a foreign page nor a changed request gets a code.
 */
import { limits } from '@portico/contract'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import type { AuthenticatedSession } from '../../accounts/sessions/get-session.ts'
import { createUuid } from '../../foundation/create-id.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { EnginePorts } from '../engine/engine-ports.ts'
import { type AuthorizationParams, toCanonical } from './authorization-params.ts'

type Ports = Pick<EnginePorts, 'storage' | 'keyRing' | 'clock' | 'random'>

/** `older`: the start says nothing of `state`, `nonce` and the code challenge, the submit does. */
export type Dialect = 'newer' | 'older'

const submitOnlyParams: readonly string[] = [
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
]

const ShownSchema = Type.Object({
  /** The scopes that were shown as those the person may give. */
  scopes: Type.Array(Type.String()),
  /** Whether the person was to decide. */
  consentRequired: Type.Boolean(),
  /** When; epoch milliseconds. How old a proof is counts from here: people may take their time to decide. */
  at: Type.Integer(),
})

/** What was shown. */
export type ShownTransaction = Static<typeof ShownSchema>

const kind = 'authorization_request'

/** Remembers what is shown; the same request shown again replaces it. */
export async function storeTransaction(
  ports: Ports,
  { session }: Pick<AuthenticatedSession, 'session'>,
  asked: { readonly dialect: Dialect; readonly params: AuthorizationParams },
  shown: Omit<ShownTransaction, 'at'>,
): Promise<void> {
  const now = ports.clock.now()
  const secretHash = toFingerprint(ports, session.sessionId, asked)
  await ports.storage.challenges.issue(
    {
      projectId: session.projectId,
      challengeId: createUuid(ports.random),
      kind,
      subject: secretHash,
      secretHash,
      payload: { ...shown, at: now } satisfies ShownTransaction,
      createdAt: now,
      expiresAt: now + limits.identityProvider.requestSeconds * 1_000,
    },
    { supersede: true },
  )
}

/**
 * Uses up what was shown.
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
  const known = await challenges.findBySecret(projectId, kind, fingerprint, now)
  const taken = known && (await challenges.consume(projectId, kind, known.challengeId, now))
  if (!taken) throw new AuthError('authorization_request_not_started')
  return Value.Parse(ShownSchema, taken.payload)
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
