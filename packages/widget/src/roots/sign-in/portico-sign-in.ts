import { createWidget } from '../../app/create-widget.tsx'
import type { LoginOptions } from '../../kernel/context/widget-options.ts'
import { createWidgetElement, type WidgetElementClass } from '../elements/widget-element.ts'
import { login } from './login.ts'

/**
 * The element of the login widget. The mount functions define it as `stytch-ui`. To use another tag, define it yourself
 * and call `render()` with a client.
 */
export const PorticoSignIn: WidgetElementClass<LoginOptions> = createWidgetElement(
  createWidget(login),
)
