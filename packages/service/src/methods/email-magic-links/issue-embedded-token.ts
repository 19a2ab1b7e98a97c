import type { LinkPayload } from '../../accounts/sign-in/link-payload.ts'
import { toSentFrom } from '../../accounts/sign-in/verify-sent-attributes.ts'
import { createId, createToken } from '../../foundation/create-id.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import type { UserRow } from '../../kernel/storage/storage.ts'

/**
 * Makes a token that signs a person in wherever the host takes it: into a mail, a chat, a page of its own.
 *
 * @param minutes how long it lives
 * @returns the only copy of the token
 */
export async function issueEmbeddedToken(
  { storage, random, keyRing, clock }: Dependencies,
  { project, source }: Pick<Call, 'project' | 'source'>,
  user: UserRow,
  minutes: number,
): Promise<string> {
  const token = createToken(random)
  const createdAt = clock.now()
  const payload: LinkPayload = {
    userId: user.userId,
    emailId: null,
    redirectUrl: null,
    codeChallenge: null,
    sentFrom: toSentFrom(source),
  }
  // Whom the host asks for is no stray address.
  await storage.users.keep(project.projectId, user.userId)
  await storage.challenges.issue(
    {
      projectId: project.projectId,
      challengeId: createId(random, 'magic-link', project.projectId),
      kind: 'magic_link',
      subject: user.userId,
      secretHash: keyRing.hashToken(token),
      payload: { ...payload },
      createdAt,
      expiresAt: createdAt + minutes * 60_000,
    },
    { supersede: false },
  )
  return token
}
