import type { Client } from '@portico/client'
import { createContext, useContext } from 'react'
import type { ClientView } from './client-view.ts'

/** What a provider gives to everything below it. It stays the same as long as the client does. */
export interface Provided {
  readonly client: Client
  readonly view: ClientView
}

export const ProvidedContext = createContext<Provided | null>(null)

/**
 * What the provider above gives.
 *
 * @param caller - as the host spells it, for the error
 * @throws Error when there is none
 */
export function useProvided(caller: string): Provided {
  const provided = useContext(ProvidedContext)
  if (!provided) throw new Error(`${caller} needs a <StytchProvider> above it.`)
  return provided
}
