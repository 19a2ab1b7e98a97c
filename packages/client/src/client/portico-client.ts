import type { ClientOptions } from '../foundation/client-options.ts'
import type { Client } from './client.ts'
import { createClient } from './create-client.ts'

export interface StytchClient extends Client {}

/**
 * The client as a class, for host pages that call `new StytchClient(…)`.
 *
 * @throws StytchSDKUsageError on a server, or when no option names the service
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: as above
export class StytchClient {
  constructor(publicToken: string, options?: ClientOptions) {
    Object.assign(this, createClient(publicToken, options))
  }
}
