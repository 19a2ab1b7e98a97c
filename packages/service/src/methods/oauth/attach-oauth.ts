/** The token that starts linking a provider's account to an existing user. */
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { isToken } from '../../foundation/create-id.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import { issueToken } from '../../kernel/issue-token.ts'
import type { Repositories } from '../../kernel/storage/storage.ts'
import { type Attach, AttachSchema } from './oauth-token.ts'

/** How long linking may take from its start to the provider's answer. */
export const attachLifeMs = 10 * 60_000

const PayloadSchema = Type.Object({ provider: Type.String(), attach: AttachSchema })

/** Issues a token for a provider and a user. */
export async function issueAttachToken(
  repositories: Pick<Repositories, 'challenges'>,
  ports: Pick<Dependencies, 'random' | 'keyRing' | 'clock'>,
  projectId: string,
  payload: Static<typeof PayloadSchema>,
): Promise<string> {
  return issueToken(repositories, ports, {
    projectId,
    kind: 'oauth_attach',
    subject: payload.attach.userId,
    payload,
    lifeMs: attachLifeMs,
  })
}

/**
 * Consumes a token.
 *
 * @throws AuthError `invalid_oauth_attach_token`
 */
export async function consumeAttachToken(
  { challenges }: Pick<Repositories, 'challenges'>,
  { keyRing, clock }: Pick<Dependencies, 'keyRing' | 'clock'>,
  presented: { readonly projectId: string; readonly provider: string; readonly token: string },
): Promise<Attach> {
  const { projectId, provider, token } = presented
  if (!isToken(token)) throw new AuthError('invalid_oauth_attach_token')
  const now = clock.now()
  const hash = keyRing.hashToken(token)
  const live = await challenges.findBySecret(projectId, 'oauth_attach', hash, now)
  const payload = live && Value.Parse(PayloadSchema, live.payload)
  // A token for another provider stays valid.
  const isRight = live && payload?.provider === provider
  if (!isRight || !(await challenges.consume(projectId, 'oauth_attach', live.challengeId, now))) {
    throw new AuthError('invalid_oauth_attach_token')
  }
  return payload.attach
}
