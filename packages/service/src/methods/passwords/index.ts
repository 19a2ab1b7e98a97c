/** Signing in by a password: setting it, checking it, resetting it. What the mails say: messages.ts. */
import { passwords } from '@portico/contract'
import { passwordsSchemas } from '@portico/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { AuthError } from '../../errors/auth-error.ts'
import {
  type Call,
  type CallContext,
  type Handlers,
  type RouteContext,
  registerOperations,
} from '../../http/register-operations.ts'
import { getOwnSession } from '../../sessions/get-own-session.ts'
import { toSessionMinutes } from '../../sessions/session-end.ts'
import { requireSession, type SessionOptions } from '../../sessions/start-session.ts'
import { toAuthReply } from '../../sessions/to-auth-reply.ts'
import { registerMailRedirect } from '../../sign-in/register-mail-redirect.ts'
import type { ShownFactor } from '../../totps/further-factor.ts'
import { authenticatePassword } from './authenticate-password.ts'
import { checkReset } from './check-reset.ts'
import { checkStrength } from './check-strength.ts'
import { createPassword } from './create-password.ts'
import type { PasswordProof } from './password-proof.ts'
import { resendReset } from './resend-reset.ts'
import { resetByEmail } from './reset-by-email.ts'
import { resetByExistingPassword } from './reset-by-existing-password.ts'
import { resetBySession } from './reset-by-session.ts'
import { readResetPayload } from './reset-payload.ts'
import { startReset } from './start-reset.ts'

/** Registers `passwords/*` and the address that reset mails point to. */
export function registerPasswords(
  app: FastifyInstance,
  context: RouteContext,
  dependencies: Dependencies,
): void {
  const handlers: Handlers<typeof passwords> = {
    async create(call) {
      const options = readSessionOptions(call)
      // A session would tell that nobody had the address: there, people sign up by mail.
      if (call.project.privateMode) throw new AuthError('unauthorized_action')
      // Field by field: what else a page sends is no change of the person.
      const { email, password } = call.body
      const wanted = { email, password }
      const { emailId, ...proof } = await createPassword(dependencies, call, wanted, options)
      return { ...(await toReply(call, proof)), email_id: emailId }
    },
    async authenticate(call) {
      const options = readSessionOptions(call)
      const { emailId, ...proof } = await authenticatePassword(
        dependencies,
        call,
        call.body,
        options,
      )
      return { ...(await toReply(call, proof)), email_id: emailId }
    },
    async resetByEmailStart(call) {
      await startReset(dependencies, call)
      return {}
    },
    resetByEmailCheck: (call) => checkReset(dependencies, call),
    async resetByEmailResend(call) {
      await resendReset(dependencies, call)
      return {}
    },
    async resetByEmail(call) {
      const { token, password, code_verifier: codeVerifier } = call.body
      const presented = { token, password, codeVerifier, further: toShownFactor(call) }
      // A new session: whoever opened one with the old password is out.
      const options = { ...readSessionOptions(call), sessionToken: null }
      return toReply(call, await resetByEmail(dependencies, call, presented, options))
    },
    async resetByExistingPassword(call) {
      const { email, existing_password: existingPassword, new_password: newPassword } = call.body
      const further = toShownFactor(call)
      const replacement = { email, existingPassword, newPassword, further }
      const options = { ...readSessionOptions(call), sessionToken: null }
      return toReply(call, await resetByExistingPassword(dependencies, call, replacement, options))
    },
    async resetBySession(call) {
      const options = readSessionOptions(call)
      const proved = await getOwnSession(dependencies, call)
      const { password } = call.body
      return toReply(call, await resetBySession(dependencies, call, proved, password, options))
    },
    strengthCheck: (call) => checkStrength(dependencies, call),
  }
  const toReply = ({ project }: CallContext, { started, user }: PasswordProof) =>
    toAuthReply(dependencies, project, requireSession(started), user)
  registerOperations(app, context, {
    operations: passwords,
    schemas: passwordsSchemas,
    handlers,
    hashesPassword: [
      'create',
      'authenticate',
      'resetByEmail',
      'resetByExistingPassword',
      'resetBySession',
    ],
  })
  registerMailRedirect(app, context, dependencies, {
    folder: 'passwords',
    kind: 'password_reset',
    readTarget: (challenge) => ({
      redirectUrl: readResetPayload(challenge).redirectUrl,
      tokenType: 'reset_password',
      isCheckedThere: true,
    }),
  })
}

/** Pages always want a session, and show the one they have. */
function readSessionOptions({
  project,
  sessionToken,
  body,
}: Call<{ readonly session_duration_minutes?: number | undefined }>): SessionOptions {
  return { minutes: toSessionMinutes(project, body.session_duration_minutes), sessionToken }
}

/** A further factor comes in the body, or stands in the session that the page has. */
const toShownFactor = ({
  sessionToken,
  body,
}: Call<{ totp_code?: string; recovery_code?: string }>): ShownFactor => ({
  totpCode: body.totp_code,
  recoveryCode: body.recovery_code,
  session: { sessionToken },
})
