import type { LinkPayload } from '../../accounts/sign-in/link-payload.ts'
import { toSentFrom } from '../../accounts/sign-in/verify-sent-attributes.ts'
import { createId } from '../../foundation/create-id.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import { issueToken } from '../../kernel/issue-token.ts'
import type { UserRow } from '../../kernel/storage/storage.ts'

/**
 * Issues a token that signs a user in. The host delivers it: in a mail, in a chat, on its own page.
 *
 * @param minutes how long the token is valid
 * @returns the only copy of the token
 */
export async function issueEmbeddedToken(
  dependencies: Dependencies,
  { project, source }: Pick<Call, 'project' | 'source'>,
  user: UserRow,
  minutes: number,
): Promise<string> {
  const { storage, random } = dependencies
  const { projectId } = project
  const payload: LinkPayload = {
    userId: user.userId,
    emailId: null,
    redirectUrl: null,
    codeChallenge: null,
    sentFrom: toSentFrom(source),
  }
  // The host names this user itself, so pruning must not delete the account as unused.
  await storage.users.keep(projectId, user.userId)
  return issueToken(storage, dependencies, {
    projectId,
    // A session that the token starts shows this id.
    challengeId: createId(random, 'magic-link', projectId),
    kind: 'magic_link',
    subject: user.userId,
    payload,
    lifeMs: minutes * 60_000,
  })
}
