import type { ClientOptions } from '../foundation/client-options.ts'
import { validate } from '../foundation/validate.ts'

/**
 * Checks the types of a client's options.
 *
 * @throws PorticoSDKUsageError that names the first option of a wrong type
 */
export function validateOptions(options: ClientOptions): void {
  const call = 'the client constructor'
  validate(call, options, {
    customBaseUrl: 'string?',
    dfppaUrl: 'string?',
    dfpCdnUrl: 'string?',
    cookieOptions: 'object?',
    endpointOptions: 'object?',
    endpoints: 'object?',
    keepSessionAlive: 'boolean?',
    requireSameBrowser: 'boolean?',
    errorReporter: 'function?',
  })
  const cookieRules = {
    opaqueTokenCookieName: 'string?',
    jwtCookieName: 'string?',
    istCookieName: 'string?',
    path: 'string?',
    domain: 'string?',
    availableToSubdomains: 'boolean?',
  } as const
  validate(call, options.cookieOptions, cookieRules, 'cookieOptions.')
}
