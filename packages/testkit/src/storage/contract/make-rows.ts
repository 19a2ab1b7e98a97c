import { randomBytes, randomUUID } from 'node:crypto'
import type {
  ChallengeRow,
  OutboxMessage,
  SessionRow,
  Storage,
  UserRow,
} from '@portico/service/assembly'

/** A fixed time, so that no test depends on the machine's clock. */
export const noon = Date.UTC(2026, 5, 1, 12)

/** Makes a project id for one test, since tests share a database. */
export function newProject(): string {
  return `project-test-${randomUUID()}`
}

/** Makes 64 hex digits, like a hash. */
export function newHash(): string {
  return randomBytes(32).toString('hex')
}

export async function addUser(storage: Storage, projectId: string): Promise<UserRow> {
  const { user } = await storage.users.findOrCreateByEmail(wantUser(projectId))
  return user
}

export function wantUser(projectId: string, address = `${randomUUID()}@example.com`) {
  return {
    projectId,
    userId: `user-test-${randomUUID()}`,
    emailId: `email-test-${randomUUID()}`,
    email: address,
    canonicalEmail: address.toLowerCase(),
    status: 'pending' as const,
    now: noon,
  }
}

export function newSession(user: UserRow, change: Partial<SessionRow> = {}): SessionRow {
  return {
    projectId: user.projectId,
    sessionId: `session-test-${randomUUID()}`,
    userId: user.userId,
    tokenHash: newHash(),
    startedAt: noon,
    lastAccessedAt: noon,
    expiresAt: noon + 60_000,
    ipAddress: '127.0.0.1',
    userAgent: 'test',
    factors: [{ type: 'otp', deliveryMethod: 'email', authenticatedAt: noon }],
    customClaims: null,
    deviceName: null,
    ...change,
  }
}

export function newChallenge(projectId: string, change: Partial<ChallengeRow> = {}): ChallengeRow {
  return {
    projectId,
    challengeId: randomUUID(),
    kind: 'magic_link',
    subject: 'ada@example.com',
    secretHash: newHash(),
    payload: { user_id: 'user-test-1', nested: { list: [1, 'ä'] } },
    createdAt: noon,
    expiresAt: noon + 60_000,
    ...change,
  }
}

export function newMessage(projectId: string, change: Partial<OutboxMessage> = {}): OutboxMessage {
  return {
    projectId,
    messageId: randomUUID(),
    channel: 'email',
    to: 'ada@example.com',
    template: 'passcode.login',
    locale: 'en',
    sealedPayload: 'v1.sealed',
    createdAt: noon,
    expiresAt: noon + 600_000,
    ...change,
  }
}

/** Runs `work` this many times at once and collects the results. */
export function inParallel<T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: times }, (_, index) => work(index)))
}
