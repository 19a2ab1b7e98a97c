import type { Client } from '@portico/client'
import { createWidget } from '../../app/create-widget.tsx'
import { createWidgetElement, type WidgetElementClass } from '../elements/widget-element.ts'
import { identityProvider } from './identity-provider.ts'
import type { IdentityProviderOptions } from './options.ts'

/** The mount function as a method of the client. */
export interface MountsIdentityProvider {
  /**
   * Mounts the identity provider on the page that client apps send users to. The function can be called without its
   * client as `this`.
   *
   * @param options.elementId - selector of the element that takes the widget, as `#consent`
   * @param options.client - @default this client
   * @throws Error when the selector matches nothing
   */
  readonly mountIdentityProvider: (
    options: Omit<IdentityProviderOptions, 'client'> & { client?: Client; elementId: string },
  ) => void
}

/**
 * The element of the identity provider. The mount functions define it as `stytch-identity-provider`. To use another
 * tag, define it yourself and call `render()` with a client.
 */
export const PorticoConsent: WidgetElementClass<
  IdentityProviderOptions,
  'stytch-identity-provider' | 'portico-consent',
  MountsIdentityProvider
> = createWidgetElement(
  createWidget(identityProvider),
  ['stytch-identity-provider', 'portico-consent'],
  ['getIDPConsentManifest', 'authTokenParams'],
)
