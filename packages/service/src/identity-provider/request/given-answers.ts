/**
 * The answers to pushed requests. An answer consumes its request, but a browser may send the request twice: by a
 * reload, a second click, or a page that reacts to two events of one sign-in. The same session gets the same answer
 * again while the code in it is unused; any other session is refused.
 */
import { setTimeout } from 'node:timers/promises'
import { limits } from '@portico/contract'
import { errors } from 'oidc-provider'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import type { AuthenticatedSession } from '../../accounts/sessions/get-session.ts'
import { createUuid } from '../../foundation/create-id.ts'
import type { ArtefactRow, Repositories } from '../../kernel/storage/storage.ts'
import type { AuthorizationAnswer } from '../authorize/run-authorization.ts'
import type { IdentityProviderPorts } from '../engine/engine-ports.ts'
import { findInternalAuthorization } from '../engine-access/engine-call.ts'
import { consumeOnce } from '../engine-access/unit-of-work.ts'
import type { AuthorizationParams } from './authorization-params.ts'

type Ports = Pick<IdentityProviderPorts, 'storage' | 'keyRing' | 'clock' | 'random'>

/** A request, and the session that sent it. */
interface Asked {
  readonly proved: Pick<AuthenticatedSession, 'session'>
  readonly params: AuthorizationParams
}

const kind = 'given_answer'
const context = 'given answer'
const lifeMs = limits.identityProvider.codeSeconds * 1_000

/** How often to look for an answer that another call is still creating. */
const mostTries = 50
const pauseMs = 100

const GivenSchema = Type.Object({
  /** Null while the answer is being created. */
  sealed: Type.Union([Type.String(), Type.Null()]),
  codeHash: Type.Union([Type.String(), Type.Null()]),
})
type Given = Static<typeof GivenSchema>

const AnswerSchema = Type.Union([
  Type.Object({ kind: Type.Literal('redirect'), url: Type.String() }),
  Type.Object({
    kind: Type.Literal('form_post'),
    html: Type.String(),
    contentSecurityPolicy: Type.String(),
  }),
])

/**
 * Consumes a pushed request, and records the session that used it.
 *
 * @throws errors.InvalidRequestUri when it was already used
 */
export async function consumePushedRequest(
  ports: Ports,
  row: Pick<ArtefactRow, 'projectId' | 'kind' | 'valueHash'>,
): Promise<void> {
  const { session = null, params = {} } = findInternalAuthorization() ?? {}
  const isFirst = await ports.storage.transaction(async (tx) => {
    if (!(await consumeOnce(tx.artefacts, row, ports.clock.now()))) return false
    if (session)
      await note(tx, ports, { proved: session, params }, { sealed: null, codeHash: null })
    return true
  })
  if (isFirst) return
  throw new errors.InvalidRequestUri('request_uri is invalid, expired, or was already used')
}

/** Stores the answer to a pushed request for its session. */
export async function keepGivenAnswer(
  ports: Ports,
  asked: Asked,
  answer: AuthorizationAnswer,
  code: string,
): Promise<void> {
  if (!isPushed(asked.params)) return
  await note(ports.storage, ports, asked, {
    sealed: ports.keyRing.seal(JSON.stringify(answer), context),
    codeHash: ports.keyRing.hashToken(code),
  })
}

/** Finds the answer that this session got. Null when there is none, or the code in it was used. */
export async function findGivenAnswer(
  ports: Ports,
  asked: Asked,
): Promise<AuthorizationAnswer | null> {
  if (!isPushed(asked.params)) return null
  const { storage, keyRing, clock } = ports
  const { projectId } = asked.proved.session
  const key = toKey(ports, asked)
  for (let tries = 0; tries < mostTries; tries += 1) {
    const row = await storage.challenges.findBySecret(projectId, kind, key, clock.now())
    if (!row) return null
    const { sealed, codeHash } = Value.Parse(GivenSchema, row.payload)
    if (sealed !== null && codeHash !== null) {
      const codeKind = 'authorization_code'
      const code = await storage.artefacts.find(projectId, codeKind, codeHash, clock.now())
      return code?.consumedAt === null
        ? Value.Parse(AnswerSchema, JSON.parse(keyRing.open(sealed, context)))
        : null
    }
    await setTimeout(pauseMs)
  }
  return null
}

const isPushed = ({ request_uri: reference }: AuthorizationParams) => typeof reference === 'string'

/** Only the client app and the reference identify a pushed request; other parameters in the URL do not. */
function toKey({ keyRing }: Pick<Ports, 'keyRing'>, { proved, params }: Asked): string {
  const { client_id: clientId, request_uri: reference } = params
  return keyRing.toMac(
    `given answer\0${proved.session.sessionId}\0${JSON.stringify([clientId, reference])}`,
  )
}

async function note(
  { challenges }: Pick<Repositories, 'challenges'>,
  ports: Ports,
  asked: Asked,
  given: Given,
): Promise<void> {
  const key = toKey(ports, asked)
  const now = ports.clock.now()
  await challenges.supersede({
    projectId: asked.proved.session.projectId,
    challengeId: createUuid(ports.random),
    kind,
    subject: key,
    secretHash: key,
    payload: given,
    createdAt: now,
    expiresAt: now + lifeMs,
  })
}
