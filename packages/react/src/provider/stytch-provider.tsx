import type { Client } from '@portico/client'
import { type ReactElement, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { createClientView } from './client-view.ts'
import { ProvidedContext } from './provided.ts'

/** What a provider takes. */
export interface StytchProviderProps {
  /** The client that everything below uses. Make it once, outside of components. */
  stytch: Client
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
 * const stytch = createStytchClient('public-token-test-…', { customBaseUrl: 'https://auth.example.com' })
 * createRoot(root).render(<StytchProvider stytch={stytch}><App /></StytchProvider>)
 * ```
 */
export function StytchProvider(props: StytchProviderProps): ReactElement {
  const { stytch: client, assumeHydrated = true, children } = props
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
