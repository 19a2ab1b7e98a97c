import type { Client } from '@portico/client'
import { type ReactElement, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { createClientView } from './client-view.ts'
import { ProvidedContext } from './provided.ts'

/** The client that everything below uses, under either name. Make it once, outside of components. */
type GivenClient = { client: Client; stytch?: undefined } | { stytch: Client; client?: undefined }

/** What a provider takes. */
export type StytchProviderProps = GivenClient & {
  /**
   * Whether the first render may tell what this browser remembers. With `false` the first render is
   * always that of a server. A server, and React while it takes over a server's HTML, get that one anyway.
   *
   * @default true
   */
  assumeHydrated?: boolean
  children?: ReactNode
}

/**
 * Gives a client to the hooks and components below.
 *
 * @throws Error inside another provider
 * @example
 * ```tsx
 * const portico = createPortico('public-token-test-…', { customBaseUrl: 'https://auth.example.com' })
 * createRoot(root).render(<PorticoProvider client={portico}><App /></PorticoProvider>)
 * ```
 */
export function StytchProvider(props: StytchProviderProps): ReactElement {
  const { assumeHydrated = true, children } = props
  const client = props.client ?? props.stytch
  if (useContext(ProvidedContext)) {
    throw new Error('A <StytchProvider> cannot stand inside another <StytchProvider>.')
  }
  const provided = useMemo(
    () => ({ client, view: createClientView(client, assumeHydrated) }),
    [client, assumeHydrated],
  )
  useEffect(() => provided.view.open(), [provided])
  return <ProvidedContext.Provider value={provided}>{children}</ProvidedContext.Provider>
}
