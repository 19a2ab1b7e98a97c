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
  /** Of the kept pages. */
  readonly config?: Readonly<Record<string, unknown>>
  /** Whether the page's HTML came from a server. @default false */
  readonly isServerRendered?: boolean
  /** Of the provider. @default the provider's */
  readonly assumeHydrated?: boolean
}
