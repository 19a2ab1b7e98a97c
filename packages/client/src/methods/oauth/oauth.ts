import type { ReplyOf } from '@portico/contract'
import { oauth } from '@portico/contract/methods/oauth'
import type { CallContext } from '../../calls/call-context.ts'
import { loadOnce } from '../../calls/lazy.ts'
import { navigate } from '../../foundation/browser/navigate.ts'
import type { CallOptions, SessionDuration } from '../../foundation/client-options.ts'
import { validate } from '../../foundation/validate.ts'
import { createPkce } from '../../kernel/pkce/pkce.ts'
import { endHeldSignIn, type HeldSignIn, holdSignIn, toQuestion } from './held-sign-in.ts'
import { forEachProvider, OAuthProviders } from './oauth-providers.ts'
import type { OneTapOptions, OneTapResult } from './start-one-tap.ts'
import { type OauthStartOptions, toStartUrl } from './to-start-url.ts'

/** Starts the sign-in with one provider. */
export interface OauthProviderApi {
  /**
   * Leads the page to the provider. It ends at the redirect URL, with a token for `authenticateByUrl`; who cancels comes
   * back to this page, with `error_type=oauth_flow_cancelled` in its address.
   *
   * @returns when the page is on its way
   * @throws StytchSDKUsageError for options of the wrong type
   */
  start(options?: OauthStartOptions, callOptions?: CallOptions): Promise<void>
}

const optionRules = {
  login_redirect_url: 'string?',
  signup_redirect_url: 'string?',
  page_url: 'string?',
  custom_scopes: 'string[]?',
  provider_params: 'object?',
  oauth_attach_token: 'string?',
} as const

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

/** Options of `oauth.authenticate`. */
export interface OauthAuthenticateOptions extends SessionDuration {
  /** Of the authenticator app that guards the account, where `insufficient_factors` asked for it. */
  totp_code?: string
  /** In place of the app, once. */
  recovery_code?: string
}

const authenticateRules = {
  token: 'string',
  session_duration_minutes: 'number?',
  totp_code: 'string?',
  recovery_code: 'string?',
} as const

const loadOneTap = loadOnce(() => import('./start-one-tap.ts'))

function validateStart(call: string, options: OauthStartOptions) {
  validate(call, options, optionRules)
  const names = Object.keys(options.provider_params ?? {})
  const rules = Object.fromEntries(names.map((name) => [name, 'string' as const]))
  validate(call, options.provider_params, rules, 'provider_params.')
}

/** Makes `client.oauth`. */
export function createCalls(context: CallContext) {
  const { ports, publicToken, storageKey, baseUrl, bootstrap, getProject, closed, call, signIn } =
    context
  const pkce = createPkce({
    storage: ports.storage,
    getProject,
    options: context.options,
    key: `${storageKey}::PKCE_VERIFIER:oauth`,
    isRequired: (project) => project.pkceRequiredForOAuth,
  })

  const findBaseUrl = async () => {
    const { cnameDomain } = await getProject()
    return cnameDomain ? `https://${cnameDomain}` : baseUrl
  }
  const startedKey = `${storageKey}::oauth_started`
  /** Of a provider of the project's own the reply says its label: what was started has its name. */
  const remember = (type = '') => {
    const name = type.toLowerCase()
    const isSpecified = Object.values<string>(OAuthProviders).includes(name)
    const id = isSpecified ? name : (ports.storage.get(startedKey) ?? name)
    ports.storage.set(`${storageKey}::b2c_last_used_oauth`, id)
  }
  const leave = ports.page.navigate ?? navigate

  async function start(
    provider: string,
    options: OauthStartOptions = {},
    callOptions: CallOptions = {},
    name = 'oauth.start',
  ) {
    validate(name, { provider }, { provider: 'string' })
    validateStart(name, options)
    const startBaseUrl = await findBaseUrl()
    const { code_challenge } = await pkce.renewChallenge()
    closed.throwIfAborted()
    callOptions.signal?.throwIfAborted()
    ports.storage.set(startedKey, provider)
    leave(
      toStartUrl({
        ...options,
        provider,
        code_challenge,
        baseUrl: startBaseUrl,
        public_token: publicToken,
        href: ports.page.getHref(),
      }),
    )
  }

  return {
    ...forEachProvider(
      (provider): OauthProviderApi => ({
        start: (options, callOptions) =>
          start(provider, options, callOptions, `oauth.${provider}.start`),
      }),
    ),
    googleOneTap: {
      /**
       * Has Google ask the person, on this page, whether to sign in with their account there. Who does is led to the
       * redirect URL, as by the button.
       *
       * @returns whether the prompt is shown, and if not, why: Google's reason or the service's `error_type`
       * @throws StytchAPIUnreachableError
       * @example
       * const shown = await client.oauth.googleOneTap.start()
       * if (!shown.success) console.info(shown.reason)
       */
      async start(options: OneTapOptions = {}, callOptions?: CallOptions): Promise<OneTapResult> {
        validate('oauth.googleOneTap.start', options, oneTapRules)
        const { startOneTap } = await loadOneTap()
        const parts = { ...context, baseUrl: await findBaseUrl(), pkce }
        return startOneTap({ ...parts, leave }, options, callOptions)
      },
    },
    /**
     * The same for a provider by its name, as for one that the project configured itself.
     *
     * @param provider - as the project names it
     * @returns when the page is on its way
     * @throws StytchSDKUsageError for options of the wrong type
     * @example
     * await client.oauth.start('acme', { custom_scopes: ['calendar.read'] })
     */
    start: (
      provider: string,
      options?: OauthStartOptions,
      callOptions?: CallOptions,
    ): Promise<void> => start(provider, options, callOptions),
    /**
     * Signs a user in with the token of the redirect URL, once; creates who is new. It works in the browser alone that
     * started, where the project asks for that. Where an authenticator app guards the account that the provider's address
     * leads to, the first sign-in needs a code of it too; a refusal does not use the token up. Where the page shows the
     * login widget with the product `oauth`, its card asks for what is missing, and this waits for the answer.
     *
     * @param token - the `token` of the redirect URL
     * @throws StytchAPIError `oauth_token_not_found`, `duplicate_oauth_registration`, `insufficient_factors`,
     * `email_verification_required`
     */
    async authenticate(
      token: string,
      options: OauthAuthenticateOptions = {},
      callOptions?: CallOptions,
    ): Promise<ReplyOf<typeof oauth.authenticate>> {
      const { session_duration_minutes, totp_code, recovery_code } = options
      const body = { token, session_duration_minutes, totp_code, recovery_code }
      validate('oauth.authenticate', body, authenticateRules)
      const use = async (shown: object, call?: CallOptions) => {
        const reply = await pkce.withVerifier((proof) =>
          signIn(oauth.authenticate, { ...body, ...shown, ...proof }, { ...call, defence: 'full' }),
        )
        remember(reply.provider_type)
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
        // a page that shows a code of its own asks by itself
        if (!waitsFor || totp_code || recovery_code) throw refusal
        const { signal } = callOptions ?? {}
        const { after } = ports.clock
        const question = { meeting: bootstrap, refusal, waitsFor, signal, after }
        return holdSignIn({ ...question, attempt: (shown) => use(shown), findAddress })
      }
    },
    /**
     * Gets the `oauth_attach_token` with which a start links an account at the provider to the user who is signed in.
     *
     * @throws StytchAPIError `user_unauthenticated`, `oauth_config_not_found`
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
  }
}

/** Sign-in with an account at another site. */
export type OauthApi = ReturnType<typeof createCalls>
