/** Passwords for the host's back end, under the same rules as the calls of pages. */
import type { api } from '@portico/contract/schemas'
import { findNamedSession, readSessionName } from '../../accounts/sessions/named-session.ts'
import type { SignedIn } from '../../accounts/sessions/start-session.ts'
import { toHostAuthReply } from '../../accounts/sessions/to-host-auth-reply.ts'
import { toSessionOptions } from '../../accounts/sessions/to-session-options.ts'
import { toPersonSource } from '../../accounts/sign-in/person-source.ts'
import { readHostProof } from '../../accounts/sign-in/read-host-proof.ts'
import { getRecipient } from '../../accounts/sign-in/send-target.ts'
import { toShownFactor } from '../../accounts/totps/further-factor.ts'
import { toUserChange } from '../../accounts/users/to-user-change.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { isImpersonated } from '../../kernel/audit/is-impersonated.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { CallContext, Handlers } from '../../kernel/http/register-operations.ts'
import { authenticatePassword } from './authenticate-password.ts'
import { checkStrength } from './check-strength.ts'
import { createPassword } from './create-password.ts'
import { migratePassword } from './migrate-password.ts'
import { resetByEmail } from './reset-by-email.ts'
import { resetByExistingPassword } from './reset-by-existing-password.ts'
import { resetBySession } from './reset-by-session.ts'
import { startReset } from './start-reset.ts'

/** Creates the handlers of `/v1/passwords`. */
export function createHostPasswordHandlers(
  dependencies: Dependencies,
): Handlers<typeof api.passwords.backEnd> {
  const toReply = (context: CallContext, proof: SignedIn) =>
    toHostAuthReply(dependencies, context, proof)
  return {
    async create(call) {
      const { email, password, ...described } = call.body
      const { context, options } = await readHostProof(dependencies, call)
      const change = toUserChange(call.project, toDescription(described))
      const wanted = { email, password, change }
      const { emailId, ...proof } = await createPassword(dependencies, context, wanted, options)
      return { ...(await toReply(context, proof)), email_id: emailId }
    },

    async authenticate(call) {
      const { context, options } = await readHostProof(dependencies, call)
      const { body } = call
      const { emailId, ...proof } = await authenticatePassword(dependencies, context, body, options)
      return { ...(await toReply(context, proof)), email_id: emailId }
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
      const { context, options } = await readHostProof(dependencies, call)
      const further = toShownFactor(call.body, options)
      const presented = { token, password, codeVerifier, match, further }
      return toReply(context, await resetByEmail(dependencies, context, presented, options))
    },

    async existingPasswordReset(call) {
      const { email, existing_password: existingPassword, new_password: newPassword } = call.body
      const { context, options } = await readHostProof(dependencies, call)
      const further = toShownFactor(call.body, options)
      const replacement = { email, existingPassword, newPassword, further }
      const proof = await resetByExistingPassword(dependencies, context, replacement, options)
      return toReply(context, proof)
    },

    async sessionReset(call) {
      const { minutes, customClaims } = await toSessionOptions(dependencies, call)
      const name = await readSessionName(dependencies, call, call.body)
      const proved =
        name && (await findNamedSession(dependencies.storage, dependencies, call, name))
      if (!proved) throw new AuthError('session_not_found')
      // Staff who impersonate a user must not change credentials.
      if (isImpersonated(proved.session)) throw new AuthError('unauthorized_action')
      const context = { project: call.project, source: toPersonSource(call) }
      const options = { minutes, ...(customClaims && { customClaims }) }
      const { password } = call.body
      const proof = await resetBySession(dependencies, context, proved, password, options)
      return toReply(context, proof)
    },
  }
}

/** Returns the fields of a sign-up that describe the user. */
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
