import { createWidget } from '../../app/create-widget.tsx'
import type { IdentityProviderOptions } from '../../kernel/context/widget-options.ts'
import { identityProvider } from '../../screens/identity-provider/identity-provider.ts'
import { createWidgetElement, type WidgetElementClass } from './widget-element.ts'

/**
 * The element of the identity provider. The mount functions define it as `stytch-identity-provider`. To use another
 * tag, define it yourself and call `render()` with a client.
 */
export const PorticoConsent: WidgetElementClass<IdentityProviderOptions> = createWidgetElement(
  createWidget(identityProvider),
)
