/**
 * The stored message between its start and its signature. The exact text is stored, and only a signature of that text
 * is valid. A message is consumed by one sign-in.
 */
import { limits } from '@portico/contract'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Wallet } from '../../declarations/crypto/wallet-address.ts'
import { createUuid } from '../../foundation/create-id.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Source } from '../../kernel/http/source-address.ts'
import type { ChallengeRow, Repositories } from '../../kernel/storage/storage.ts'

const OrNull = Type.Union([Type.String(), Type.Null()])

const PayloadSchema = Type.Object({
  message: Type.String(),
  domain: Type.String(),
  uri: Type.String(),
  /** Null in a message that does not follow EIP-4361. */
  chainId: OrNull,
  issuedAt: Type.Number(),
  notBefore: Type.Union([Type.Number(), Type.Null()]),
  requestId: OrNull,
  resources: Type.Array(Type.String()),
  /** In a copy: the id of the message that is consumed. */
  copyOf: Type.Optional(Type.String()),
  /** The ids of all copies, which are consumed with the message. */
  copies: Type.Optional(Type.Array(Type.String())),
  /** The user to whom the wallet is to be added; null to sign in the wallet's own user. */
  target: Type.Union([
    Type.Object({
      userId: Type.String(),
      /** The session of that request; null where the host's request named none. */
      sessionId: OrNull,
    }),
    Type.Null(),
  ]),
  /** The id of the user that is created if the wallet belongs to no user. */
  newUserId: Type.String(),
})

/** The stored parts of a message. */
export type WalletPayload = Static<typeof PayloadSchema>

/** A message, and its row in the database. */
export interface WalletChallenge extends WalletPayload {
  readonly row: ChallengeRow
}

const kind = 'crypto_wallet'
export const challengeLifeMs = limits.cryptoWallet.challengeSeconds * 1_000

/**
 * The most messages compared of the browser or source that presents the signature: a user leaves a few open by trying
 * again.
 */
const maxOwn = 3
/**
 * The most messages compared for a host that sends no attributes of its users, so that all of them share one source.
 */
const maxOfHost = 16
/**
 * The most messages compared of other sources. A user who has changed networks in the meantime signs the newest
 * message.
 */
const maxOthers = 2

const toSubject = ({ type, address }: Wallet) => `${type}:${address}`

/**
 * Returns the subjects of a message's copies, by its browser and its source. A copy is found however many messages
 * other sources start.
 */
const listOwnSubjects = (
  { keyRing }: Pick<Dependencies, 'keyRing'>,
  wallet: Wallet,
  { browserId, bucket }: Source,
): readonly string[] =>
  [...(browserId ? [`browser ${browserId}`] : []), `source ${bucket}`].map(
    (asker) => `${toSubject(wallet)} ${keyRing.hashKey(asker)}`,
  )

/**
 * Reads a row. A copy's row gets the id of its message, since only the message itself is consumed, voided or found to
 * be expired.
 */
function read(row: ChallengeRow): WalletChallenge {
  const payload = Value.Parse(PayloadSchema, row.payload)
  return { ...payload, row: { ...row, challengeId: payload.copyOf ?? row.challengeId } }
}

/**
 * Stores a message, with a copy for the browser and the source that requested it. Older messages stay valid: an
 * attacker who starts sign-ins for a wallet must not end its owner's. However many they start, the owner's message is
 * found by its copy.
 */
export async function issueWalletChallenge(
  dependencies: Pick<Dependencies, 'storage' | 'random' | 'keyRing'>,
  projectId: string,
  wallet: Wallet,
  asked: {
    readonly payload: WalletPayload
    readonly nonce: string
    readonly now: number
    readonly source: Source
  },
): Promise<void> {
  const { storage, random, keyRing } = dependencies
  const { payload, nonce, now, source } = asked
  const subjects = listOwnSubjects(dependencies, wallet, source).map((subject) => ({
    subject,
    copyId: createUuid(random),
  }))
  const message: ChallengeRow = {
    projectId,
    challengeId: createUuid(random),
    kind,
    subject: toSubject(wallet),
    secretHash: keyRing.hashToken(nonce),
    payload: { ...payload, copies: subjects.map(({ copyId }) => copyId) },
    createdAt: now,
    expiresAt: now + challengeLifeMs,
  }
  const copies = subjects.map(({ subject, copyId }) => ({
    ...message,
    challengeId: copyId,
    subject,
    secretHash: keyRing.hashToken(`${nonce} ${subject}`),
    payload: { ...message.payload, copyOf: message.challengeId },
  }))
  await storage.transaction(async ({ challenges }) => {
    for (const row of [message, ...copies]) await challenges.issue(row)
  })
}

/**
 * Lists the live messages with which a wallet's signature is compared: first the newest of the same browser, then those
 * of the same source, then those of others. The list is short, since each comparison is expensive.
 */
export async function listWalletChallenges(
  dependencies: Pick<Dependencies, 'storage' | 'clock' | 'keyRing'>,
  projectId: string,
  wallet: Wallet,
  source: Source,
): Promise<readonly WalletChallenge[]> {
  const { storage, clock } = dependencies
  const list = async (subject: string, max: number) =>
    (await storage.challenges.listLive(projectId, kind, subject, clock.now(), max)).map(read)
  const most = source.isHost ? maxOfHost : maxOwn
  const subjects = listOwnSubjects(dependencies, wallet, source)
  const lists = await Promise.all(subjects.map((subject) => list(subject, most)))
  const own = keepDistinct(lists.flat()).slice(0, most)
  const newest = await list(toSubject(wallet), most + maxOthers)
  const known = new Set(own.map(({ row }) => row.challengeId))
  const others = newest.filter(({ row }) => !known.has(row.challengeId))
  return [...own, ...others.slice(0, maxOthers)]
}

const keepDistinct = (challenges: readonly WalletChallenge[]): readonly WalletChallenge[] => [
  ...new Map(challenges.map((one) => [one.row.challengeId, one])).values(),
]

/** Finds the newest message of a wallet, live or not. */
export async function findNewestChallenge(
  { storage }: Pick<Dependencies, 'storage'>,
  projectId: string,
  wallet: Wallet,
): Promise<WalletChallenge | null> {
  const row = await storage.challenges.findNewest(projectId, kind, toSubject(wallet))
  return row && read(row)
}

/**
 * Consumes a message and its copies.
 *
 * @returns false for a message that was consumed or has expired in the meantime; of parallel calls, only one gets true
 */
export async function consumeWalletChallenge(
  { challenges }: Pick<Repositories, 'challenges'>,
  { row: { projectId, challengeId }, copies = [] }: WalletChallenge,
  now: number,
): Promise<boolean> {
  if ((await challenges.consume(projectId, kind, challengeId, now)) === null) return false
  for (const copy of copies) await challenges.consume(projectId, kind, copy, now)
  return true
}
