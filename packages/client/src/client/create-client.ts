import { advise } from '../foundation/advise.ts'
import { createBrowserPorts } from '../foundation/browser/browser-ports.ts'
import { createServerPorts } from '../foundation/browser/server-ports.ts'
import type { ClientOptions } from '../foundation/client-options.ts'
import { PorticoSDKUsageError } from '../foundation/errors/errors.ts'
import type { ClientPorts } from '../foundation/ports.ts'
import { assembleClient } from './assemble-client.ts'
import { resolveBaseUrl } from './base-url.ts'
import type { Client } from './client.ts'
import { validateOptions } from './validate-options.ts'

/** Bundlers replace `NODE_ENV`, and drop the code that only development needs. */
declare const process: { env: { NODE_ENV?: string } }

/**
 * Connects this page to a project.
 *
 * @param publicToken - the project's public token, as the service shows it
 * @param options - one of them must name the service
 * @param ports - replacements for the browser's functions, for tests
 * @throws PorticoSDKUsageError on a server, when no option names the service, and in development builds when
 * an option is of the wrong type
 * @example
 * ```ts
 * const client = createClient('public-token-test-…', { customBaseUrl: 'https://auth.example.com' })
 * await client.magicLinks.email.loginOrCreate('ada@example.com')
 * ```
 */
export function createClient(
  publicToken: string,
  options: ClientOptions = {},
  ports?: ClientPorts,
): Client {
  if (!ports && typeof window === 'undefined') {
    throw new PorticoSDKUsageError(
      'the client constructor',
      'The client is not supported in server environments. Construct it in the browser, or use createPortico(), which is safe on a server.',
    )
  }
  try {
    if (process.env.NODE_ENV !== 'production') validateOptions(options)
  } catch (error) {
    // a page without a bundler has no `process`
    if (error instanceof PorticoSDKUsageError) throw error
  }
  const used = ports ?? createBrowserPorts()
  if (typeof publicToken !== 'string' || !publicToken.startsWith('public-token-')) {
    advise(used.console, 'tokenForm', publicToken)
  }
  const baseUrl = resolveBaseUrl(`${publicToken}`, options)
  const { client, start } = assembleClient(`${publicToken}`, options, used, baseUrl)
  // starts after the next frame, so that the page is drawn first
  used.page.afterFrame(start)
  return client
}

/**
 * Like `createClient`, and safe to call on a server: there its getters return null and its calls reject.
 *
 * @throws PorticoSDKUsageError in the browser, when no option names the service
 */
export function createPortico(publicToken: string, options: ClientOptions = {}): Client {
  if (typeof window !== 'undefined') return createClient(publicToken, options)
  const nowhere = { url: '', isCustom: false }
  return assembleClient(publicToken, options, createServerPorts(), nowhere).client
}
