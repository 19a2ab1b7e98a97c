import type { Client } from '@portico/client'
import type { ComponentType } from 'react'
import { useCompatibly } from '../hooks/compatible-hooks.ts'
import { toDisplayName } from './to-display-name.ts'

/**
 * Passes the client of the nearest provider to a component, as `stytch`.
 *
 * @returns the component without that prop; it throws when it is rendered without a provider
 */
export function withStytch<Props extends object>(
  Component: ComponentType<Props & { stytch: Client }>,
): ComponentType<Props> {
  function WithStytch(props: Props) {
    const { client } = useCompatibly('withStytch()')
    return <Component {...props} stytch={client} />
  }
  WithStytch.displayName = toDisplayName('withStytch', Component)
  return WithStytch
}
