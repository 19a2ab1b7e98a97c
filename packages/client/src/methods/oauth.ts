import { oauth } from '@portico/contract/methods/oauth'
import type { CallContext } from '../calls/call-context.ts'
import type { CallOptions, SessionDuration } from '../client.ts'
import { validate } from '../validate.ts'

/** Makes `client.oauth`. */
export function createCalls({ signIn }: CallContext) {
  return {
    /**
     * Signs a user in with the token that a provider's sign-in ended with, in the page's address; creates unknown users.
     *
     * @param token - the `token` of the redirect URL
     * @throws StytchAPIError `oauth_token_not_found`, `duplicate_oauth_registration`
     */
    async authenticate(token: string, options: SessionDuration = {}, callOptions?: CallOptions) {
      const { session_duration_minutes } = options
      validate('oauth.authenticate', { token }, { token: 'string' })
      return signIn(
        oauth.authenticate,
        { token, session_duration_minutes },
        { ...callOptions, defence: 'full' },
      )
    },
  }
}
