import type { CryptoKey } from 'jose'
import type { JsonObject } from '../checks/json.ts'
import type { ClientAuth } from '../runner/module.ts'

/** A key of the relying party's own. */
export interface ClientKey {
  readonly alg: 'RS256' | 'ES256'
  readonly kid: string
  readonly privateKey: CryptoKey
  readonly publicJwk: JsonObject
}

/** A client app, as the provider registered it. */
export interface Client {
  readonly clientId: string
  readonly secret: string | null
  readonly auth: ClientAuth
  readonly key: ClientKey
  readonly redirectUri: string
  /** What the provider answered at registration. */
  readonly metadata: JsonObject
}
