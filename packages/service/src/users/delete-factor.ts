import type { User, WebauthnSignal } from '@portico/contract'
import { toActor } from '../audit/to-actor.ts'
import type { Dependencies } from '../dependencies.ts'
import { AuthError } from '../http/auth-error.ts'
import type { Call } from '../http/register-operations.ts'
import { getOwnSession } from '../sessions/get-own-session.ts'
import type { ProvedSession } from '../sessions/get-session.ts'
import { holdSession } from '../sessions/hold-session.ts'
import type { Repositories, UserRow } from '../storage/storage.ts'
import { hasSecondFactor } from '../totps/has-second-factor.ts'
import { removeTotp } from '../totps/remove-totp.ts'
import { verifySufficientFactors } from '../totps/verify-sufficient-factors.ts'
import { removePasskey } from '../webauthn/remove-passkey.ts'
import { toSignals } from '../webauthn/to-signals.ts'
import type { FactorRemoval } from './factor-removal.ts'
import { removeEmail } from './remove-email.ts'
import { toUserView } from './to-user-view.ts'

/** A kind of factor that a person can take off. */
export type FactorKind = 'email' | 'totp' | 'passkey'

type Remove = (
  repositories: Repositories,
  dependencies: Dependencies,
  removal: FactorRemoval,
) => Promise<UserRow>

const removers: Readonly<Record<FactorKind, Remove>> = {
  email: removeEmail,
  totp: removeTotp,
  passkey: removePasskey,
}

/**
 * A person takes a factor off their own account.
 *
 * @throws AuthError those of the kind's remover; `insufficient_factors` where a further factor guards the
 * account; for a verified authenticator app in any session that has not proved it or a recovery code: what stands
 * beside the second factor must not lift it
 */
export async function deleteFactor(
  dependencies: Dependencies,
  call: Call,
  kind: FactorKind,
): Promise<{ user_id: string; __user: User; webauthn_signals?: WebauthnSignal[] }> {
  const { project, source, params } = call
  const proved = await getOwnSession(dependencies, call)
  const id = params.id ?? ''
  const user = await dependencies.storage.transaction(async (tx) => {
    const now = dependencies.clock.now()
    // Judged as they now are: an app may count since the session was proved.
    verifyAllowed(await holdSession(tx, proved.session, now), { kind, id }, now)
    return removers[kind](tx, dependencies, {
      project,
      userId: proved.user.userId,
      id,
      actor: toActor(proved.session),
      session: proved.session,
      source,
    })
  })
  dependencies.wakeOutbox()
  const gone = proved.user.passkeys.find(({ registrationId }) => registrationId === id)
  return {
    user_id: user.userId,
    __user: toUserView(user, project),
    ...(gone && { webauthn_signals: toSignals(user, project, gone) }),
  }
}

function verifyAllowed(
  { user, session }: Pick<ProvedSession, 'user' | 'session'>,
  { kind, id }: { readonly kind: FactorKind; readonly id: string },
  now: number,
): void {
  const app = kind === 'totp' ? user.totps.find(({ totpId }) => totpId === id) : undefined
  // An app that never counted guards nothing, whatever stands beside it.
  if (app?.verified === false) return
  verifySufficientFactors(user, session, now)
  if (app && !hasSecondFactor(session)) throw new AuthError('insufficient_factors')
}
