import type { Dialect } from './dialect.ts'
import type { SocialProviderId } from './dialects.ts'

/** The provider that a request is for, and the address without its query. */
export interface ProviderPlace {
  readonly id: SocialProviderId
  readonly dialect: Dialect
  readonly at: string
}
