import { emailMagicLinks, type RequestOf } from '@portico/contract'
import type { CallOptions, MagicLinksApi } from '../client.ts'
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
        const reply = await send(emailMagicLinks.loginOrCreate, { ...options, email }, callOptions)
        // what is logged, or handed on, shall not carry what lets its holder in
        return Object.defineProperty(reply, 'other_device', { enumerable: false })
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
    async awaitOtherDevice(...args) {
      const loaded = await context.loadOtherDevice()
      return loaded.awaitOtherDevice(context, ...args)
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
