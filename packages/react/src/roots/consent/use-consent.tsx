import { PorticoConsent as ElementClass, type IdentityProviderOptions } from '@portico/widget'
import { type ReactElement, useRef, useState } from 'react'
import type { Provided } from '../../provider/provided.ts'
import { renderRoot } from '../../widgets/render-root.tsx'
import { useBrowserLayoutEffect } from '../../widgets/use-browser-layout-effect.ts'

/** Props of the identity provider. The client comes from the provider. */
export type IdentityProviderProps = Omit<IdentityProviderOptions, 'client'>

type GetManifest = NonNullable<IdentityProviderProps['getIDPConsentManifest']>

/**
 * Returns a constant function that calls the function of the latest render, so that a host may write an inline
 * function.
 */
function useLatestManifest(given: GetManifest | undefined): GetManifest | undefined {
  const latest = useRef(given)
  useBrowserLayoutEffect(() => {
    latest.current = given
  })
  const [constant] = useState(() => (asked: Parameters<GetManifest>[0]) => {
    // the widget catches this error and shows its own texts; an empty list would hide the request from the user
    if (!latest.current) throw new Error('getIDPConsentManifest is no longer provided.')
    return latest.current(asked)
  })
  return given && constant
}

/** Renders the identity provider with the client of a provider. */
export function useConsent(props: IdentityProviderProps, provided: Provided): ReactElement {
  const getIDPConsentManifest = useLatestManifest(props.getIDPConsentManifest)
  const latest = { ...props, ...(getIDPConsentManifest && { getIDPConsentManifest }) }
  return renderRoot(ElementClass, latest, provided)
}
