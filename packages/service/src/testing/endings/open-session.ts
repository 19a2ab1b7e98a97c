import { randomBytes } from 'node:crypto'
import type { MembersContext } from './members-context.ts'

/** Opens a session with two factors for a user. */
export async function openSession({ storage, keyRing, world }: MembersContext, userId: string) {
  const { projectId } = world.project
  const session = randomBytes(32).toString('base64url')
  const sessionId = `session-test-${randomBytes(8).toString('hex')}`
  const now = world.now()
  await storage.sessions.create({
    projectId,
    sessionId,
    userId,
    tokenHash: keyRing.hashToken(session),
    startedAt: now,
    lastAccessedAt: now,
    expiresAt: now + 3_600_000,
    ipAddress: '203.0.113.7',
    userAgent: '',
    factors: [
      { type: 'password', deliveryMethod: 'knowledge', authenticatedAt: now },
      {
        type: 'totp',
        deliveryMethod: 'authenticator_app',
        authenticatedAt: now,
        credential: { factor: 'totp', id: 'gone' },
      },
    ],
    customClaims: null,
    deviceName: null,
  })
  return { session, sessionId }
}
