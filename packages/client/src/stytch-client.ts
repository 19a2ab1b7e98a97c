import type { Client, ClientOptions } from './client.ts'
import { createClient } from './create-client.ts'
import { internals } from './internals.ts'

/**
 * The client as a class, for host pages written with `new`.
 *
 * @throws StytchSDKUsageError on a server, or when no option names the service
 */
export class StytchClient implements Client {
  readonly session: Client['session']
  readonly user: Client['user']
  readonly magicLinks: Client['magicLinks']
  readonly otps: Client['otps']
  readonly onStateChange: Client['onStateChange']
  readonly parseAuthenticateUrl: Client['parseAuthenticateUrl']
  readonly authenticateByUrl: Client['authenticateByUrl']
  readonly [internals]: Client[typeof internals]

  constructor(publicToken: string, options?: ClientOptions) {
    const client = createClient(publicToken, options)
    this.session = client.session
    this.user = client.user
    this.magicLinks = client.magicLinks
    this.otps = client.otps
    this.onStateChange = client.onStateChange
    this.parseAuthenticateUrl = client.parseAuthenticateUrl
    this.authenticateByUrl = client.authenticateByUrl
    this[internals] = client[internals]
  }
}
