/**
 * The message between its start and its signature. The exact text is stored, and a signature counts for that text alone;
 * what it is good for is used up once, with the sign-in.
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
  /** Null for what is no EIP-4361 message. */
  chainId: OrNull,
  issuedAt: Type.Number(),
  notBefore: Type.Union([Type.Number(), Type.Null()]),
  requestId: OrNull,
  resources: Type.Array(Type.String()),
  /** Of a copy: the id of the message that is used up. */
  copyOf: Type.Optional(Type.String()),
  /** The ids of all copies, which go with it. */
  copies: Type.Optional(Type.Array(Type.String())),
  /** To whom the wallet is to be added; null for whoever has it. */
  target: Type.Union([
    Type.Object({
      userId: Type.String(),
      /** In which session; null where a host asked without one. */
      sessionId: OrNull,
    }),
    Type.Null(),
  ]),
  /** The id of the user who is created for a wallet that nobody has. */
  newUserId: Type.String(),
})

/** What is remembered of a message. */
export type WalletPayload = Static<typeof PayloadSchema>

/** A message with its place in the storage. */
export interface WalletChallenge extends WalletPayload {
  readonly row: ChallengeRow
}

const kind = 'crypto_wallet'
export const challengeLifeMs = limits.cryptoWallet.challengeSeconds * 1_000

/** Messages that the presenting browser or source asked for: as many as somebody leaves open by trying again. */
const maxOwn = 3
/** Behind a host that says nothing of the person all people are one source. */
const maxOfHost = 16
/** Messages that others asked for: who moved to another network meanwhile signs the newest. */
const maxOthers = 2

const toSubject = ({ type, address }: Wallet) => `${type}:${address}`

/** Under which a message is found again by its browser and its source, whatever others ask for. */
const listOwnSubjects = (
  { keyRing }: Pick<Dependencies, 'keyRing'>,
  wallet: Wallet,
  { browserId, bucket }: Source,
): readonly string[] =>
  [...(browserId ? [`browser ${browserId}`] : []), `source ${bucket}`].map(
    (asker) => `${toSubject(wallet)} ${keyRing.hashKey(asker)}`,
  )

/** A copy stands for the message itself: that is what is used up, voided and found to be late. */
function read(row: ChallengeRow): WalletChallenge {
  const payload = Value.Parse(PayloadSchema, row.payload)
  return { ...payload, row: { ...row, challengeId: payload.copyOf ?? row.challengeId } }
}

/**
 * Stores a message, with a copy for whoever asked. An older one stays good: a stranger who starts for an address must
 * not end its owner's sign-in, and however often they start, its owner's text is found by its copy.
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
    for (const row of [message, ...copies]) await challenges.issue(row, { supersede: false })
  })
}

/**
 * The live messages of a wallet that a signature is compared with: the newest that the same browser asked for, then
 * those of the same source, then of others. Each comparison is dear: they are few, however many messages there are.
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

/** The newest message of a wallet, live or not. */
export async function findNewestChallenge(
  { storage }: Pick<Dependencies, 'storage'>,
  projectId: string,
  wallet: Wallet,
): Promise<WalletChallenge | null> {
  const row = await storage.challenges.findNewest(projectId, kind, toSubject(wallet))
  return row && read(row)
}

/** Uses a message up, and its copies with it. @returns false for one that was used or has expired meanwhile: of parallel calls one gets it */
export async function consumeWalletChallenge(
  { challenges }: Pick<Repositories, 'challenges'>,
  { row: { projectId, challengeId }, copies = [] }: WalletChallenge,
  now: number,
): Promise<boolean> {
  if ((await challenges.consume(projectId, kind, challengeId, now)) === null) return false
  for (const copy of copies) await challenges.consume(projectId, kind, copy, now)
  return true
}
