import { recordActivity } from '../../audit/record-activity.ts'
import { recordFailures } from '../../audit/record-failures.ts'
import { createId } from '../../create-id.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AuthError } from '../../errors/auth-error.ts'
import type { CallContext } from '../../http/register-operations.ts'
import {
  type IssuedSession,
  recordAuthentication,
  type SessionOptions,
} from '../../sessions/start-session.ts'
import type { Repositories, UserRow } from '../../storage/storage.ts'
import { verifyProof } from './verify-proof.ts'

/**
 * Signs a person in; whoever is not known yet is made.
 *
 * @throws AuthError `oauth_refused`, `user_blocked`
 */
export function authenticateOauth(
  dependencies: Dependencies,
  context: CallContext,
  { subject, proof }: { readonly subject: string; readonly proof: string },
  options: SessionOptions,
): Promise<{ readonly started: IssuedSession | null; readonly user: UserRow }> {
  const { storage, rateLimits, clock } = dependencies
  const { project, source } = context
  return recordFailures(dependencies, context, 'oauth', async (attempt) => {
    await rateLimits.takeOfSource('oauthPerSource', project, source)
    verifyProof(project, subject, proof)
    const proved = await storage.transaction(async (tx) => {
      const { id, user } = await findOrCreate(tx, dependencies, context, subject)
      attempt.userId = user.userId
      const factor = {
        type: 'oauth',
        deliveryMethod: 'oauth',
        authenticatedAt: clock.now(),
        credential: { factor: 'oauth', id },
      }
      const proof = { ...context, user, factor, ...options }
      return { user, started: await recordAuthentication(tx, dependencies, proof) }
    })
    dependencies.wakeOutbox()
    return proved
  })
}

async function findOrCreate(
  tx: Repositories,
  dependencies: Dependencies,
  { project, source }: CallContext,
  subject: string,
): Promise<{ readonly id: string; readonly user: UserRow }> {
  const { random, clock } = dependencies
  const { projectId } = project
  const known = await tx.oauth.holdSubject(projectId, subject)
  if (known) {
    const user = await tx.users.findById(projectId, known.userId)
    if (!user) throw new AuthError('unauthorized_credentials')
    return { id: known.id, user }
  }
  const now = clock.now()
  const userId = createId(random, 'user', projectId)
  const wanted = { projectId, userId, email: null, status: 'active', change: {}, now } as const
  const created = await tx.users.create(wanted)
  if ('taken' in created) throw new Error('A person without an address took one.')
  const id = createId(random, 'oauth', projectId)
  await tx.oauth.add({ projectId, id, userId, subject, createdAt: now })
  const user = (await tx.users.findById(projectId, userId)) ?? created.user
  const act = { project, source, user, actor: { kind: 'person', id: userId } } as const
  await recordActivity(tx, dependencies, { ...act, action: 'user.created' })
  const details = { oauth_id: id }
  await recordActivity(tx, dependencies, { ...act, action: 'oauth.created', details })
  return { id, user }
}
