import type { Client } from '@portico/client'
import { type ReactElement, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react'
import { useBrowserLayoutEffect } from '../widgets/use-browser-layout-effect.ts'
import { createClientView } from './client-view.ts'
import { findClient, type ProviderOptions } from './find-client.ts'
import type { InitialSession } from './initial-session.ts'
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
  /**
   * What your server found out about the request, as `authenticate()` of `@portico/server` returns it; `null` if no user
   * is signed in. The server and the first render show it, until the service has confirmed or refuted it. Pass it only if
   * your server receives the session's cookies.
   */
  initialSession?: InitialSession | undefined
  /**
   * Whether the server's HTML contains the first screens of the sign-in and of the passkeys, with their styles in an inline
   * `<style>`. A page whose content security policy forbids inline styles and has no nonce sets `false`.
   *
   * @default true
   */
  serveFirstScreen?: boolean
  /**
   * The nonce of the page's content security policy, for the style of the first screen. With a nonce, a script of 400 bytes
   * also keeps a submit that comes before the code; without one, such a submit does nothing.
   */
  nonce?: string | undefined
  /**
   * The `lang` of the page's HTML. A server cannot read it, and renders first screens in this language, as the browser
   * would; an option `locale` of the widget decides before it.
   */
  pageLanguage?: string | undefined
  /** The header `Accept-Language` of the request, for a page that names no language. */
  acceptLanguage?: string | null | undefined
  children?: ReactNode
}

/** Props of the provider: a client, or what the provider creates one with. */
export type PorticoProviderProps = SharedProps &
  (
    | {
        /** The client for all components below. Create it once, outside of components. */
        client: Client
        publicToken?: never
        options?: never
      }
    | {
        client?: never
        /** The project's public token. With `options`, the provider creates the client itself, once a page. */
        publicToken: string
        /** The client's options. One of them names the service. */
        options: ProviderOptions
      }
  )

/**
 * Provides a client to the hooks and components below it. In a server component, which cannot pass a client, give it
 * `publicToken` and `options` instead.
 *
 * @throws Error inside another provider, with both a client and a public token, and with neither
 * @example
 * ```tsx
 * const portico = createPortico('public-token-test-…', { customBaseUrl: 'https://auth.example.com' })
 * createRoot(root).render(<PorticoProvider client={portico}><App /></PorticoProvider>)
 * ```
 * @example
 * ```tsx
 * <PorticoProvider publicToken="public-token-test-…" options={{ customBaseUrl: 'https://auth.example.com' }}>
 *   {children}
 * </PorticoProvider>
 * ```
 */
export function PorticoProvider(props: PorticoProviderProps): ReactElement {
  const { client, publicToken, options, ...shared } = props
  return useProvider(
    { ...shared, client: chooseClient(client, publicToken, options) },
    'PorticoProvider',
  )
}

function chooseClient(
  client: Client | undefined,
  publicToken: string | undefined,
  options: ProviderOptions | undefined,
): Client {
  if (client && (publicToken || options)) {
    throw new Error(
      'A <PorticoProvider> has both a client and the options of one. Pass either client, or publicToken and options.',
    )
  }
  if (client) return client
  if (publicToken && options) return findClient(publicToken, options)
  const missing = ['publicToken', 'options'].filter((_, index) => ![publicToken, options][index])
  throw new Error(
    `A <PorticoProvider> needs a client. Pass client, or publicToken and options; missing: ${missing.join(', ')}.`,
  )
}

/**
 * Renders a provider.
 *
 * @param name - the name that the provider has for the host, for the error
 */
export function useProvider(props: SharedProps & { client: Client }, name: string): ReactElement {
  const { client, assumeHydrated = true, initialSession, children } = props
  const { serveFirstScreen: isServed = true, nonce, pageLanguage, acceptLanguage } = props
  if (useContext(ProvidedContext)) {
    throw new Error(`A <${name}> cannot stand inside another <${name}>.`)
  }
  const latest = useRef(initialSession)
  latest.current = initialSession
  const view = useMemo(
    () => createClientView(client, assumeHydrated, latest.current),
    [client, assumeHydrated],
  )
  const provided = useMemo(
    () => ({ client, view, firstScreen: { isServed, nonce, pageLanguage, acceptLanguage } }),
    [client, view, isServed, nonce, pageLanguage, acceptLanguage],
  )
  useBrowserLayoutEffect(() => view.receive(initialSession))
  useEffect(() => view.open(), [view])
  return <ProvidedContext.Provider value={provided}>{children}</ProvidedContext.Provider>
}
