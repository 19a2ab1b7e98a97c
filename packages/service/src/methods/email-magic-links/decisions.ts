/**
 * What whoever opened a link on another device decides for the page that asked. Each decision uses the link up, and
 * the code beside it; of any number at once one counts.
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

/** How long the page that asked may take to notice that it may go on; milliseconds. A phone's page sleeps. */
const approvedMs = 10 * 60_000

const decisionKind = 'other_device_decision'

const DecisionSchema = Type.Union([
  Type.Object({
    outcome: Type.Literal('approved'),
    /** What the used link proved. */
    link: LinkPayloadSchema,
  }),
  Type.Object({ outcome: Type.Enum(['refused', 'used']) }),
])

/** What was decided for a page that waits: it may sign in, it may not, or the link signed in elsewhere. */
export type Decision = Static<typeof DecisionSchema>

/** Reads a row's payload. */
export const readDecision = ({ payload }: ChallengeRow): Decision =>
  Value.Parse(DecisionSchema, payload)

type Ports = Pick<Dependencies, 'storage' | 'random' | 'clock' | 'keyRing'>

/** A link as it lies in the database, with its page. */
export interface WaitedLink {
  readonly challenge: ChallengeRow
  readonly payload: LinkPayload
  readonly otherDevice: NonNullable<LinkPayload['otherDevice']>
}

/**
 * The person picked a number. The right one lets the page that shows it go on; any other refuses it, as somebody who
 * guesses has not asked. Whoever presses the right one twice gets the answer of the first time.
 *
 * @returns `gone` when no page waits any more, `over` when the link was used or has run out: nothing happened then
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
    // Gone in this very moment: the link shall not be lost by it.
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
 * Whoever reads the mail did not ask for it: link and code end, and the page that asked hears it. Also after the right
 * number was picked by mistake, as long as the page has not gone on.
 *
 * @returns `taken` when the page is signed in already
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
 * What has become of a page that waits.
 *
 * @returns `taken` when it has signed in; null when nothing was decided, or what was decided has ended
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

/** As whoever changes a credential does first: a decision must not slip past what ends everything of a person. */
async function takeTurn(
  { artefacts }: Pick<Repositories, 'artefacts'>,
  projectId: string,
  { userId }: LinkPayload,
): Promise<void> {
  if (userId !== null) await artefacts.lockForUser(projectId, userId)
}

/** Within the transaction that used the link up where it was opened: its page has nothing to wait for. */
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

/** First the link, then its page: everybody in this order, so that no two wait for each other. */
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
    // Of the link: what ends every secret of a person ends this one too.
    subject,
    secretHash,
    payload: { ...decision },
    createdAt: now,
    expiresAt: decision.outcome === 'approved' ? now + approvedMs : expiresAt,
  }
  await challenges.issue(decided, { supersede: false })
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
