import type { ReplyOf } from '@portico/contract'
import { oauth } from '@portico/contract/methods/oauth'
import type { CallContext } from '../../calls/call-context.ts'
import type { CallOptions, SessionDuration } from '../../foundation/client-options.ts'
import { validate } from '../../foundation/validate.ts'
import type { Pkce } from '../../kernel/pkce/pkce.ts'
import { endHeldSignIn, type HeldSignIn, holdSignIn, toQuestion } from './held-sign-in.ts'
import type { ProviderMemory } from './provider-memory.ts'

/** Options of `oauth.authenticate`. */
export interface OauthAuthenticateOptions extends SessionDuration {
  /** Code of the authenticator app that protects the account, after the error `insufficient_factors`. */
  totp_code?: string
  /** Recovery code in place of a code of the app; it works once. */
  recovery_code?: string
}

const authenticateRules = {
  token: 'string',
  session_duration_minutes: 'number?',
  totp_code: 'string?',
  recovery_code: 'string?',
} as const

/** The parts that the call needs beyond the context of all calls. */
interface AuthenticateParts extends Pick<CallContext, 'ports' | 'bootstrap' | 'call' | 'signIn'> {
  pkce: Pkce
  memory: ProviderMemory
}

/**
 * Makes the call that signs a user in with the token of the redirect URL. If the service refuses for lack of a further
 * proof, and a card of the widget on the page can ask the user for it, the call waits for the user's input.
 */
export function createAuthenticate(parts: AuthenticateParts) {
  const { ports, bootstrap, call, signIn, pkce, memory } = parts
  return async (
    token: string,
    options: OauthAuthenticateOptions,
    callOptions?: CallOptions,
  ): Promise<ReplyOf<typeof oauth.authenticate>> => {
    const { session_duration_minutes, totp_code, recovery_code } = options
    const body = { token, session_duration_minutes, totp_code, recovery_code }
    validate('oauth.authenticate', body, authenticateRules)
    const use = async (shown: object, call?: CallOptions) => {
      const reply = await pkce.withVerifier((proof) =>
        signIn(oauth.authenticate, { ...body, ...shown, ...proof }, { ...call, defence: 'full' }),
      )
      memory.rememberFinish(reply.provider_type)
      return reply
    }
    const findAddress: HeldSignIn['findAddress'] = async (signal) => {
      const { email } = await pkce.showVerifier((proof) =>
        call(oauth.findAddress, { token, ...proof }, { signal }),
      )
      return email
    }
    try {
      const reply = await use({}, callOptions)
      endHeldSignIn(bootstrap)
      return reply
    } catch (refusal) {
      const waitsFor = toQuestion(refusal)
      // a page that passes a code has its own form for codes, and asks again itself
      if (!waitsFor || totp_code || recovery_code) throw refusal
      const { signal } = callOptions ?? {}
      const { after } = ports.clock
      const question = { meeting: bootstrap, refusal, waitsFor, signal, after }
      return holdSignIn({ ...question, attempt: (shown) => use(shown), findAddress })
    }
  }
}
