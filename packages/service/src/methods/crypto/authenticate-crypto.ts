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
 * @throws AuthError `crypto_refused`, `user_blocked`
 */
export function authenticateCrypto(
  dependencies: Dependencies,
  context: CallContext,
  { subject, proof }: { readonly subject: string; readonly proof: string },
  options: SessionOptions,
): Promise<{ readonly started: IssuedSession | null; readonly user: UserRow }> {
  const { storage, rateLimits, clock } = dependencies
  const { project, source } = context
  return recordFailures(dependencies, context, 'crypto', async (attempt) => {
    await rateLimits.takeOfSource('cryptoPerSource', project, source)
    verifyProof(project, subject, proof)
    const proved = await storage.transaction(async (tx) => {
      const { id, user } = await findOrCreate(tx, dependencies, context, subject)
      attempt.userId = user.userId
      const factor = {
        type: 'crypto',
        deliveryMethod: 'crypto',
        authenticatedAt: clock.now(),
        credential: { factor: 'crypto', id },
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
  const known = await tx.crypto.holdSubject(projectId, subject)
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
  const id = createId(random, 'crypto', projectId)
  await tx.crypto.add({ projectId, id, userId, subject, createdAt: now })
  const user = (await tx.users.findById(projectId, userId)) ?? created.user
  const act = { project, source, user, actor: { kind: 'person', id: userId } } as const
  await recordActivity(tx, dependencies, { ...act, action: 'user.created' })
  const details = { crypto_id: id }
  await recordActivity(tx, dependencies, { ...act, action: 'crypto.created', details })
  return { id, user }
}
