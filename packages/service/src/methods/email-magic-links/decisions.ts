/**
 * The decisions that a user makes on another device for the page that requested the link. Each decision consumes the
 * link and the code in the same mail; of parallel decisions, only one counts.
 */
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import {
  type LinkPayload,
  LinkPayloadSchema,
  readLinkPayload,
} from '../../accounts/sign-in/link-payload.ts'
import { createId } from '../../foundation/create-id.ts'
import type { AuditAction } from '../../kernel/audit/actions.ts'
import { unprovedActor } from '../../kernel/audit/activity.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import type { ChallengeRow, Repositories } from '../../kernel/storage/storage.ts'

/** How long the page may take to sign in after an approval; milliseconds. A phone suspends pages in the background. */
const approvedMs = 10 * 60_000

const decisionKind = 'other_device_decision'

const DecisionSchema = Type.Union([
  Type.Object({
    outcome: Type.Literal('approved'),
    /** The owner and the address that the consumed link proved. */
    link: LinkPayloadSchema,
  }),
  Type.Object({ outcome: Type.Enum(['refused', 'used']) }),
])

/** A decision for a waiting page: it may sign in, it must not, or the link was used in another browser. */
export type Decision = Static<typeof DecisionSchema>

/** Reads the decision in a row's payload. */
export const readDecision = ({ payload }: ChallengeRow): Decision =>
  Value.Parse(DecisionSchema, payload)

type Ports = Pick<Dependencies, 'storage' | 'random' | 'clock' | 'keyRing'>

/** A link's row, and the page that waits for it. */
export interface WaitedLink {
  readonly challenge: ChallengeRow
  readonly payload: LinkPayload
  readonly otherDevice: NonNullable<LinkPayload['otherDevice']>
}

/**
 * Decides by the number that the user picked. The right number lets the page that displays it sign in. Any other number
 * refuses it, since a user who guesses did not request the link. To pick the right number twice returns the first
 * result again.
 *
 * @returns `gone` when no page waits any more, `over` when the link was used or has expired; neither changes anything
 */
export async function pickNumber(
  ports: Ports,
  context: CallContext,
  link: WaitedLink,
  number: string,
): Promise<
  { readonly outcome: 'approved'; readonly secretHash: string } | 'refused' | 'gone' | 'over'
> {
  const { projectId } = context.project
  const { payload, otherDevice } = link
  const isRight = number === otherDevice.number
  return transact(ports, async (tx, now) => {
    await takeTurn(tx, projectId, payload)
    const wait = await tx.challenges.findAny(projectId, 'other_device', otherDevice.waitId)
    const isLive = await tx.challenges.find(projectId, 'other_device', otherDevice.waitId, now)
    const used = isLive && (await endLink(tx, projectId, link, now))
    if (!used) {
      const before = wait && isRight ? await readOutcome(tx, projectId, wait.secretHash, now) : null
      if (before === 'approved' || before === 'taken')
        return { outcome: 'approved', secretHash: wait?.secretHash ?? '' }
      const { challengeId } = link.challenge
      const isOpen = await tx.challenges.find(projectId, 'magic_link', challengeId, now)
      return isOpen ? 'gone' : 'over'
    }
    // The page stopped waiting in this moment: the transaction is rolled back, so that the link stays valid.
    if (!used.wait) throw new PageGoneError()
    const decision: Decision = isRight
      ? { outcome: 'approved', link: payload }
      : { outcome: 'refused' }
    await decide(tx, ports, used, decision, now)
    await record(tx, ports, context, link, isRight ? null : 'wrong_number')
    if (!isRight) return 'refused'
    return { outcome: 'approved', secretHash: used.wait.secretHash }
  })
}

/**
 * Refuses the page, since the reader of the mail did not request the link. Ends the link and its code, and informs the
 * page. Also works after the right number was picked by mistake, until the page has signed in.
 *
 * @returns `taken` when the page is already signed in
 */
export async function refuseLink(
  ports: Ports,
  context: CallContext,
  link: WaitedLink,
): Promise<'refused' | 'taken' | 'over'> {
  const { projectId } = context.project
  return ports.storage.transaction(async (tx) => {
    const now = ports.clock.now()
    await takeTurn(tx, projectId, link.payload)
    const used = await endLink(tx, projectId, link, now)
    if (used) {
      if (used.wait) await decide(tx, ports, used, { outcome: 'refused' }, now)
      await record(tx, ports, context, link, 'not_asked_for')
      return 'refused'
    }
    const { waitId } = link.otherDevice
    const wait = await tx.challenges.findAny(projectId, 'other_device', waitId)
    const before = wait && (await readOutcome(tx, projectId, wait.secretHash, now))
    if (before === 'taken') return 'taken'
    if (!wait || before !== 'approved') return 'over'
    const { secretHash } = wait
    const decided = await tx.challenges.findBySecret(projectId, decisionKind, secretHash, now)
    const taken =
      decided && (await tx.challenges.consume(projectId, decisionKind, decided.challengeId, now))
    if (!taken) return 'taken'
    await decide(tx, ports, { wait, subject: taken.subject }, { outcome: 'refused' }, now)
    await record(tx, ports, context, link, 'not_asked_for')
    return 'refused'
  })
}

