/** Sign-in with a password: setting it, checking it, resetting it. The texts of the mails are in messages.ts. */
import { api } from '@portico/contract/schemas'
import { getOwnSession } from '../../accounts/sessions/get-own-session.ts'
import { readSessionOptions } from '../../accounts/sessions/read-session-options.ts'
import type { SignedIn } from '../../accounts/sessions/start-session.ts'
import { toAuthReply } from '../../accounts/sessions/to-auth-reply.ts'
import { defineMethod } from '../../accounts/sign-in/define-method.ts'
import { registerMailRedirect } from '../../accounts/sign-in/register-mail-redirect.ts'
import { toShownFactor } from '../../accounts/totps/further-factor.ts'
import { passwords as declaration } from '../../declarations/passwords/index.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import { authenticatePassword } from './authenticate-password.ts'
import { createHostPasswordHandlers } from './back-end.ts'
import { checkReset } from './check-reset.ts'
import { checkStrength } from './check-strength.ts'
import { createPassword } from './create-password.ts'
import { passwordsMessages } from './messages.ts'
import { passwordLine } from './password-line.ts'
import { resendReset } from './resend-reset.ts'
import { resetByEmail } from './reset-by-email.ts'
import { resetByExistingPassword } from './reset-by-existing-password.ts'
import { resetBySession } from './reset-by-session.ts'
import { readResetPayload } from './reset-payload.ts'
import { startReset } from './start-reset.ts'
import { undoGuess, undoPassword } from './undo-password.ts'

/** The operations `passwords/*`, and the address that reset mails link to. */
export const passwords = defineMethod(declaration, {
  ...api.passwords,
  hashesPassword: [
    'create',
    'authenticate',
    'resetByEmail',
    'resetByExistingPassword',
    'resetBySession',
    'emailReset',
    'existingPasswordReset',
    'sessionReset',
  ],
  messages: passwordsMessages,
  undos: { password: undoPassword, guessed_password: undoGuess },
  line: passwordLine,
  create(dependencies) {
    const toReply = (call: CallContext, proof: SignedIn) => toAuthReply(dependencies, call, proof)
    return {
      page: {
        async create(call) {
          const options = readSessionOptions(call, call.body)
          // A session would reveal that the address had no account. In private mode, users sign up by mail.
          if (call.project.privateMode) throw new AuthError('unauthorized_action')
          // Field by field, so that additional fields of the request cannot change the user.
          const { email, password } = call.body
          const wanted = { email, password }
          const { emailId, ...proof } = await createPassword(dependencies, call, wanted, options)
          return { ...(await toReply(call, proof)), email_id: emailId }
        },
        async authenticate(call) {
          const options = readSessionOptions(call, call.body)
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
          const presented = {
            token,
            password,
            codeVerifier,
            further: toShownFactor(call.body, call),
          }
          // A new session: a session that was opened with the old password must not continue.
          const options = { ...readSessionOptions(call, call.body), sessionToken: null }
          return toReply(call, await resetByEmail(dependencies, call, presented, options))
        },
        async resetByExistingPassword(call) {
          const {
            email,
            existing_password: existingPassword,
            new_password: newPassword,
          } = call.body
          const further = toShownFactor(call.body, call)
          const replacement = { email, existingPassword, newPassword, further }
          const options = { ...readSessionOptions(call, call.body), sessionToken: null }
          return toReply(
            call,
            await resetByExistingPassword(dependencies, call, replacement, options),
          )
        },
        async resetBySession(call) {
          const options = readSessionOptions(call, call.body)
          const proved = await getOwnSession(dependencies, call)
          const { password } = call.body
          return toReply(call, await resetBySession(dependencies, call, proved, password, options))
        },
        strengthCheck: (call) => checkStrength(dependencies, call),
      },
      backEnd: createHostPasswordHandlers(dependencies),
      registerRoutes(app, context) {
        registerMailRedirect(app, context, dependencies, {
          folder: 'passwords',
          kind: 'password_reset',
          readTarget(challenge) {
            const { redirectUrl, locale } = readResetPayload(challenge)
            return { redirectUrl, locale, tokenType: 'reset_password', isCheckedThere: true }
          },
        })
      },
    }
  },
})
