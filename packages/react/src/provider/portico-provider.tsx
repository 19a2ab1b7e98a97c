import type { Client } from '@portico/client'
import { type ReactElement, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { createClientView } from './client-view.ts'
import { ProvidedContext } from './provided.ts'

/** Props of the provider under any of its names, without its client. */
export interface SharedProps {
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
export function PorticoProvider(props: PorticoProviderProps): ReactElement {
  return useProvider(props, 'PorticoProvider')
}

/**
 * Renders a provider.
 *
 * @param name - the name that the provider has for the host, for the error
 */
export function useProvider(
  { client, assumeHydrated = true, children }: PorticoProviderProps,
  name: string,
): ReactElement {
  if (useContext(ProvidedContext)) {
    throw new Error(`A <${name}> cannot stand inside another <${name}>.`)
  }
  const provided = useMemo(
    () => ({ client, view: createClientView(client, assumeHydrated) }),
    [client, assumeHydrated],
  )
  useEffect(() => provided.view.open(), [provided])
  return <ProvidedContext.Provider value={provided}>{children}</ProvidedContext.Provider>
}
