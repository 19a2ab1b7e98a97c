import type { ReplyOf } from '@portico/contract'
import { oauth } from '@portico/contract/methods/oauth'
import { callAndTakeUser } from '../../calls/call-and-take-user.ts'
import type { CallContext } from '../../calls/call-context.ts'
import { loadOnce } from '../../calls/lazy.ts'
import type { CallOptions } from '../../foundation/client-options.ts'
import { validate } from '../../foundation/validate.ts'
import { createPkce } from '../../kernel/pkce/pkce.ts'
import { createAuthenticate, type OauthAuthenticateOptions } from './create-authenticate.ts'
import { createStart } from './create-start.ts'
import { forEachProvider } from './oauth-providers.ts'
import { createProviderMemory } from './provider-memory.ts'
import type { OneTapOptions, OneTapResult } from './start-one-tap.ts'
import type { OauthStartOptions } from './to-start-url.ts'

/** Starts the sign-in with one provider. */
export interface OauthProviderApi {
  /**
   * Leads the page to the provider. The sign-in ends at the redirect URL, with a token for `authenticateByUrl`; a user
   * who cancels returns to this page, with `error_type=oauth_flow_cancelled` in its address.
   *
   * @returns when the navigation has begun
   * @throws PorticoSDKUsageError for options of the wrong type
   */
  start(options?: OauthStartOptions, callOptions?: CallOptions): Promise<void>
}

/** Answer of `oauth.restore`. */
export type OauthRestoreReply = Omit<ReplyOf<typeof oauth.restore>, '__user'>

const oneTapRules = {
  login_redirect_url: 'string?',
  signup_redirect_url: 'string?',
  page_url: 'string?',
  onOneTapCancelled: 'function?',
  onOneTapFailed: 'function?',
  cancel_on_tap_outside: 'boolean?',
  prompt_parent_id: 'string?',
  use_fedcm_for_prompt: 'boolean?',
} as const

const loadOneTap = loadOnce(() => import('./start-one-tap.ts'))

/** Makes `client.oauth`. */
export function createCalls(context: CallContext) {
  const { ports, storageKey, getProject, call } = context
  const pkce = createPkce({
    storage: ports.storage,
    getProject,
    options: context.options,
    key: `${storageKey}::PKCE_VERIFIER:oauth`,
    isRequired: (project) => project.pkceRequiredForOAuth,
  })
  const parts = { ...context, pkce, memory: createProviderMemory(ports.storage, storageKey) }
  const { start, leave, findBaseUrl } = createStart(parts)
  const authenticate = createAuthenticate(parts)

  return {
    ...forEachProvider(
      (provider): OauthProviderApi => ({
        start: (options, callOptions) =>
          start(provider, options, callOptions, `oauth.${provider}.start`),
      }),
    ),
    googleOneTap: {
      /**
       * Shows Google's prompt on this page, which asks whether the user wants to sign in with their Google account. A
       * user who accepts is led to the redirect URL, as after the button.
       *
       * @returns whether the prompt is shown, and the reason if it is not: Google's, or the service's `error_type`
       * @throws PorticoAPIUnreachableError
       * @example
       * const shown = await client.oauth.googleOneTap.start()
       * if (!shown.success) console.info(shown.reason)
       */
      async start(options: OneTapOptions = {}, callOptions?: CallOptions): Promise<OneTapResult> {
        validate('oauth.googleOneTap.start', options, oneTapRules)
        const { startOneTap } = await loadOneTap()
        const baseUrl = await findBaseUrl()
        return startOneTap({ ...parts, baseUrl, leave }, options, callOptions)
      },
    },
    /**
     * Like `start` of a provider, for a provider by its name; also for a provider that the project configured itself.
     *
     * @param provider - the provider's name in the project
     * @returns when the navigation has begun
     * @throws PorticoSDKUsageError for options of the wrong type
     * @example
     * await client.oauth.start('acme', { custom_scopes: ['calendar.read'] })
     */
    start: (
      provider: string,
      options?: OauthStartOptions,
      callOptions?: CallOptions,
    ): Promise<void> => start(provider, options, callOptions),
    /**
     * Signs a user in with the token of the redirect URL, which works once; creates a user for a new account. If the
     * project requires PKCE, it works only in the browser that started. If an authenticator app protects the account
     * that the provider's address leads to, the first sign-in also needs a code of the app; a refusal does not use the
     * token up. If the page shows the login widget with the product `oauth`, its card asks the user for the missing
     * proof, and this call waits for it.
     *
     * @param token - the `token` of the redirect URL
     * @throws PorticoAPIError `oauth_token_not_found`, `duplicate_oauth_registration`, `insufficient_factors`,
     * `email_verification_required`
     */
    async authenticate(
      token: string,
      options: OauthAuthenticateOptions = {},
      callOptions?: CallOptions,
    ): Promise<ReplyOf<typeof oauth.authenticate>> {
      return authenticate(token, options, callOptions)
    },
    /**
     * Gets the `oauth_attach_token` with which a start links an account at the provider to the signed-in user.
     *
     * @throws PorticoAPIError `user_unauthenticated`, `oauth_config_not_found`
     * @example
     * const { oauth_attach_token } = await client.oauth.attach('github')
     * await client.oauth.github.start({ oauth_attach_token })
     */
    async attach(
      provider: string,
      callOptions?: CallOptions,
    ): Promise<ReplyOf<typeof oauth.attach>> {
      validate('oauth.attach', { provider }, { provider: 'string' })
      return call(oauth.attach, { provider }, callOptions)
    },
    /**
     * Takes back the removal of an account at a provider, for ten minutes in the session that removed it.
     *
     * @param id - an `oauth_user_registration_id`
     * @throws PorticoAPIError `oauth_user_registration_not_found`, `duplicate_oauth_registration`
     */
    async restore(id: string, callOptions?: CallOptions): Promise<OauthRestoreReply> {
      validate('oauth.restore', { id }, { id: 'string' })
      return callAndTakeUser(context, oauth.restore, undefined, { ...callOptions, params: { id } })
    },
  }
}

/** Sign-in with an account at a social provider. */
export type OauthApi = ReturnType<typeof createCalls>
