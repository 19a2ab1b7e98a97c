/**
 * The message between its start and its signature. The exact text is stored, and a signature counts for that text alone;
 * what it is good for is used up once, with the sign-in.
 */
import { limits } from '@portico/contract'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { createUuid } from '../../create-id.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Source } from '../../http/source-address.ts'
import type { ChallengeRow, Repositories } from '../../storage/storage.ts'
import type { Wallet } from './declaration/wallet-address.ts'

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
  /** From where it was asked for, as limits count. */
  bucket: Type.String(),
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

/** Messages of one wallet that are looked at; its own limit keeps one source from filling them. */
const maxLive = 48

const toSubject = ({ type, address }: Wallet) => `${type}:${address}`

const read = (row: ChallengeRow): WalletChallenge => ({
  ...Value.Parse(PayloadSchema, row.payload),
  row,
})

/** Stores a message. An older one stays good: a stranger who starts for an address must not end its owner's sign-in. */
export async function issueWalletChallenge(
  { storage, random, keyRing }: Pick<Dependencies, 'storage' | 'random' | 'keyRing'>,
  projectId: string,
  wallet: Wallet,
  { payload, nonce, now }: { payload: WalletPayload; nonce: string; now: number },
): Promise<void> {
  await storage.challenges.issue(
    {
      projectId,
      challengeId: createUuid(random),
      kind,
      subject: toSubject(wallet),
      secretHash: keyRing.hashToken(nonce),
      payload: { ...payload },
      createdAt: now,
      expiresAt: now + challengeLifeMs,
    },
    { supersede: false },
  )
}

/** The live messages of a wallet, first those from the same source, the newest first. */
export async function listWalletChallenges(
  { storage, clock }: Pick<Dependencies, 'storage' | 'clock'>,
  projectId: string,
  wallet: Wallet,
  { bucket }: Source,
): Promise<readonly WalletChallenge[]> {
  const subject = toSubject(wallet)
  const rows = await storage.challenges.listLive(projectId, kind, subject, clock.now(), maxLive)
  const all = rows.map(read)
  const isOwn = (challenge: WalletChallenge) => challenge.bucket === bucket
  return [...all.filter(isOwn), ...all.filter((challenge) => !isOwn(challenge))]
}

/** The newest message of a wallet, live or not. */
export async function findNewestChallenge(
  { storage }: Pick<Dependencies, 'storage'>,
  projectId: string,
  wallet: Wallet,
): Promise<WalletChallenge | null> {
  const row = await storage.challenges.findNewest(projectId, kind, toSubject(wallet))
  return row && read(row)
}

/** Uses a message up. @returns false for one that was used or has expired meanwhile: of parallel calls one gets it */
export async function consumeWalletChallenge(
  { challenges }: Pick<Repositories, 'challenges'>,
  { projectId, challengeId }: ChallengeRow,
  now: number,
): Promise<boolean> {
  return (await challenges.consume(projectId, kind, challengeId, now)) !== null
}
