import { createWidget } from '../../app/create-widget.tsx'
import type { IdentityProviderOptions } from '../../kernel/context/widget-options.ts'
import { createWidgetElement, type WidgetElementClass } from '../elements/widget-element.ts'
import { identityProvider } from './identity-provider.ts'

/**
 * The element of the identity provider. The mount functions define it as `stytch-identity-provider`. To use another
 * tag, define it yourself and call `render()` with a client.
 */
export const PorticoConsent: WidgetElementClass<IdentityProviderOptions> = createWidgetElement(
  createWidget(identityProvider),
)
