/**
 * What a pushed request was answered with. The answer uses the request up, and a browser may ask twice: by a reload,
 * a second press, a page that was told of one sign-in by two events. The session that was answered gets the same
 * answer again, as long as the code in it is good; any other is refused.
 */
import { setTimeout } from 'node:timers/promises'
import { limits } from '@portico/contract'
import { errors } from 'oidc-provider'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import type { AuthenticatedSession } from '../../accounts/sessions/get-session.ts'
import { createUuid } from '../../foundation/create-id.ts'
import type { ArtefactRow, Repositories } from '../../kernel/storage/storage.ts'
import { findInternalAuthorization } from '../engine/engine-call.ts'
import type { IdentityProviderPorts } from '../engine/engine-ports.ts'
import { consumeOnce } from '../engine/unit-of-work.ts'
import type { AuthorizationParams } from './authorization-params.ts'
import type { AuthorizationAnswer } from './run-authorization.ts'

type Ports = Pick<IdentityProviderPorts, 'storage' | 'keyRing' | 'clock' | 'random'>

/** Who asked for what. */
interface Asked {
  readonly proved: Pick<AuthenticatedSession, 'session'>
  readonly params: AuthorizationParams
}

const kind = 'given_answer'
const context = 'given answer'
const lifeMs = limits.identityProvider.codeSeconds * 1_000

/** How long an answer that is being made is waited for. */
const mostTries = 50
const pauseMs = 100

const GivenSchema = Type.Object({
  /** Null while the answer is being made. */
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
 * Uses a pushed request up, and notes for which session.
 *
 * @throws errors.InvalidRequestUri where it was used already
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

/** Keeps the answer of a pushed request for the session that it was made for. */
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

/** The answer that this session got; null where it got none, or the code in it was used. */
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

/** A pushed request is itself whatever else the address says. */
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
  await challenges.issue(
    {
      projectId: asked.proved.session.projectId,
      challengeId: createUuid(ports.random),
      kind,
      subject: key,
      secretHash: key,
      payload: given,
      createdAt: now,
      expiresAt: now + lifeMs,
    },
    { supersede: true },
  )
}
