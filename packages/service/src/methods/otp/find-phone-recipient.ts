import type { SendMode } from '../../accounts/sign-in/find-recipient.ts'
import type { PhoneRow } from '../../declarations/otp/phone-store.ts'
import type { ParsedPhone } from '../../foundation/addresses/parse-phone.ts'
import { createId } from '../../foundation/create-id.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { unprovedActor } from '../../kernel/audit/activity.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import { verifySubscribed } from '../../kernel/delivery/texts/verify-subscribed.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'
import type { PhoneRecipient } from './passcode-payload.ts'

/** The recipient of a code, and the user's data that a send needs. */
export interface FoundRecipient {
  readonly recipient: PhoneRecipient
  readonly user: Pick<UserRow, 'userId' | 'status' | 'locale'>
  readonly isCreated: boolean
}

/**
 * The user who requests a code for a number of their own, and their session; null when a host names the user without a
 * session.
 */
export interface PhoneSender {
  readonly user: UserRow
  readonly sessionId: string | null
}

/**
 * Finds or creates the user of a number, inside the transaction that issues the code. A created user is pending until
 * they prove the number.
 *
 * @returns null when no user may receive the code and the caller must not learn it: the caller goes on as for a real
 *   send
 * @throws AuthError `phone_number_not_found` where that reveals nothing new; `unsubscribed_phone_number`
 */
export async function findPhoneRecipient(
  tx: Repositories,
  dependencies: Dependencies,
  context: CallContext,
  wanted: {
    readonly phone: ParsedPhone
    readonly mode: SendMode
    readonly sender: PhoneSender | null
  },
): Promise<FoundRecipient | null> {
  const { projectId, privateMode } = context.project
  const { phone, mode, sender } = wanted
  const known = await tx.phones.holdNumber(projectId, phone.number)
  verifySubscribed(known, dependencies.clock.now())
  if (mode === 'secondary') {
    return sender && findOwn(tx, dependencies, context, { known, phone, sender })
  }
  if (!known) {
    if (mode === 'login_or_create') return createPerson(tx, dependencies, context, phone)
    if (!privateMode) throw new AuthError('phone_number_not_found')
    return null
  }
  const { userId, phoneId } = known
  await tx.users.noteTyped(projectId, userId, dependencies.clock.now())
  const user = await tx.users.findById(projectId, userId)
  // A blocked user gets no message, and the block is not revealed before they prove who they are.
  if (!user || user.blockedAt !== null) return null
  return { recipient: { userId, phoneId }, user, isCreated: false }
}

/**
 * Finds the user's own number, or one that they add: a host adds it at once, a page adds it when the code is entered.
 */
async function findOwn(
  tx: Repositories,
  dependencies: Dependencies,
  { project }: CallContext,
  wanted: {
    readonly known: PhoneRow | null
    readonly phone: ParsedPhone
    readonly sender: PhoneSender
  },
): Promise<FoundRecipient | null> {
  const { known, phone, sender } = wanted
  const { user, sessionId } = sender
  const { userId } = user
  if (known && known.userId !== userId) {
    if (project.privateMode) return null
    throw new AuthError('phone_number_not_found')
  }
  if (!known && sessionId !== null) {
    const recipient = { userId, newNumber: phone.number, sessionId }
    return { recipient, user, isCreated: false }
  }
  const { phoneId } =
    known ?? (await addPhone(tx, dependencies, { ...user, phone, verified: false }))
  return { recipient: { userId, phoneId }, user, isCreated: false }
}

/** Adds a number that no user has. The caller holds the number's lock. */
export async function addPhone(
  { phones }: Pick<Repositories, 'phones'>,
  { random, clock }: Pick<Dependencies, 'random' | 'clock'>,
  wanted: {
    readonly projectId: string
    readonly userId: string
    readonly phone: Pick<ParsedPhone, 'number'>
    readonly verified: boolean
    /** @default false */
    readonly isUnproved?: boolean
    /** The time of the sign-up for a number that begins with the account. @default now */
    readonly createdAt?: number
  },
): Promise<PhoneRow> {
  const { projectId, userId, phone, verified, isUnproved = false, createdAt = clock.now() } = wanted
  const row: PhoneRow = {
    projectId,
    phoneId: createId(random, 'phone-number', projectId),
    userId,
    phoneNumber: phone.number,
    verified,
    unsubscribedAt: null,
    isUnproved,
    stepBeside: null,
    createdAt,
  }
  await phones.add(row)
  return row
}

async function createPerson(
  tx: Repositories,
  dependencies: Dependencies,
  { project, source }: CallContext,
  phone: ParsedPhone,
): Promise<FoundRecipient> {
  const { random, clock } = dependencies
  const { projectId } = project
  const now = clock.now()
  const userId = createId(random, 'user', projectId)
  const wanted = { projectId, userId, email: null, status: 'pending', change: {} } as const
  const created = await tx.users.create({ ...wanted, isTyped: true, now })
  if ('taken' in created) throw new Error('A person without an address took one.')
  const { phoneId } = await addPhone(tx, dependencies, {
    projectId,
    userId,
    phone,
    verified: false,
    createdAt: now,
  })
  const user = (await tx.users.findById(projectId, userId)) ?? created.user
  await recordActivity(tx, dependencies, {
    action: 'user.created',
    project,
    actor: unprovedActor,
    user,
    source,
  })
  return { recipient: { userId, phoneId }, user, isCreated: true }
}
