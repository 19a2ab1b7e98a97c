import type { Client } from '@portico/client'
import { type ReactElement, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { createClientView } from './client-view.ts'
import { ProvidedContext } from './provided.ts'

interface SharedProps {
  /**
   * Whether the first render may use the browser's cached data. With `false`, the first render never uses it. On a
   * server and during hydration, it is never used either.
   *
   * @default true
   */
  assumeHydrated?: boolean
  children?: ReactNode
}

/** Props of the provider. */
export interface PorticoProviderProps extends SharedProps {
  /** The client for all components below. Create it once, outside of components. */
  client: Client
}

/** Props of the provider under its compatible name. */
export interface StytchProviderProps extends SharedProps {
  /** The client for all components below. Create it once, outside of components. */
  stytch: Client
}

/**
 * Provides a client to the hooks and components below it.
 *
 * @throws Error inside another provider
 * @example
 * ```tsx
 * const portico = createPortico('public-token-test-…', { customBaseUrl: 'https://auth.example.com' })
 * createRoot(root).render(<PorticoProvider client={portico}><App /></PorticoProvider>)
 * ```
 */
export function StytchProvider(props: PorticoProviderProps | StytchProviderProps): ReactElement {
  const { assumeHydrated = true, children } = props
  const client = 'client' in props ? props.client : props.stytch
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