/**
 * Returns the state of a waiting page.
 *
 * @returns `taken` when it has signed in; null when there is no decision, or the decision has expired
 */
export async function readOutcome(
  { challenges }: Pick<Repositories, 'challenges'>,
  projectId: string,
  secretHash: string,
  now: number,
): Promise<Decision['outcome'] | 'taken' | null> {
  const decided = await challenges.findBySecret(projectId, decisionKind, secretHash, now)
  if (decided) return readDecision(decided).outcome
  return (await challenges.wasUsed(projectId, decisionKind, secretHash)) ? 'taken' : null
}

/**
 * Locks the user first, as every change of a credential does. Otherwise a decision could outlive a change that ends all
 * secrets of the user.
 */
async function takeTurn(
  { artefacts }: Pick<Repositories, 'artefacts'>,
  projectId: string,
  { userId }: LinkPayload,
): Promise<void> {
  if (userId !== null) await artefacts.lockForUser(projectId, userId)
}

/** Tells a link's page that the link was used in another browser. Runs in the transaction that consumes the link. */
export async function noteLinkUsed(
  tx: Pick<Repositories, 'challenges'>,
  ports: Pick<Ports, 'random'>,
  link: ChallengeRow,
  now: number,
): Promise<void> {
  const { otherDevice } = readLinkPayload(link)
  if (!otherDevice) return
  const { projectId, subject } = link
  const wait = await tx.challenges.consume(projectId, 'other_device', otherDevice.waitId, now)
  if (wait) await decide(tx, ports, { wait, subject }, { outcome: 'used' }, now)
}

class PageGoneError extends Error {}

async function transact<Outcome>(
  { storage, clock }: Pick<Ports, 'storage' | 'clock'>,
  work: (tx: Repositories, now: number) => Promise<Outcome>,
): Promise<Outcome | 'gone'> {
  try {
    return await storage.transaction((tx) => work(tx, clock.now()))
  } catch (error) {
    if (error instanceof PageGoneError) return 'gone'
    throw error
  }
}

/** Ends the link first, then the wait. Every caller uses this order, so that two transactions cannot deadlock. */
async function endLink(
  { challenges }: Pick<Repositories, 'challenges'>,
  projectId: string,
  { challenge, otherDevice }: WaitedLink,
  now: number,
): Promise<{ readonly wait: ChallengeRow | null; readonly subject: string } | null> {
  const used = await challenges.consume(projectId, 'magic_link', challenge.challengeId, now)
  if (!used) return null
  const wait = await challenges.consume(projectId, 'other_device', otherDevice.waitId, now)
  return { wait, subject: used.subject }
}

async function decide(
  { challenges }: Pick<Repositories, 'challenges'>,
  { random }: Pick<Ports, 'random'>,
  { wait, subject }: { readonly wait: ChallengeRow | null; readonly subject: string },
  decision: Decision,
  now: number,
): Promise<void> {
  if (!wait) return
  const { projectId, secretHash, expiresAt } = wait
  const decided: ChallengeRow = {
    projectId,
    challengeId: createId(random, 'other-device-decision', projectId),
    kind: decisionKind,
    // The link's subject: a change that ends all secrets of a user ends this row too.
    subject,
    secretHash,
    payload: { ...decision },
    createdAt: now,
    expiresAt: decision.outcome === 'approved' ? now + approvedMs : expiresAt,
  }
  await challenges.issue(decided)
}

async function record(
  tx: Repositories,
  ports: Ports,
  { project, source }: CallContext,
  { payload }: WaitedLink,
  reason: 'wrong_number' | 'not_asked_for' | null,
): Promise<void> {
  const { userId } = payload
  const action: AuditAction = reason === null ? 'authentication.approved' : 'authentication.refused'
  await recordActivity(tx, ports, {
    action,
    project,
    actor: unprovedActor,
    user: userId === null ? null : await tx.users.findById(project.projectId, userId),
    source,
    details: { method: 'magic_link', ...(reason !== null && { reason }) },
  })
}
