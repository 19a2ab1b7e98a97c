import type { ClientOptions } from '../foundation/client-options.ts'
import type { Client } from './client.ts'
import { createClient } from './create-client.ts'

export interface PorticoClient extends Client {}

/**
 * The client as a class, for host pages that call `new PorticoClient(…)`.
 *
 * @throws PorticoSDKUsageError on a server, or when no option names the service
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: as above
export class PorticoClient {
  constructor(publicToken: string, options?: ClientOptions) {
    Object.assign(this, createClient(publicToken, options))
  }
}
