import type { Site } from './create-site.ts'

/** What a provider gives a client app. */
export interface Registration {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** A library in a host app. */
export interface RelyingParty {
  readonly library: string
  /** Whether the library pushes its requests (RFC 9126). */
  readonly isPushing: boolean
  readonly callbackPath: string
  readonly tokenEndpointAuthMethod: 'client_secret_basic' | 'client_secret_post'
  start(registration: Registration): Promise<Site>
}
