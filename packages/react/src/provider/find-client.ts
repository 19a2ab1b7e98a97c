import { type Client, type ClientOptions, createPortico } from '@portico/client'
import { isSameValue } from '../widgets/is-same-value.ts'

/**
 * The options of a client that a server component can pass to the provider: text, numbers and plain objects.
 */
export interface ProviderOptions
  extends Omit<ClientOptions, 'customBaseUrl' | 'errorReporter' | 'defaultBaseUrl'> {
  /**
   * The service's address, or a path of the page's own origin: `'/'` if the host's server passes `/sdk` on with the
   * handler of `@portico/server`.
   */
  customBaseUrl?: string
}

/** The clients of this page that providers created. */
const created: { publicToken: string; options: ProviderOptions; client: Client }[] = []

/**
 * Returns the client of a public token and options. A page has one, however often React renders; a server gets a new one
 * each time, because its requests are of different users.
 */
export function findClient(publicToken: string, options: ProviderOptions): Client {
  if (typeof window === 'undefined') return createPortico(publicToken, options)
  const known = created.find(
    (one) => one.publicToken === publicToken && isSameValue(one.options, options),
  )
  if (known) return known.client
  const { customBaseUrl } = options
  const isOwnPath = customBaseUrl?.startsWith('/')
  const client = createPortico(publicToken, {
    ...options,
    ...(isOwnPath && { customBaseUrl: location.origin + customBaseUrl }),
  })
  created.push({ publicToken, options, client })
  return client
}
