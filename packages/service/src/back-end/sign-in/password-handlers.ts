/** Passwords for the host's back end: the rules of the pages' own calls, told by the host. */
import type { backEnd } from '@portico/contract'
import type { Dependencies } from '../../dependencies.ts'
import { AuthError } from '../../http/auth-error.ts'
import type { Call, Handlers } from '../../http/register-operations.ts'
import { authenticatePassword } from '../../methods/passwords/authenticate-password.ts'
import { checkStrength } from '../../methods/passwords/check-strength.ts'
import { createPassword } from '../../methods/passwords/create-password.ts'
import type { PasswordPlace, PasswordProof } from '../../methods/passwords/password-place.ts'
import { resetByEmail } from '../../methods/passwords/reset-by-email.ts'
import { resetByExistingPassword } from '../../methods/passwords/reset-by-existing-password.ts'
import { resetBySession } from '../../methods/passwords/reset-by-session.ts'
import { startReset } from '../../methods/passwords/start-reset.ts'
import { isImpersonated } from '../../sessions/is-impersonated.ts'
import type { SessionWish } from '../../sessions/start-session.ts'
import type { ShownFactor } from '../../totps/further-factor.ts'
import { findNamedSession, readSessionName } from '../sessions/named-session.ts'
import { toUserChange } from '../users/to-user-change.ts'
import { migratePassword } from './migrate-password.ts'
import { toPersonSource } from './person-source.ts'
import { getRecipient } from './send-target.ts'
import { toSessionWish } from './session-wish.ts'
import { toHostAuthReply } from './to-host-auth-reply.ts'

/** Handlers of `/v1/passwords`. */
export function createHostPasswordHandlers(
  dependencies: Dependencies,
): Handlers<(typeof backEnd)['passwords']> {
  const toReply = ({ project }: PasswordPlace, { started, user }: PasswordProof) =>
    toHostAuthReply(dependencies, project, started, user)
  return {
    async create(call) {
      const { email, password, ...described } = call.body
      const wish = await toSessionWish(dependencies, call)
      const wanted = {
        email,
        password,
        change: toUserChange(call.project, toDescription(described)),
      }
      const place = toPlace(call)
      const { emailId, ...proof } = await createPassword(dependencies, place, wanted, wish)
      return { ...(await toReply(place, proof)), email_id: emailId }
    },

    async authenticate(call) {
      const wish = await toSessionWish(dependencies, call)
      const place = toPlace(call)
      const { emailId, ...proof } = await authenticatePassword(dependencies, place, call.body, wish)
      return { ...(await toReply(place, proof)), email_id: emailId }
    },

    strengthCheck: (call) => checkStrength(dependencies, { ...call, source: toPersonSource(call) }),

    migrate: (call) => migratePassword(dependencies, call),

    async emailResetStart(call) {
      const sent = await startReset(dependencies, { ...call, source: toPersonSource(call) })
      const { userId, emailId } = await getRecipient(dependencies, call, sent)
      return { user_id: userId, email_id: emailId }
    },

    async emailReset(call) {
      const { token, password, code_verifier: codeVerifier, options: match } = call.body
      const wish = await toSessionWish(dependencies, call)
      const place = toPlace(call)
      const further = toShownFactor(call.body, wish)
      const presented = { token, password, codeVerifier, match, further }
      return toReply(place, await resetByEmail(dependencies, place, presented, wish))
    },

    async existingPasswordReset(call) {
      const { email, existing_password: existingPassword, new_password: newPassword } = call.body
      const wish = await toSessionWish(dependencies, call)
      const place = toPlace(call)
      const further = toShownFactor(call.body, wish)
      const replacement = { email, existingPassword, newPassword, further }
      return toReply(place, await resetByExistingPassword(dependencies, place, replacement, wish))
    },

    async sessionReset(call) {
      const { minutes, customClaims } = await toSessionWish(dependencies, call)
      const name = await readSessionName(dependencies, call, call.body)
      const proved =
        name && (await findNamedSession(dependencies.storage, dependencies, call, name))
      if (!proved) throw new AuthError('session_not_found')
      // Staff who act as a person change no credential.
      if (isImpersonated(proved.session)) throw new AuthError('unauthorized_action')
      const place = toPlace(call)
      const wish = { minutes, ...(customClaims && { customClaims }) }
      const { password } = call.body
      return toReply(place, await resetBySession(dependencies, place, proved, password, wish))
    },
  }
}

/** A further factor comes in the body, or stands in the session that the host names. */
const toShownFactor = (
  body: { readonly totp_code?: string; readonly recovery_code?: string },
  { sessionToken, sessionId }: SessionWish,
): ShownFactor => ({
  totpCode: body.totp_code,
  recoveryCode: body.recovery_code,
  session: { sessionToken, ...(sessionId && { sessionId }) },
})

/** The person's own place: limits and the audit log go by it. */
const toPlace = (call: Call<Parameters<typeof toPersonSource>[0]['body']>): PasswordPlace => ({
  project: call.project,
  source: toPersonSource(call),
})

/** Of what a host sends with a sign-up, that which describes the person. */
function toDescription(
  body: Pick<
    Parameters<typeof toUserChange>[1],
    'name' | 'trusted_metadata' | 'untrusted_metadata'
  >,
): Parameters<typeof toUserChange>[1] {
  const { name, trusted_metadata, untrusted_metadata } = body
  return {
    ...(name && { name }),
    ...(trusted_metadata && { trusted_metadata }),
    ...(untrusted_metadata && { untrusted_metadata }),
  }
}
