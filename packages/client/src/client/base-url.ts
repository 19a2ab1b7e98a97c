import type { ClientOptions } from '../foundation/client-options.ts'
import { PorticoSDKUsageError } from '../foundation/errors/errors.ts'

/** The address of the service. */
export interface BaseUrl {
  /** The URL without a slash at its end. */
  url: string
  /** Whether the host page named an API host of its own: the service may then hold HttpOnly sessions. */
  isCustom: boolean
}

/**
 * Chooses the service's base URL.
 *
 * A full URL is used unchanged; a bare host gets `https://`. `endpoints` does not count as custom.
 *
 * @throws PorticoSDKUsageError when no option names the service, or an option is not a URL
 */
export function resolveBaseUrl(publicToken: string, options: ClientOptions): BaseUrl {
  const isTest = publicToken.includes('public-token-test')
  const { customBaseUrl, endpoints, endpointOptions, defaultBaseUrl } = options
  const custom =
    customBaseUrl || (isTest ? endpointOptions?.testApiDomain : endpointOptions?.apiDomain)
  const chosen =
    custom || (isTest ? endpoints?.testAPIURL : endpoints?.liveAPIURL) || defaultBaseUrl
  if (!chosen) {
    throw new PorticoSDKUsageError(
      'the client constructor',
      "Set the option customBaseUrl, as in 'https://auth.example.com'.",
    )
  }
  const url = (/^https?:\/\//.test(chosen) ? chosen : `https://${chosen}`).replace(/\/+$/, '')
  try {
    new URL(url)
  } catch {
    throw new PorticoSDKUsageError(
      'the client constructor',
      `"${chosen}" is neither a URL nor a host name.`,
    )
  }
  return { url, isCustom: !!custom }
}
