import type { User } from '@portico/contract'
import type { ComponentType } from 'react'
import { useStytchUser } from '../hooks/compatible-hooks.ts'
import { toDisplayName } from './to-display-name.ts'

/** The props that `withStytchUser` passes to a component. */
export interface StytchUserProps {
  stytchUser: User | null
  stytchUserIsInitialized: boolean
  stytchUserIsFromCache: boolean
}

/**
 * Passes the result of `useStytchUser` to a component.
 *
 * @returns the component without those props; it throws when it is rendered without a provider
 */
export function withStytchUser<Props extends object>(
  Component: ComponentType<Props & StytchUserProps>,
): ComponentType<Props> {
  function WithStytchUser(props: Props) {
    const { user, isInitialized, fromCache } = useStytchUser()
    return (
      <Component
        {...props}
        stytchUser={user}
        stytchUserIsInitialized={isInitialized}
        stytchUserIsFromCache={fromCache}
      />
    )
  }
  WithStytchUser.displayName = toDisplayName('withStytchUser', Component)
  return WithStytchUser
}
