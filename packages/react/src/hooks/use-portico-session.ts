import { useSyncExternalStore } from 'react'
import type { SessionState } from '../provider/client-view.ts'
import { type Provided, useProvided } from '../provider/provided.ts'

/**
 * Returns the session: at first from the provider's `initialSession` or the browser's cache, then as the service confirms
 * it.
 *
 * @typeParam AssumeHydrated - `true` if the page is not rendered on a server; `isInitialized` is then always true
 * @throws Error without a provider
 *
 * @example
 * ```tsx
 * const { session, isInitialized } = usePorticoSession()
 * useEffect(() => {
 *   if (isInitialized && !session) navigate('/sign-in')
 * }, [isInitialized, session])
 * ```
 */
export function usePorticoSession<
  AssumeHydrated extends boolean = false,
>(): AssumeHydrated extends true ? SessionState & { isInitialized: true } : SessionState
export function usePorticoSession(): SessionState {
  return useSession(useProvided('usePorticoSession()'))
}

/** Returns the session of a provider's client. */
export function useSession({ view }: Provided): SessionState {
  return useSyncExternalStore(view.subscribe, view.getSession, view.getServedSession)
}
