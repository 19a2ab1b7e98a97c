/** A state that is known from the first moment, without saying that no server renders it. */
import { useStytchSession, useStytchUser } from '@stytch/react'

export const useUserIsKnown = (): true => useStytchUser().isInitialized
export const useSessionIsKnown = (): true => useStytchSession().isInitialized
