import { type IdentityProviderOptions, StytchIdentityProvider } from '@portico/widget'
import { type ReactElement, useRef, useState } from 'react'
import { useProvided } from '../provider/provided.ts'
import { useBrowserLayoutEffect } from './use-browser-layout-effect.ts'
import { WidgetPlace } from './widget-place.tsx'

/** What the identity provider takes as a component; the client is the provider's. */
export type IdentityProviderProps = Omit<IdentityProviderOptions, 'client'>

type GetManifest = NonNullable<IdentityProviderProps['getIDPConsentManifest']>

/** A function that never changes and calls the one of the latest render, so that a host may write it in place. */
function useLatestManifest(given: GetManifest | undefined): GetManifest | undefined {
  const latest = useRef(given)
  useBrowserLayoutEffect(() => {
    latest.current = given
  })
  const [constant] = useState(() => (asked: Parameters<GetManifest>[0]) => {
    // thrown to the widget, which then shows its own texts: an empty list would tell the person nothing
    if (!latest.current) throw new Error('getIDPConsentManifest is no longer provided.')
    return latest.current(asked)
  })
  return given && constant
}

/**
 * The identity provider, for the page that other apps send people to.
 *
 * @throws Error without a provider
 * @example
 * ```tsx
 * <IdentityProvider getIDPConsentManifest={({ clientName }) => [`Let ${clientName} see your notes`]} />
 * ```
 */
export function IdentityProvider(props: IdentityProviderProps): ReactElement {
  const { config, presentation, styles, callbacks, strings, authTokenParams } = props
  const { client } = useProvided('<IdentityProvider />')
  const getIDPConsentManifest = useLatestManifest(props.getIDPConsentManifest)
  // every option each time: one that the host no longer gives has to be forgotten
  const look = { presentation, styles, strings }
  const asked = { getIDPConsentManifest, authTokenParams }
  const options = { client, config, callbacks, ...look, ...asked }
  return (
    <WidgetPlace
      tag="stytch-identity-provider"
      ElementClass={StytchIdentityProvider}
      options={options}
    />
  )
}
