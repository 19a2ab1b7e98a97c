/**
 * The entry of `portico.js`, for pages without a build. It exports what the npm entry exports, but no
 * `shadcnTheme`, whose pages have a build; its clients find the service at the origin that the script came from, unless an option says otherwise, and the
 * elements are defined.
 */
import { StytchClient as Client, type ClientOptions, createClient } from '@portico/client'
import { definePorticoElements } from './roots/elements/define-portico-elements.ts'
import { StytchUIClient as UIClient } from './roots/mount/stytch-ui-client.ts'

const defaultBaseUrl = new URL(import.meta.url).origin

/** See `createStytchClient` of the npm entry; there is no server here to be safe on. */
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
