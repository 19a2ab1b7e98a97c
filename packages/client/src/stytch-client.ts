import type { Client, ClientOptions } from './client.ts'
import { createClient } from './create-client.ts'
import { internals } from './internals.ts'

/**
 * The client as a class, for host pages written with `new`.
 *
 * @throws StytchSDKUsageError on a server, or when no option names the service
 */
export class StytchClient implements Client {
  declare readonly session: Client['session']
  declare readonly user: Client['user']
  declare readonly magicLinks: Client['magicLinks']
  declare readonly otps: Client['otps']
  declare readonly passwords: Client['passwords']
  declare readonly webauthn: Client['webauthn']
  declare readonly totps: Client['totps']
  declare readonly impersonation: Client['impersonation']
  declare readonly idp: Client['idp']
  declare readonly rbac: Client['rbac']
  declare readonly onStateChange: Client['onStateChange']
  declare readonly parseAuthenticateUrl: Client['parseAuthenticateUrl']
  declare readonly authenticateByUrl: Client['authenticateByUrl']
  declare readonly close: Client['close']
  declare readonly [internals]: Client[typeof internals]

  constructor(publicToken: string, options?: ClientOptions) {
    Object.assign(this, createClient(publicToken, options))
  }
}
