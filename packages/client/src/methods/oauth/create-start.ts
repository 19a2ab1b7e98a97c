import type { CallContext } from '../../calls/call-context.ts'
import { navigate } from '../../foundation/browser/navigate.ts'
import type { CallOptions } from '../../foundation/client-options.ts'
import { validate } from '../../foundation/validate.ts'
import type { Pkce } from '../../kernel/pkce/pkce.ts'
import type { ProviderMemory } from './provider-memory.ts'
import { type OauthStartOptions, toStartUrl } from './to-start-url.ts'

const optionRules = {
  login_redirect_url: 'string?',
  signup_redirect_url: 'string?',
  page_url: 'string?',
  custom_scopes: 'string[]?',
  provider_params: 'object?',
  oauth_attach_token: 'string?',
} as const

function validateStart(call: string, options: OauthStartOptions) {
  validate(call, options, optionRules)
  const names = Object.keys(options.provider_params ?? {})
  const rules = Object.fromEntries(names.map((name) => [name, 'string' as const]))
  validate(call, options.provider_params, rules, 'provider_params.')
}

/** The parts that a start needs beyond the context of all calls. */
interface StartParts
  extends Pick<
    CallContext,
    'ports' | 'publicToken' | 'baseUrl' | 'getProject' | 'language' | 'closed'
  > {
  pkce: Pkce
  memory: ProviderMemory
}

/** Makes the call that leads the page to a provider, and the functions that One Tap shares with it. */
export function createStart(parts: StartParts) {
  const { ports, publicToken, baseUrl, getProject, language, closed, pkce, memory } = parts
  /** Finds the URL under which providers know the service. */
  const findBaseUrl = async () => {
    const { cnameDomain } = await getProject()
    return cnameDomain ? `https://${cnameDomain}` : baseUrl
  }
  const leave = ports.page.navigate ?? navigate

  async function start(
    provider: string,
    options: OauthStartOptions = {},
    callOptions: CallOptions = {},
    name = 'oauth.start',
  ): Promise<void> {
    validate(name, { provider }, { provider: 'string' })
    validateStart(name, options)
    const startBaseUrl = await findBaseUrl()
    const { code_challenge } = await pkce.renewChallenge()
    closed.throwIfAborted()
    callOptions.signal?.throwIfAborted()
    memory.rememberStart(provider)
    leave(
      toStartUrl({
        ...options,
        provider,
        code_challenge,
        baseUrl: startBaseUrl,
        public_token: publicToken,
        href: ports.page.getHref(),
        ui_locales: language['Accept-Language'],
      }),
    )
  }

  return { start, leave, findBaseUrl }
}
