import { identityProvider, type ReplyOf, type RequestOf } from '@portico/contract'
import type { CallContext } from '../calls/call-context.ts'
import { submitForm } from '../foundation/browser/submit-form.ts'
import type { CallOptions } from '../foundation/client-options.ts'
import { validate } from '../foundation/validate.ts'
import {
  formPath,
  formReply,
  isCallMissing,
  toForm,
  toNewerReply,
  toOlderRequest,
} from './older-dialect.ts'

type IdentityProvider = typeof identityProvider

/**
 * What a client app asks for, as the query of the authorization page has it; `parseOAuthAuthorizeParams` reads
 * it from there.
 */
export type AuthorizeRequest = RequestOf<IdentityProvider['authorizeStart']>

/** What a client app asks for, and what the person says to it. */
export type AuthorizeDecision = RequestOf<IdentityProvider['authorizeSubmit']>

/** What a client app asks for that wants the person logged out; `parseOAuthLogoutParams` reads it. */
export type LogoutRequest = RequestOf<IdentityProvider['logoutStart']>

const app = { client_id: 'string' } as const
const request = {
  ...app,
  redirect_uri: 'string',
  response_type: 'string',
  scopes: 'string[]',
} as const

/** Makes `client.idp`. It speaks the newer dialect, and the older one where the service knows no other. */
export function createCalls({ ports, baseUrl, getHeaders, store, call }: CallContext) {
  let isOlder = false
  return {
    /**
     * Asks what a client app wants, what of it the person can grant, and whether the person must decide.
     *
     * @throws StytchAPIError `user_unauthenticated`, `connected_app_not_found`,
     * `connected_app_supplied_redirect_url_not_found_in_client`, `oauth_invalid_scope_requested`
     */
    async oauthAuthorizeStart(
      options: AuthorizeRequest,
      callOptions?: CallOptions,
    ): Promise<ReplyOf<IdentityProvider['authorizeStart']>> {
      validate('idp.oauthAuthorizeStart', options, request)
      const repeatable = { ...callOptions, isRepeatable: true }
      try {
        return await call(identityProvider.authorizeStart, options, repeatable)
      } catch (error) {
        const { user } = store.get()
        if (!user || !isCallMissing(error)) throw error
        const older = toOlderRequest(options)
        const reply = await call(identityProvider.olderAuthorizeStart, older, repeatable)
        isOlder = true
        return toNewerReply(reply, user)
      }
    },
    /**
     * Hands in the decision, within ten minutes of the start of the very same request, once. The page goes to
     * `redirect_uri` next, whatever was decided; where that is empty the browser is on its way by itself (a service
     * that knows the older dialect alone).
     *
     * @throws StytchAPIError `authorization_request_not_started`
     */
    async oauthAuthorizeSubmit(
      options: AuthorizeDecision,
      callOptions?: CallOptions,
    ): Promise<ReplyOf<IdentityProvider['authorizeSubmit']>> {
      validate('idp.oauthAuthorizeSubmit', options, { ...request, consent_granted: 'boolean' })
      // never sent again: the first one may have arrived, and a decision counts once
      if (!isOlder) return call(identityProvider.authorizeSubmit, options, callOptions)
      const send = ports.submitForm ?? submitForm
      send(`${baseUrl}/sdk/v1${formPath}`, toForm(options, getHeaders()))
      return formReply()
    },
    /**
     * Asks whether the person must confirm that a client app logs them out, and where the page goes then. It logs
     * nobody out: that is `session.revoke()`.
     *
     * @throws StytchAPIError `connected_app_not_found`
     */
    async oauthLogoutStart(
      options: LogoutRequest,
      callOptions?: CallOptions,
    ): Promise<ReplyOf<IdentityProvider['logoutStart']>> {
      validate('idp.oauthLogoutStart', options, { ...app, post_logout_redirect_uri: 'string' })
      return call(identityProvider.logoutStart, options, { ...callOptions, isRepeatable: true })
    },
  }
}

/** Other apps that sign in with this project: what they ask, and what the person decides. */
export type IdpApi = ReturnType<typeof createCalls>
