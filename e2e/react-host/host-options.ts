import type { InitialSession } from '@portico/react'

/** What the React host of the tests is told, as JSON. */
export interface ReactHostOptions {
  readonly publicToken: string
  /** Options of the client. */
  readonly client: Readonly<Record<string, unknown>>
  readonly page:
    | 'session'
    | 'slow'
    | 'rerendering'
    | 'toggling'
    | 'permissions'
    | 'reset'
    | 'consent'
    | 'passkeys'
    | 'kept'
    | 'keptPasskeys'
    | 'served'
    | 'root'
  /** Of the kept pages, and of the served one; of `root` the name and the props of its component. */
  readonly config?: Readonly<Record<string, unknown>>
  /** Whether the page's HTML came from a server. @default false */
  readonly isServerRendered?: boolean
  /** Of the provider. @default the provider's */
  readonly assumeHydrated?: boolean
  /** Of the provider. With it, the provider creates the client itself. */
  readonly served?: {
    readonly initialSession?: InitialSession
    readonly nonce?: string
    readonly serveFirstScreen?: boolean
    readonly pageLanguage?: string
    readonly acceptLanguage?: string
  }
  /** The texts of the widget in the browser, if they are others than those of the server. */
  readonly strings?: Readonly<Record<string, string>>
}
