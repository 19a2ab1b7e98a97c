/**
 * An answer that only a form can send to the client app, for a page that can only navigate. The service keeps it at a
 * URL of its own for one visit.
 */
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { issueToken, takeToken } from '../../kernel/issue-token.ts'
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
  ports: Ports,
  projectId: string,
  answer: FormAnswer,
): Promise<string> {
  // Encrypted, since the answer contains a code.
  const sealed = ports.keyRing.seal(JSON.stringify(answer), context)
  const payload: Static<typeof SealedSchema> = { sealed }
  return issueToken(ports.storage, ports, { projectId, kind, subject: '', payload, lifeMs })
}

/** Consumes a stored answer. Null when there is none, or it was already fetched. */
export async function consumeFormPostResponse(
  ports: Ports,
  projectId: string,
  token: unknown,
): Promise<FormAnswer | null> {
  const taken = await takeToken(ports.storage, ports, { projectId, kind }, token)
  if (!taken) return null
  const { sealed } = Value.Parse(SealedSchema, taken.payload)
  return Value.Parse(AnswerSchema, JSON.parse(ports.keyRing.open(sealed, context)))
}
