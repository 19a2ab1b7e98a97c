import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Repositories, SessionRow } from '../../kernel/storage/storage.ts'

/** The context to which a sealed log-out message is bound. */
export const logoutSealContext = 'backchannel logout'

/** How long a log-out message to a client app is retried; milliseconds. */
const lifeMs = 3_600_000

/** Hashes the key under which a client app's request to be notified of a session's end is stored. */
export function toLogoutSubscriptionHash(
  { keyRing }: Pick<Dependencies, 'keyRing'>,
  sessionId: string,
  clientId: string,
): string {
  return keyRing.hashKey(`${sessionId}\0${clientId}`)
}

/**
 * Enqueues a message for every client app that got tokens in a session, in the transaction that ends it (OpenID Connect
 * Back-Channel Logout). Whether the app wants the message is checked when it is sent.
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
