/**
 * What whoever opened a link on another device decides for the page that asked. Each decision uses the link up, and
 * the code beside it; of any number at once one counts.
 */
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import type { AuditAction } from '../../audit/actions.ts'
import { unprovedActor } from '../../audit/activity.ts'
import { recordActivity } from '../../audit/record-activity.ts'
import { createId } from '../../create-id.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Call } from '../../http/register-operations.ts'
import { type LinkPayload, LinkPayloadSchema } from '../../sign-in/link-payload.ts'
import type { ChallengeRow, Repositories } from '../../storage/storage.ts'

/** How long the page that asked may take to notice that it may go on; milliseconds. A phone's page sleeps. */
const approvedMs = 10 * 60_000

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
type Place = Pick<Call, 'project' | 'source'>

/** A link as it lies in the database, with its page. */
export interface WaitedLink {
  readonly challenge: ChallengeRow
  readonly payload: LinkPayload
  readonly otherDevice: NonNullable<LinkPayload['otherDevice']>
}

/**
 * The person picked a number. The right one lets the page that shows it go on; any other refuses it, as somebody who
 * guesses has not asked.
 *
 * @returns `gone` when no page waits any more, `over` when the link was used or has run out: nothing happened then
 */
export async function pickNumber(
  ports: Ports,
  place: Place,
  link: WaitedLink,
  number: string,
): Promise<
  { readonly outcome: 'approved'; readonly secretHash: string } | 'refused' | 'gone' | 'over'
> {
  const { projectId } = place.project
  const { payload, otherDevice } = link
  const isRight = number === otherDevice.number
  return transact(ports, async (tx, now) => {
    if (!(await tx.challenges.find(projectId, 'other_device', otherDevice.waitId, now)))
      return 'gone'
    const used = await endLink(tx, projectId, link, now)
    if (!used) return 'over'
    // Gone in this very moment: the link shall not be lost by it.
    if (!used.wait) throw new PageGoneError()
    const decision: Decision = isRight
      ? { outcome: 'approved', link: payload }
      : { outcome: 'refused' }
    await decide(tx, ports, used.wait, decision, now)
    await record(tx, ports, place, link, isRight ? null : 'wrong_number')
    if (!isRight) return 'refused'
    return { outcome: 'approved', secretHash: used.wait.secretHash }
  })
}

/** Whoever reads the mail did not ask for it: link and code end, and the page that asked hears it. */
export async function refuseLink(
  ports: Ports,
  place: Place,
  link: WaitedLink,
): Promise<'refused' | 'over'> {
  const { projectId } = place.project
  return ports.storage.transaction(async (tx) => {
    const now = ports.clock.now()
    const used = await endLink(tx, projectId, link, now)
    if (!used) return 'over'
    if (used.wait) await decide(tx, ports, used.wait, { outcome: 'refused' }, now)
    await record(tx, ports, place, link, 'not_asked_for')
    return 'refused'
  })
}

/** Within the transaction that used the link up where it was opened: its page has nothing to wait for. */
export async function noteLinkUsed(
  tx: Pick<Repositories, 'challenges'>,
  ports: Pick<Ports, 'random'>,
  { projectId, payload }: { readonly projectId: string; readonly payload: LinkPayload },
  now: number,
): Promise<void> {
  if (!payload.otherDevice) return
  const { waitId } = payload.otherDevice
  const wait = await tx.challenges.consume(projectId, 'other_device', waitId, now)
  if (wait) await decide(tx, ports, wait, { outcome: 'used' }, now)
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
): Promise<{ readonly wait: ChallengeRow | null } | null> {
  const used = await challenges.consume(projectId, 'magic_link', challenge.challengeId, now)
  return (
    used && { wait: await challenges.consume(projectId, 'other_device', otherDevice.waitId, now) }
  )
}

async function decide(
  { challenges }: Pick<Repositories, 'challenges'>,
  { random }: Pick<Ports, 'random'>,
  wait: ChallengeRow,
  decision: Decision,
  now: number,
): Promise<void> {
  const { projectId, subject, secretHash } = wait
  const decided: ChallengeRow = {
    projectId,
    challengeId: createId(random, 'other-device-decision', projectId),
    kind: 'other_device_decision',
    // What ends every secret of a person ends this one too.
    subject,
    secretHash,
    payload: { ...decision },
    createdAt: now,
    expiresAt: now + approvedMs,
  }
  await challenges.issue(decided, { supersede: false })
}

async function record(
  tx: Repositories,
  ports: Ports,
  { project, source }: Place,
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
