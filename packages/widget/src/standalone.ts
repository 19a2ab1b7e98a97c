/**
 * The entry of `portico.js`, for pages without a build. It exports the same names as the npm entry, except
 * `shadcnTheme`, whose pages have a build. Its clients find the service at the origin of the script, unless an option
 * says otherwise, and it defines the elements.
 */
import {
  PorticoClient as Client,
  type ClientOptions,
  createClient,
  nameErrors,
} from '@portico/client'
import { definePorticoElements } from './roots/define-portico-elements.ts'
import { Portico as UIClient } from './roots/portico.ts'

const defaultBaseUrl = new URL(import.meta.url).origin

/** See `createPortico` of the npm entry. Unlike there, no case for servers is necessary. */
export const createPortico = (publicToken: string, options?: ClientOptions) =>
  createClient(publicToken, { defaultBaseUrl, ...options })

/** See `PorticoClient` of the npm entry. */
export class PorticoClient extends Client {
  constructor(publicToken: string, options?: ClientOptions) {
    super(publicToken, { defaultBaseUrl, ...options })
  }
}

/** See `Portico` of the npm entry. */
export class Portico extends UIClient {
  constructor(publicToken: string, options?: ClientOptions) {
    super(publicToken, { defaultBaseUrl, ...options })
  }
}

/** See `createStytchClient` of the npm entry. */
export const createStytchClient: typeof createPortico = (publicToken, options) => {
  nameErrors('Stytch')
  return createPortico(publicToken, options)
}

/** See `StytchClient` of the npm entry. */
export class StytchClient extends PorticoClient {
  constructor(publicToken: string, options?: ClientOptions) {
    nameErrors('Stytch')
    super(publicToken, options)
  }
}

/** See `StytchUIClient` of the npm entry. */
export class StytchUIClient extends Portico {
  constructor(publicToken: string, options?: ClientOptions) {
    nameErrors('Stytch')
    super(publicToken, options)
  }
}

definePorticoElements()

// biome-ignore lint/performance/noReExportAll: both entries have the same names
export * from './roots/exports.ts'
export { createStytchClient as createStytchHeadlessClient, StytchClient as StytchHeadlessClient }
