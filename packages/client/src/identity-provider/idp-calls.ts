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
 * A client app's authorization request, as the query of the authorization page contains it;
 * `parseOAuthAuthorizeParams` reads it.
 */
export type AuthorizeRequest = RequestOf<IdentityProvider['authorizeStart']>

/** A client app's authorization request, and the user's decision about it. */
export type AuthorizeDecision = RequestOf<IdentityProvider['authorizeSubmit']>

/** A client app's request to log the user out; `parseOAuthLogoutParams` reads it. */
export type LogoutRequest = RequestOf<IdentityProvider['logoutStart']>

const app = { client_id: 'string' } as const
const request = {
  ...app,
  redirect_uri: 'string',
  response_type: 'string',
  scopes: 'string[]',
} as const

/** Makes `client.idp`. It uses the newer dialect, and the older dialect with a service that lacks the newer. */
export function createCalls({ ports, baseUrl, getHeaders, store, call }: CallContext) {
  let isOlder = false
  return {
    /**
     * Starts an authorization: asks the service which scopes the client app requests, which of them the user can
     * grant, and whether the user must decide.
     *
     * @throws PorticoAPIError `user_unauthenticated`, `connected_app_not_found`,
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
     * Submits the user's decision. It must follow within ten minutes of the start of the identical request, and counts
     * once. Afterwards the page goes to `redirect_uri`, whatever the user decided. An empty `redirect_uri` means that
     * the browser navigates by itself (a service that knows only the older dialect).
     *
     * @throws PorticoAPIError `authorization_request_not_started`
     */
    async oauthAuthorizeSubmit(
      options: AuthorizeDecision,
      callOptions?: CallOptions,
    ): Promise<ReplyOf<IdentityProvider['authorizeSubmit']>> {
      validate('idp.oauthAuthorizeSubmit', options, { ...request, consent_granted: 'boolean' })
      // not repeatable: the first request may have arrived, and a decision counts once
      if (!isOlder) return call(identityProvider.authorizeSubmit, options, callOptions)
      const send = ports.submitForm ?? submitForm
      send(`${baseUrl}/sdk/v1${formPath}`, toForm(options, getHeaders()))
      return formReply()
    },
    /**
     * Asks the service whether the user must confirm a client app's logout request, and to which address the page goes
     * afterwards. It does not log the user out: `session.revoke()` does.
     *
     * @throws PorticoAPIError `connected_app_not_found`
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

/**
 * The identity provider's pages: requests of client apps that sign users in with this project, and the users'
 * decisions.
 */
export type IdpApi = ReturnType<typeof createCalls>
