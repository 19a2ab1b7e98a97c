/**
 * An answer that only a form can send to the client app, for a page that can only navigate. The service keeps it at a
 * URL of its own for one visit.
 */
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { createToken, createUuid, isToken } from '../../foundation/create-id.ts'
import type { IdentityProviderPorts } from '../engine/engine-ports.ts'
import type { AuthorizationAnswer } from './run-authorization.ts'

type Ports = Pick<IdentityProviderPorts, 'storage' | 'keyRing' | 'clock' | 'random'>
type FormAnswer = Extract<AuthorizationAnswer, { kind: 'form_post' }>

/** Equals the life of the code in the answer. */
const lifeMs = 60_000
const kind = 'form_answer'
const context = 'form answer'

const SealedSchema = Type.Object({ sealed: Type.String() })
const AnswerSchema = Type.Object({
  kind: Type.Literal('form_post'),
  html: Type.String(),
  contentSecurityPolicy: Type.String(),
})

/**
 * Stores an answer.
 *
 * @returns the token with which the answer is fetched once
 */
export async function storeFormPostResponse(
  { storage, keyRing, clock, random }: Ports,
  projectId: string,
  answer: FormAnswer,
): Promise<string> {
  const token = createToken(random)
  const now = clock.now()
  await storage.challenges.issue(
    {
      projectId,
      challengeId: createUuid(random),
      kind,
      subject: '',
      secretHash: keyRing.hashToken(token),
      // Encrypted, since the answer contains a code.
      payload: { sealed: keyRing.seal(JSON.stringify(answer), context) } satisfies Static<
        typeof SealedSchema
      >,
      createdAt: now,
      expiresAt: now + lifeMs,
    },
    { supersede: false },
  )
  return token
}

/** Consumes a stored answer. Null when there is none, or it was already fetched. */
export async function consumeFormPostResponse(
  { storage, keyRing, clock }: Ports,
  projectId: string,
  token: unknown,
): Promise<FormAnswer | null> {
  if (typeof token !== 'string' || !isToken(token)) return null
  const { challenges } = storage
  const now = clock.now()
  const known = await challenges.findBySecret(projectId, kind, keyRing.hashToken(token), now)
  const taken = known && (await challenges.consume(projectId, kind, known.challengeId, now))
  if (!taken) return null
  const { sealed } = Value.Parse(SealedSchema, taken.payload)
  return Value.Parse(AnswerSchema, JSON.parse(keyRing.open(sealed, context)))
}
