import { useSyncExternalStore } from 'react'
import { type SessionState, unknownSession } from '../provider/client-view.ts'
import { useProvided } from '../provider/provided.ts'

const getUnknown = () => unknownSession

/**
 * Returns the session: at first from the browser's cache, then as the service confirms it.
 *
 * @typeParam AssumeHydrated - `true` if the page is not rendered on a server; `isInitialized` is then always true
 * @throws Error without a provider
 *
 * @example
 * ```tsx
 * const { session, isInitialized } = useStytchSession()
 * useEffect(() => {
 *   if (isInitialized && !session) navigate('/sign-in')
 * }, [isInitialized, session])
 * ```
 */
export function useStytchSession<
  AssumeHydrated extends boolean = false,
>(): AssumeHydrated extends true ? SessionState & { isInitialized: true } : SessionState
export function useStytchSession(): SessionState {
  const { view } = useProvided('useStytchSession()')
  return useSyncExternalStore(view.subscribe, view.getSession, getUnknown)
}
