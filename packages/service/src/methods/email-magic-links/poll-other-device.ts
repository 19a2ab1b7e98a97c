import type { ReplyOf, RequestOf } from '@portico/contract'
import type { emailMagicLinks } from '@portico/contract/methods/email-magic-links'
import type { SessionOptions } from '../../accounts/sessions/start-session.ts'
import { verifyPkce } from '../../accounts/sign-in/verify-pkce.ts'
import { isToken } from '../../foundation/create-id.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { recordFailures } from '../../kernel/audit/record-failures.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import type { DecisionWatch } from './decision-watch.ts'
import { readDecision } from './decisions.ts'
import { completeLink, type LinkSignIn } from './sign-in-by-link.ts'

type Poll = typeof emailMagicLinks.pollOtherDevice
type State = ReplyOf<Poll>['state']

/**
 * Reports the state of a link to the page that requested it. Holds the answer back while nothing happens.
 *
 * @returns `pending`, the decision, or `ended` when no decision is possible any more
 */
export async function pollOtherDevice(
  dependencies: Pick<Dependencies, 'storage' | 'keyRing' | 'clock'>,
  watch: Pick<DecisionWatch, 'wait'>,
  { project, body }: Pick<Call<RequestOf<Poll>>, 'project' | 'body'>,
): Promise<{ readonly state: State }> {
  const { storage, keyRing, clock } = dependencies
  const { projectId } = project
  if (!isToken(body.poll_token)) return { state: 'ended' }
  const secretHash = keyRing.hashToken(body.poll_token)
  const find = (kind: 'other_device' | 'other_device_decision') =>
    storage.challenges.findBySecret(projectId, kind, secretHash, clock.now())
  const read = async (): Promise<State> => {
    // A decision takes the place of the wait in one transaction. It may do so between these two statements: read in the
    // other order, both would be missing, and the page would give up a link that was just approved.
    if (await find('other_device')) return 'pending'
    const decided = await find('other_device_decision')
    return decided ? readDecision(decided).outcome : 'ended'
  }
  if (body.is_leaving) {
    const wait = await find('other_device')
    if (wait) await storage.challenges.consume(projectId, wait.kind, wait.challengeId, clock.now())
    return { state: 'ended' }
  }
  const state = await read()
  if (state !== 'pending' || !body.wait_seconds) return { state }
  await watch.wait(secretHash, body.wait_seconds * 1_000)
  return { state: await read() }
}

/** The fields with which an approved page signs in. */
export interface PresentedPollToken {
  readonly pollToken: string
  readonly codeVerifier?: string | undefined
}

/**
 * Signs in the page that requested a link, after its number was picked on another device.
 *
 * @throws AuthError `unable_to_auth_magic_link`, `user_blocked`, every error of PKCE
 */
export async function signInByOtherDevice(
  dependencies: Dependencies,
  context: Pick<Call, 'project' | 'source'>,
  { pollToken, codeVerifier }: PresentedPollToken,
  options: SessionOptions,
): Promise<LinkSignIn> {
  const { storage, keyRing, clock, rateLimits } = dependencies
  const { projectId } = context.project
  await rateLimits.takeAuthenticate(context.project, context.source)
  return recordFailures(dependencies, context, 'magic_link', async (attempt) => {
    const refuse = () => new AuthError('unable_to_auth_magic_link')
    if (!isToken(pollToken)) throw refuse()
    return storage.transaction(async (tx) => {
      const now = clock.now()
      const kind = 'other_device_decision'
      const row = await tx.challenges.findBySecret(
        projectId,
        kind,
        keyRing.hashToken(pollToken),
        now,
      )
      const decision = row && readDecision(row)
      if (!row || decision?.outcome !== 'approved') throw refuse()
      attempt.userId = decision.link.userId
      verifyPkce(decision.link.codeChallenge, codeVerifier)
      // Locks the user before the decision's row. Calls that end all secrets of a user take the two locks in the same
      // order.
      const { userId } = decision.link
      if (userId !== null) await tx.artefacts.lockForUser(projectId, userId)
      const used = await tx.challenges.consume(projectId, kind, row.challengeId, now)
      const link = { payload: decision.link, id: row.challengeId }
      const signedIn = used && (await completeLink(tx, dependencies, context, link, options))
      if (!signedIn) throw refuse()
      return signedIn
    })
  })
}
