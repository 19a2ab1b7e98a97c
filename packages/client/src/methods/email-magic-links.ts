import { emailMagicLinks, type ReplyOf, type RequestOf } from '@portico/contract'
import type { CallOptions, MagicLinksApi } from '../client.ts'
import { awaitOtherDevice } from '../magic-links/await-other-device.ts'
import type { MethodContext } from '../method-context.ts'
import { validate } from '../validate.ts'

/** Makes `client.magicLinks`. */
export function createMagicLinks(context: MethodContext): MagicLinksApi {
  const { call, signIn, pkce, resetPkce, isSignedIn } = context
  const send = async (
    operation: typeof emailMagicLinks.loginOrCreate,
    body: RequestOf<typeof operation>,
    options?: CallOptions,
  ) => call(operation, { ...body, ...(await pkce.getChallenge()) }, { ...options, defence: 'full' })

  return {
    email: {
      async loginOrCreate(email, options, callOptions) {
        validate('magicLinks.email.loginOrCreate', { email }, { email: 'string' })
        return hideToken(
          await send(emailMagicLinks.loginOrCreate, { ...options, email }, callOptions),
        )
      },
      async send(email, options, callOptions) {
        validate('magicLinks.email.send', { email }, { email: 'string' })
        const operation = isSignedIn() ? emailMagicLinks.sendSecondary : emailMagicLinks.sendPrimary
        return send(operation, { ...options, email }, callOptions)
      },
    },
    async authenticate(token, { session_duration_minutes } = {}, callOptions) {
      validate(
        'magicLinks.authenticate',
        { token, session_duration_minutes },
        { token: 'string', session_duration_minutes: 'number?' },
      )
      const use = (proof: { code_verifier?: string }) =>
        signIn(
          emailMagicLinks.authenticate,
          { token, session_duration_minutes, ...proof },
          callOptions,
        )
      // the log-in link of a reset mail was asked for with the proof of the reset
      return resetPkce.withVerifier(use, () => pkce.withVerifier(use))
    },
    async awaitOtherDevice(pollToken, options = {}, callOptions = {}) {
      const { session_duration_minutes } = options
      validate(
        'magicLinks.awaitOtherDevice',
        { pollToken, session_duration_minutes },
        { pollToken: 'string', session_duration_minutes: 'number?' },
      )
      return awaitOtherDevice(context, pollToken, options, callOptions)
    },
    async authenticateByCode(code, codeId, { session_duration_minutes } = {}, callOptions) {
      validate(
        'magicLinks.authenticateByCode',
        { code, codeId, session_duration_minutes },
        { code: 'string', codeId: 'string', session_duration_minutes: 'number?' },
      )
      return pkce.withVerifier((proof) =>
        signIn(
          emailMagicLinks.authenticateByCode,
          { code, code_id: codeId, session_duration_minutes, ...proof },
          callOptions,
        ),
      )
    },
  }
}

/** Not enumerable: a page that logs the answer, or hands it on, shall not spread what lets its holder in. */
function hideToken(reply: ReplyOf<typeof emailMagicLinks.loginOrCreate>): typeof reply {
  const { other_device: value } = reply
  if (value) Object.defineProperty(reply, 'other_device', { value, enumerable: false })
  return reply
}
