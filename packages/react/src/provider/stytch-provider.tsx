import type { Client } from '@portico/client'
import type { ReactElement } from 'react'
import { type SharedProps, useProvider } from './portico-provider.tsx'

/** Props of `StytchProvider`. */
export interface StytchProviderProps extends SharedProps {
  /** The client for all components below. Create it once, outside of components. */
  stytch: Client
}

/** `PorticoProvider` under its compatible name. */
export function StytchProvider({ stytch, ...props }: StytchProviderProps): ReactElement {
  return useProvider({ ...props, client: stytch }, 'StytchProvider')
}
