import type { WidgetElement } from '../elements/widget-element.ts'
import { mountWidget } from '../mount/mount-widget.ts'
import type { IdentityProviderOptions } from './options.ts'
import { PorticoConsent } from './portico-consent.ts'

/**
 * Mounts the identity provider on the page that client apps send users to. It reads the request from the page's
 * address, asks the user, and leaves for the client app. Without a session it only says so: mount the login widget
 * first.
 *
 * @param options.elementId - selector of the element that takes the widget, as `#consent`
 * @returns the widget's element
 * @throws Error when the selector matches nothing
 * @example
 * ```ts
 * mountIdentityProvider({ client, elementId: '#consent' })
 * ```
 */
export function mountIdentityProvider(
  options: IdentityProviderOptions & { elementId: string },
): WidgetElement<IdentityProviderOptions> {
  return mountWidget(PorticoConsent, 'mountIdentityProvider', options)
}
