/**
 * A process that writes until it is killed: `node kill-writer.js <database as JSON>`. It issues one-time secrets,
 * consumes them, signs in with them and signs out, eight at a time, and reports each step to its parent. The test
 * bundles it and judges the result.
 */
import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import { openPostgresStorage, openSqliteStorage, type Storage } from '@portico/service/assembly'
import { type KillNote, killNow, killProjectId, toKillTokenHash } from './kill-note.ts'

type Database = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string }

const writers = 8

async function main(): Promise<void> {
  const database: Database = JSON.parse(process.argv[2] ?? '')
  const storage =
    database.kind === 'sqlite' ? openSqliteStorage(database) : openPostgresStorage(database)
  await storage.migrate()
  const { user } = await storage.users.findOrCreateByEmail({
    projectId: killProjectId,
    userId: `user-test-${randomUUID()}`,
    emailId: `email-test-${randomUUID()}`,
    email: 'ada@example.com',
    canonicalEmail: 'ada@example.com',
    status: 'active',
    now: killNow,
  })
  await Promise.all(Array.from({ length: writers }, () => writeForEver(storage, user.userId)))
}

async function writeForEver(storage: Storage, userId: string): Promise<never> {
  for (let round = 0; ; round += 1) {
    const challengeId = await issue(storage)
    if (round % 4 === 0) continue
    if (round % 4 === 1) {
      await noted({ what: 'consume', challengeId }, () => consume(storage, challengeId))
      continue
    }
    const sessionId = `session-test-${randomUUID()}`
    await noted({ what: 'sign-in', challengeId, sessionId }, () =>
      signIn(storage, { userId, challengeId, sessionId }),
    )
    if (round % 4 === 3) {
      await noted({ what: 'revoke', challengeId, sessionId }, () =>
        storage.sessions.revoke(killProjectId, sessionId, killNow),
      )
    }
  }
}

async function issue(storage: Storage): Promise<string> {
  const challengeId = randomUUID()
  const challenge = {
    projectId: killProjectId,
    challengeId,
    kind: 'magic_link' as const,
    subject: challengeId,
    secretHash: `hash-of-${challengeId}`,
    payload: {},
    createdAt: killNow,
    expiresAt: killNow + 1_000,
  }
  await noted({ what: 'issue', challengeId }, () => storage.challenges.supersede(challenge))
  return challengeId
}

async function consume(storage: Pick<Storage, 'challenges'>, challengeId: string): Promise<void> {
  const used = await storage.challenges.consume(killProjectId, 'magic_link', challengeId, killNow)
  if (!used) throw new Error('A live secret could not be used.')
}

/** Signs in as a service does: the secret is consumed and the session stored in one transaction. */
async function signIn(
  storage: Storage,
  wanted: { userId: string; challengeId: string; sessionId: string },
): Promise<void> {
  await storage.transaction(async (tx) => {
    await consume({ challenges: tx.challenges }, wanted.challengeId)
    await tx.sessions.create({
      projectId: killProjectId,
      sessionId: wanted.sessionId,
      userId: wanted.userId,
      tokenHash: toKillTokenHash(wanted.sessionId),
      startedAt: killNow,
      lastAccessedAt: killNow,
      expiresAt: killNow + 1_000,
      ipAddress: '127.0.0.1',
      userAgent: 'test',
      factors: [],
      customClaims: null,
      deviceName: null,
    })
  })
}

async function noted<T>(note: Omit<KillNote, 'when'>, work: () => Promise<T>): Promise<T> {
  tell({ when: 'try', ...note })
  const result = await work()
  tell({ when: 'done', ...note })
  return result
}

/** Writes a note without a buffer, so that the parent has every note of an acknowledged write. */
function tell(note: KillNote): void {
  writeSync(1, `${JSON.stringify(note)}\n`)
}

await main()
