/**
 * "This was not me": a token that undoes one event, and nothing else. It is kept as an HMAC under a key of the root
 * key, so whoever can write to the database alone cannot plant one; it works for seven days, and as often as it is
 * presented, because undoing twice is undoing once.
 */
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { createId, createToken, isToken } from '../create-id.ts'
import type { Dependencies } from '../dependencies.ts'
import { type DeclaredEvent, undoableEvents } from '../method/declared.ts'
import type { ChallengeRow, Repositories, UserRow } from '../storage/storage.ts'

const lifeMs = 7 * 24 * 3_600_000

const SessionEvent = Type.Object({
  kind: Type.Literal('session'),
  sessionId: Type.String(),
  browserHash: Type.String(),
})

/** What can be undone: that a session began, and what methods tell of. */
export type NoticedEvent = Static<typeof SessionEvent> | DeclaredEvent

const EventSchema = Type.Unsafe<NoticedEvent>(
  Type.Union([SessionEvent, ...undoableEvents.map(({ event }) => event)]),
)

const NotMeSchema = Type.Object({
  userId: Type.String(),
  /** Where the mail went. */
  email: Type.String(),
  locale: Type.String(),
  event: EventSchema,
})

/** What a token's row keeps beside its hash. */
export type NotMe = Static<typeof NotMeSchema>

/** Where the links lead. */
export const notMePath = '/v1/public/not_me'

const hashNotMe = ({ keyRing }: Pick<Dependencies, 'keyRing'>, token: string) =>
  keyRing.hashCode('not_me', token)

/**
 * Makes a link, inside the transaction of the event that it undoes.
 *
 * @returns its address
 */
export async function issueNotMe(
  { challenges }: Pick<Repositories, 'challenges'>,
  dependencies: Pick<Dependencies, 'random' | 'keyRing' | 'clock' | 'config'>,
  { projectId, userId }: Pick<UserRow, 'projectId' | 'userId'>,
  about: Omit<NotMe, 'userId'>,
): Promise<string> {
  const { random, clock, config } = dependencies
  const token = createToken(random)
  const createdAt = clock.now()
  const payload: NotMe = { userId, ...about }
  await challenges.issue(
    {
      projectId,
      challengeId: createId(random, 'not-me', projectId),
      kind: 'not_me',
      subject: userId,
      secretHash: hashNotMe(dependencies, token),
      payload: { ...payload },
      createdAt,
      expiresAt: createdAt + lifeMs,
    },
    { supersede: false },
  )
  return `${config.baseUrl}${notMePath}?token=${token}`
}

/** Reads what a token undoes; null for one that nobody issued or that has run out. Nothing is used up. */
export async function findNotMe(
  dependencies: Pick<Dependencies, 'storage' | 'keyRing' | 'clock'>,
  token: unknown,
): Promise<{ readonly challenge: ChallengeRow; readonly notMe: NotMe } | null> {
  if (typeof token !== 'string' || !isToken(token)) return null
  const { storage, clock } = dependencies
  // Also one that a changed password voided with all that waits: a thief changes it first.
  const challenge = await storage.challenges.findAnyBySecret(
    'not_me',
    hashNotMe(dependencies, token),
  )
  if (!challenge || challenge.expiresAt <= clock.now()) return null
  return { challenge, notMe: Value.Parse(NotMeSchema, challenge.payload) }
}
