import type { ReactElement } from 'react'
import { useProvided } from '../../provider/provided.ts'
import { type IdentityProviderProps, useConsent } from './use-consent.tsx'

export type { IdentityProviderProps }

/**
 * The identity provider, for the page that client apps send users to.
 *
 * @throws Error without a provider
 * @example
 * ```tsx
 * <PorticoConsent getIDPConsentManifest={({ clientName }) => [`Let ${clientName} see your notes`]} />
 * ```
 */
export function PorticoConsent(props: IdentityProviderProps): ReactElement {
  return useConsent(props, useProvided('<PorticoConsent />'))
}
