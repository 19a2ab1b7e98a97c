/**
 * The entry of `portico.js`, for pages without a build. It exports the same names as the npm entry, except
 * `shadcnTheme`, whose pages have a build. Its clients find the service at the origin of the script, unless an option
 * says otherwise, and it defines the elements.
 */
import { StytchClient as Client, type ClientOptions, createClient } from '@portico/client'
import { definePorticoElements } from './roots/elements/define-portico-elements.ts'
import { StytchUIClient as UIClient } from './roots/mount/portico.ts'

const defaultBaseUrl = new URL(import.meta.url).origin

/** See `createStytchClient` of the npm entry. Unlike there, no case for servers is necessary. */
export const createStytchClient = (publicToken: string, options?: ClientOptions) =>
  createClient(publicToken, { defaultBaseUrl, ...options })

/** See `StytchClient` of the npm entry. */
export class StytchClient extends Client {
  constructor(publicToken: string, options?: ClientOptions) {
    super(publicToken, { defaultBaseUrl, ...options })
  }
}

/** See `StytchUIClient` of the npm entry. */
export class StytchUIClient extends UIClient {
  constructor(publicToken: string, options?: ClientOptions) {
    super(publicToken, { defaultBaseUrl, ...options })
  }
}

definePorticoElements()

// biome-ignore lint/performance/noReExportAll: both entries have the same names
export * from './roots/exports.ts'
export {
  createStytchClient as createPortico,
  createStytchClient as createStytchHeadlessClient,
  StytchClient as StytchHeadlessClient,
  StytchUIClient as Portico,
}
