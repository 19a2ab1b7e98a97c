import type { Session } from '@portico/contract'
import type { ComponentType } from 'react'
import { useStytchSession } from '../hooks/compatible-hooks.ts'
import { toDisplayName } from './to-display-name.ts'

/** The props that `withStytchSession` passes to a component. */
export interface StytchSessionProps {
  stytchSession: Session | null
  stytchSessionIsInitialized: boolean
  stytchSessionIsFromCache: boolean
}

/**
 * Passes the result of `useStytchSession` to a component.
 *
 * @returns the component without those props; it throws when it is rendered without a provider
 */
export function withStytchSession<Props extends object>(
  Component: ComponentType<Props & StytchSessionProps>,
): ComponentType<Props> {
  function WithStytchSession(props: Props) {
    const { session, isInitialized, fromCache } = useStytchSession()
    return (
      <Component
        {...props}
        stytchSession={session}
        stytchSessionIsInitialized={isInitialized}
        stytchSessionIsFromCache={fromCache}
      />
    )
  }
  WithStytchSession.displayName = toDisplayName('withStytchSession', Component)
  return WithStytchSession
}
