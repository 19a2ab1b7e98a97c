import type { ProjectConfig } from '../config/config.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Repositories, SessionRow } from '../storage/storage.ts'

/** What a message is sealed for. */
export const logoutSealContext = 'backchannel logout'

/** How long a client app may be away before it is no longer told; milliseconds. */
const lifeMs = 3_600_000

/** Under which it is kept that a client app wants to be told of a session's end. */
export function toLogoutSubscriptionHash(
  { keyRing }: Pick<Dependencies, 'keyRing'>,
  sessionId: string,
  clientId: string,
): string {
  return keyRing.hashKey(`${sessionId}\0${clientId}`)
}

/**
 * Writes a message to every client app that got something in a session which ends now, in the transaction that
 * ends it (OpenID Connect Back-Channel Logout). Whether one wants to be told is looked up when it is sent.
 */
export async function enqueueLogouts(
  { artefacts, outbox }: Pick<Repositories, 'artefacts' | 'outbox'>,
  { random, keyRing, clock }: Pick<Dependencies, 'random' | 'keyRing' | 'clock'>,
  { projectId }: Pick<ProjectConfig, 'projectId'>,
  { sessionId, userId }: Pick<SessionRow, 'sessionId' | 'userId'>,
): Promise<void> {
  const now = clock.now()
  for (const clientId of await artefacts.listClientsOfSession(projectId, sessionId)) {
    await outbox.add({
      projectId,
      messageId: `message-${Buffer.from(random.bytes(16)).toString('hex')}`,
      channel: 'logout',
      to: clientId,
      template: 'logout',
      locale: '',
      sealedPayload: keyRing.seal(JSON.stringify({ userId, sessionId }), logoutSealContext),
      createdAt: now,
      expiresAt: now + lifeMs,
    })
    const watcherHash = toLogoutSubscriptionHash({ keyRing }, sessionId, clientId)
    await artefacts.remove(projectId, 'backchannel_logout_subscription', watcherHash)
  }
}
