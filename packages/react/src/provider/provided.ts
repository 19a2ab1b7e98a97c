import type { Client } from '@portico/client'
import { createContext, useContext } from 'react'
import type { ClientView } from './client-view.ts'

/** The value that a provider passes to all components below it. Its view stays the same as long as the client does. */
export interface Provided {
  readonly client: Client
  readonly view: ClientView
  /** How a server renders first screens. */
  readonly firstScreen: {
    readonly isServed: boolean
    /** Of the page's content security policy. */
    readonly nonce: string | undefined
    readonly pageLanguage: string | undefined
    readonly acceptLanguage: string | null | undefined
  }
}

export const ProvidedContext = createContext<Provided | null>(null)

/**
 * Returns the value of the nearest provider.
 *
 * @param caller - the name of the hook or component in the host's code, for the error
 * @param provider - the name that the provider has for such a host
 * @throws Error without a provider
 */
export function useProvided(caller: string, provider = 'PorticoProvider'): Provided {
  const provided = useContext(ProvidedContext)
  if (!provided) throw new Error(`${caller} needs a <${provider}> above it.`)
  return provided
}
