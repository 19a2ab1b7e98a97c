import { type AddressesEvent, readUndoPayload } from '../../accounts/notices/undo-token.ts'
import { removeCodes } from '../../accounts/recovery-codes/undo-codes.ts'
import {
  endMeantSessions,
  toUndoAct,
  type Undo,
  type Undoing,
  type Undos,
  undoReason,
} from '../../accounts/sign-in/undo.ts'
import { parseEmail } from '../../foundation/addresses/parse-email.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import type { UserRow } from '../../kernel/storage/storage.ts'

/**
 * Makes the undo of a change of addresses, and of a sign-in with a recovery code, whose other codes stop working. It
 * takes back that change and all that was reported since: addresses, credentials, and sessions, which a thief may have
 * started by them. It works once, so that the reader of an old notice cannot take back what the owner has changed
 * afterwards.
 *
 * @param others the undos of all other events, by their kinds
 */
export const createAddressesUndo = (others: Undos): Undo<AddressesEvent> => ({
  async run(undoing, event) {
    const { tx, dependencies, user } = undoing
    const { projectId, userId } = user
    const since = { since: event.at, now: dependencies.clock.now() }
    const taken = await tx.challenges.takeSince(projectId, 'not_me', userId, since)
    const events = taken.map((challenge) => readUndoPayload(challenge).event)
    if (!events.some(({ kind, ...own }) => kind === event.kind && isSame(own, event))) return false
    if (event.kind === 'recovered') await removeCodes(undoing)
    for (const later of pickDifferent(events)) {
      const undo = others[later.kind]
      const now = await tx.users.findById(projectId, userId)
      if (undo && now) await undo.run({ ...undoing, user: now }, later)
    }
    const present = (await tx.users.findById(projectId, userId)) ?? user
    const dropped = await takeBackAddresses({ ...undoing, user: present }, event)
    await endMeantSessions(
      undoing,
      ({ sessionId, startedAt, factors }) =>
        startedAt >= event.at ||
        sessionId === event.sessionId ||
        factors.some(({ email }) => email !== undefined && dropped.has(email.emailId)),
    )
    return true
  },
})

const isSame = (own: object, { kind, ...event }: AddressesEvent) =>
  JSON.stringify(Object.entries(own).sort()) === JSON.stringify(Object.entries(event).sort())

/** Every address got a notice of the same event. */
function pickDifferent<Event extends object>(events: readonly Event[]): readonly Event[] {
  return [...new Map(events.map((event) => [JSON.stringify(event), event])).values()]
}

/**
 * Restores the addresses that were removed since the event, deletes those that were added, and makes that one primary
 * which was it before.
 *
 * @returns the ids of the deleted ones
 */
async function takeBackAddresses(
  undoing: Undoing,
  { at, primaryId }: AddressesEvent,
): Promise<ReadonlySet<string>> {
  const { tx, dependencies, user } = undoing
  const { projectId, userId } = user
  const now = dependencies.clock.now()
  const record = (
    action: 'user.email_restored' | 'user.email_deleted' | 'user.email_made_primary',
    emailId: string,
    after: UserRow,
  ) =>
    recordActivity(tx, dependencies, {
      ...toUndoAct(undoing),
      user: after,
      action,
      details: { email_id: emailId, reason: undoReason },
    })
  const restored = user.removedEmails.filter(({ removedAt }) => removedAt >= at)
  const added = user.emails.filter(({ createdAt }) => createdAt >= at && createdAt > user.createdAt)
  for (const { emailId } of restored) {
    await tx.users.restoreEmail({ projectId, userId, emailId })
  }
  for (const { emailId, email } of added) {
    await tx.users.removeEmail(projectId, userId, emailId)
    await tx.challenges.voidEverything(projectId, [parseEmail(email).canonical], now)
  }
  const read = async () => (await tx.users.findById(projectId, userId)) ?? user
  let after = await read()
  if (
    after.emails[0]?.emailId !== primaryId &&
    after.emails.some((one) => one.emailId === primaryId)
  ) {
    const emailId = primaryId ?? ''
    await tx.users.makeEmailPrimary({ projectId, userId, emailId }, now)
    after = await read()
    await record('user.email_made_primary', emailId, after)
  }
  for (const { emailId } of restored) await record('user.email_restored', emailId, after)
  for (const { emailId } of added) await record('user.email_deleted', emailId, after)
  return new Set(added.map(({ emailId }) => emailId))
}
