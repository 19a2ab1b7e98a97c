import type { User } from '@portico/contract'
import type { DeclaredKind } from '../../declarations/all-declarations.ts'
import type { CredentialSignals } from '../../declarations/declare-credential.ts'
import { toActor } from '../../kernel/audit/to-actor.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import { toUserView } from '../../kernel/views/to-user-view.ts'
import { getOwnSession } from '../sessions/get-own-session.ts'
import type { AuthenticatedSession } from '../sessions/get-session.ts'
import { holdSession } from '../sessions/hold-session.ts'
import {
  verifyAccountChange,
  verifyGuardChange,
  verifySettledProof,
} from '../sessions/verify-account-change.ts'
import { verifyStepLeft } from '../sessions/verify-step-left.ts'
import { keepRemoved } from './keep-removed.ts'
import { removeCredential } from './remove-credential.ts'
import { removeEmail } from './remove-email.ts'
import { toSignals } from './to-signals.ts'

/**
 * Removes a factor from the account of the user who calls.
 *
 * @param kind the kind of factor: an address, or a kind of credential
 * @throws AuthError every error of the kind's removal; `cannot_delete_last_second_step`; `insufficient_factors` without a recent proof, and when a
 *   further factor protects the account and the session lacks it. To remove a verified authenticator app, the session must have proved the app or a
 *   recovery code; no other factor suffices
 */
export async function deleteFactor(
  dependencies: Dependencies,
  call: Call,
  kind: 'email' | DeclaredKind,
): Promise<{ user_id: string; __user: User } & CredentialSignals> {
  const { project, source, params } = call
  const proved = await getOwnSession(dependencies, call)
  const id = params.id ?? ''
  const user = await dependencies.storage.transaction(async (tx) => {
    const now = dependencies.clock.now()
    // Judged by the user's present factors: an app may have been verified since the session began.
    const held = await holdSession(tx, proved.session, now)
    if (kind === 'email') verifyAccountChange(held.user, held.session, now)
    else {
      verifyAllowed(held, { kind, id }, now)
      const left = kind.without(held.user.credentials, id)
      await verifyStepLeft(tx, project, held.user, left, now)
    }
    const removal = {
      project,
      userId: proved.user.userId,
      id,
      actor: toActor(proved.session),
      session: proved.session,
      source,
    }
    if (kind === 'email') {
      return removeEmail(tx, dependencies, removal, { session: proved.session, source })
    }
    const isOwn = kind.list(held.user.credentials).some((own) => own.id === id)
    if (isOwn) await keepRemoved(tx, dependencies, { session: held.session, kind, id })
    return removeCredential(tx, dependencies, kind, removal)
  })
  dependencies.wakeOutbox()
  const reply = { user_id: user.userId, __user: toUserView(user, project) }
  return { ...reply, ...toSignals(proved.user, user, project) }
}

function verifyAllowed(
  { user, session }: Pick<AuthenticatedSession, 'user' | 'session'>,
  { kind, id }: { readonly kind: DeclaredKind; readonly id: string },
  now: number,
): void {
  const guard = kind.list(user.credentials).find((own) => own.id === id)?.isGuard
  // An app that was never verified protects nothing, whatever other factors there are.
  if (guard === false) return
  if (guard) verifyGuardChange(user, session, now)
  else verifySettledProof(user, session, now)
}
