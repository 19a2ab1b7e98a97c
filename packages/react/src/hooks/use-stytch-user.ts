import { useSyncExternalStore } from 'react'
import { type UserState, unknownUser } from '../provider/client-view.ts'
import { useProvided } from '../provider/provided.ts'

const getUnknown = () => unknownUser

/**
 * The signed-in person: at once as this browser remembers them, then as the service confirms them.
 *
 * @typeParam AssumeHydrated - `true` where no server renders this: then `isInitialized` is always true
 * @throws Error without a provider
 * @example
 * ```tsx
 * const { user, isInitialized } = useStytchUser()
 * if (!isInitialized) return <Placeholder />
 * return user ? <Home user={user} /> : <SignIn />
 * ```
 */
export function useStytchUser<AssumeHydrated extends boolean = false>(): AssumeHydrated extends true
  ? UserState & { isInitialized: true }
  : UserState
export function useStytchUser(): UserState {
  const { view } = useProvided('useStytchUser()')
  return useSyncExternalStore(view.subscribe, view.getUser, getUnknown)
}
