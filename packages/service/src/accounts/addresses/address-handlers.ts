/** The operations by which users add an address, choose the primary one, and take back a removal. */
import { limits, type users } from '@portico/contract'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import { toActor } from '../../kernel/audit/to-actor.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call, Handlers } from '../../kernel/http/register-operations.ts'
import type { Repositories } from '../../kernel/storage/storage.ts'
import { toUserView } from '../../kernel/views/to-user-view.ts'
import { getOwnSession } from '../sessions/get-own-session.ts'
import type { AuthenticatedSession } from '../sessions/get-session.ts'
import { holdSession } from '../sessions/hold-session.ts'
import { verifyAccountChange } from '../sessions/verify-account-change.ts'
import { getEmail, makePrimary } from './make-primary.ts'
import { proveAddress } from './prove-address.ts'
import { sendAddressProof } from './send-address-proof.ts'

type Held = Pick<AuthenticatedSession, 'user' | 'session'>

/** Handlers of a user's own addresses. */
export function createAddressHandlers(
  dependencies: Dependencies,
): Pick<Handlers<typeof users>, 'addEmail' | 'proveEmail' | 'makeEmailPrimary' | 'restoreEmail'> {
  const { storage, clock } = dependencies

  /** Changes an address under the user's lock. @returns the answer, with the user as they are then */
  async function change(call: Call, run: (tx: Repositories, held: Held) => Promise<void>) {
    const { session } = await getOwnSession(dependencies, call)
    const { projectId } = call.project
    const user = await storage.transaction(async (tx) => {
      const held = await holdSession(tx, session, clock.now())
      await run(tx, held)
      return (await tx.users.findById(projectId, held.user.userId)) ?? held.user
    })
    dependencies.wakeOutbox()
    return { user_id: user.userId, __user: toUserView(user, call.project) }
  }

  async function choosePrimary(
    tx: Repositories,
    { project, source, params }: Call,
    { user: before, session }: Held,
  ): Promise<void> {
    verifyAccountChange(before, session, clock.now())
    const email = getEmail(before.emails, params.id)
    await makePrimary(tx, dependencies, { project, source }, { before, email, session })
  }

  async function restore(tx: Repositories, call: Call, held: Held): Promise<void> {
    const { user, session } = held
    const { projectId, userId } = user
    const email = getEmail(user.removedEmails, call.params.id)
    const isLate = clock.now() - email.removedAt > limits.removedEmail.undoSeconds * 1_000
    // Elsewhere the link in the notice restores it.
    if (email.removedIn !== session.sessionId || isLate) throw new AuthError('email_not_found')
    const { emailId } = email
    await tx.users.restoreEmail({ projectId, userId, emailId })
    const { project, source } = call
    await recordActivity(tx, dependencies, {
      action: 'user.email_restored',
      project,
      source,
      actor: toActor(session),
      user,
      session,
      details: { email_id: emailId },
    })
  }

  return {
    async addEmail(call) {
      return { method_id: await sendAddressProof(dependencies, call) }
    },

    async proveEmail(call) {
      const { user, emailId } = await proveAddress(dependencies, call)
      const __user = toUserView(user, call.project)
      return { user_id: user.userId, email_id: emailId, __user }
    },

    makeEmailPrimary: (call) => change(call, (tx, held) => choosePrimary(tx, call, held)),

    restoreEmail: (call) => change(call, (tx, held) => restore(tx, call, held)),
  }
}
