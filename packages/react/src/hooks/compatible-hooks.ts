/** The hooks under their compatible names, which their errors name as well. */
import type { Client } from '@portico/client'
import type { SessionState, UserState } from '../provider/client-view.ts'
import { useProvided } from '../provider/provided.ts'
import { type Authorization, useIsAuthorized } from './use-portico-is-authorized.ts'
import { useSession } from './use-portico-session.ts'
import { useUser } from './use-portico-user.ts'

/**
 * Returns the value of the nearest provider, for a host that uses compatible names.
 *
 * @param caller - the name of the hook or component in the host's code, for the error
 */
export const useCompatibly = (caller: string) => useProvided(caller, 'StytchProvider')

/** See `usePortico`. */
export function useStytch(): Client {
  return useCompatibly('useStytch()').client
}

/** See `usePorticoUser`. */
export function useStytchUser<AssumeHydrated extends boolean = false>(): AssumeHydrated extends true
  ? UserState & { isInitialized: true }
  : UserState
export function useStytchUser(): UserState {
  return useUser(useCompatibly('useStytchUser()'))
}

/** See `usePorticoSession`. */
export function useStytchSession<
  AssumeHydrated extends boolean = false,
>(): AssumeHydrated extends true ? SessionState & { isInitialized: true } : SessionState
export function useStytchSession(): SessionState {
  return useSession(useCompatibly('useStytchSession()'))
}

/** See `usePorticoIsAuthorized`. */
export function useStytchIsAuthorized<AssumeHydrated extends boolean = false>(
  resourceId: string,
  action: string,
): AssumeHydrated extends true ? Authorization & { isInitialized: true } : Authorization
export function useStytchIsAuthorized(resourceId: string, action: string): Authorization {
  return useIsAuthorized(useCompatibly('useStytchIsAuthorized()'), resourceId, action)
}
