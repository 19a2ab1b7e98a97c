/**
 * Tokens for "This was not me", each of which undoes one event. They are stored as HMACs under a key derived from the
 * root key, so that write access to the database does not suffice to forge one. A token works for seven days and
 * repeatedly, because a second undo changes nothing.
 */
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { additions, type DeclaredEvent, guesses } from '../../declarations/all-declarations.ts'
import type { GuessedEvent } from '../../declarations/declare-addition.ts'
import { createId, createToken, isToken } from '../../foundation/create-id.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { ChallengeRow, Repositories, UserRow } from '../../kernel/storage/storage.ts'

const lifeMs = 7 * 24 * 3_600_000

const SessionEventSchema = Type.Object({
  kind: Type.Literal('session'),
  sessionId: Type.String(),
  browserHash: Type.String(),
})

/** The event that a session started in a browser that is new for its user. */
export type SessionEvent = Static<typeof SessionEventSchema>

const AddressesEventSchema = Type.Object({
  kind: Type.Union([Type.Literal('addresses'), Type.Literal('recovered')]),
  /** Epoch milliseconds. What was changed from then on is taken back. */
  at: Type.Integer(),
  /** The session that made the change; null when a sign-in made it. */
  sessionId: Type.Union([Type.String(), Type.Null()]),
  /** The id of the address that was the primary one before. */
  primaryId: Type.Union([Type.String(), Type.Null()]),
})

/**
 * The event that an address of the user was added, removed or made the primary one, or that the user signed in with a
 * recovery code: what is done then may take the account away.
 */
export type AddressesEvent = Static<typeof AddressesEventSchema>

const DeletionEventSchema = Type.Object({
  kind: Type.Literal('deletion'),
  /** When the user first asked for it; epoch milliseconds. */
  at: Type.Integer(),
  /** The session in which they asked. */
  sessionId: Type.String(),
})

/** The event that the deletion of the account was asked for. */
export type DeletionEvent = Static<typeof DeletionEventSchema>

const RecoveryCodesEventSchema = Type.Object({
  kind: Type.Literal('recovery_codes'),
  /** The id of the first of the codes. */
  codeId: Type.String(),
  /** The session that made them. */
  sessionId: Type.String(),
})

const SmsStepEventSchema = Type.Object({
  kind: Type.Literal('sms_step'),
  phoneId: Type.String(),
  /** The session that made the number a second step. */
  sessionId: Type.String(),
})

/** The event that a number became a second step. */
export type SmsStepEvent = Static<typeof SmsStepEventSchema>

const RecoveryEventSchema = Type.Object({
  kind: Type.Union([Type.Literal('recovery'), Type.Literal('way_back')]),
  recoveryId: Type.String(),
})

/** The event that the host started a recovery, or that a user asked to get in without the second step. */
export type RecoveryEvent = Static<typeof RecoveryEventSchema>

/** The event that recovery codes were made. */
export type RecoveryCodesEvent = Static<typeof RecoveryCodesEventSchema>

/**
 * The events that can be undone: the start of a session, a change of addresses, a request for deletion, new recovery
 * codes, a second step by text message, a recovery, the addition of a credential, its use on a new device.
 */
export type NoticedEvent =
  | SessionEvent
  | AddressesEvent
  | DeletionEvent
  | RecoveryCodesEvent
  | SmsStepEvent
  | RecoveryEvent
  | GuessedEvent
  | DeclaredEvent

const EventSchema = Type.Unsafe<NoticedEvent>(
  Type.Union([
    SessionEventSchema,
    AddressesEventSchema,
    DeletionEventSchema,
    RecoveryCodesEventSchema,
    SmsStepEventSchema,
    RecoveryEventSchema,
    ...[...additions, ...guesses].map(({ event }) => event),
  ]),
)

const UndoPayloadSchema = Type.Object({
  userId: Type.String(),
  /** The address or the number that received the message. */
  email: Type.String(),
  locale: Type.String(),
  event: EventSchema,
})

/** The payload that a token's row stores beside the token's hash. */
export type UndoPayload = Static<typeof UndoPayloadSchema>

/** The path of the links. */
export const notMePath = '/v1/public/not_me'

const hashUndoToken = ({ keyRing }: Pick<Dependencies, 'keyRing'>, token: string) =>
  keyRing.hashCode('not_me', token)

/**
 * Issues a link inside the transaction of the event that it undoes.
 *
 * @param about.endsAt until when it works; epoch milliseconds @default seven days
 * @returns its URL
 */
export async function issueUndoToken(
  { challenges }: Pick<Repositories, 'challenges'>,
  dependencies: Pick<Dependencies, 'random' | 'keyRing' | 'clock'> & {
    readonly config: Pick<Dependencies['config'], 'baseUrl'>
  },
  { projectId, userId }: Pick<UserRow, 'projectId' | 'userId'>,
  { endsAt, ...about }: Omit<UndoPayload, 'userId'> & { readonly endsAt?: number | undefined },
): Promise<string> {
  const { random, clock, config } = dependencies
  const token = createToken(random)
  const createdAt = clock.now()
  const payload: UndoPayload = { userId, ...about }
  await challenges.issue({
    projectId,
    challengeId: createId(random, 'not-me', projectId),
    kind: 'not_me',
    subject: userId,
    secretHash: hashUndoToken(dependencies, token),
    payload: { ...payload },
    createdAt,
    expiresAt: endsAt ?? createdAt + lifeMs,
  })
  return `${config.baseUrl}${notMePath}?token=${token}`
}

/** Reads the event of a token's row. */
export const readUndoPayload = ({ payload }: Pick<ChallengeRow, 'payload'>): UndoPayload =>
  Value.Parse(UndoPayloadSchema, payload)

/** Reads the event that a token undoes, without consuming it; null for an unknown or expired token. */
export async function findUndoToken(
  dependencies: Pick<Dependencies, 'storage' | 'keyRing' | 'clock'>,
  token: unknown,
): Promise<{ readonly challenge: ChallengeRow; readonly notMe: UndoPayload } | null> {
  if (typeof token !== 'string' || !isToken(token)) return null
  const { storage, clock } = dependencies
  // Also finds tokens that were voided when the password changed, because an attacker changes it first.
  const challenge = await storage.challenges.findAnyBySecret(
    'not_me',
    hashUndoToken(dependencies, token),
  )
  if (!challenge || challenge.expiresAt <= clock.now()) return null
  return { challenge, notMe: readUndoPayload(challenge) }
}
