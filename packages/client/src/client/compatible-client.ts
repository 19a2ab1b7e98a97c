/** The client under its compatible names. The errors of the page then have their compatible names as well. */
import type { ClientOptions } from '../foundation/client-options.ts'
import { nameErrors } from '../foundation/errors/errors.ts'
import type { Client } from './client.ts'
import { createPortico } from './create-client.ts'
import { PorticoClient } from './portico-client.ts'

/** See `PorticoClient`. */
export class StytchClient extends PorticoClient {
  constructor(publicToken: string, options?: ClientOptions) {
    nameErrors('Stytch')
    super(publicToken, options)
  }
}

/** See `createPortico`. */
export function createStytchClient(publicToken: string, options?: ClientOptions): Client {
  nameErrors('Stytch')
  return createPortico(publicToken, options)
}
