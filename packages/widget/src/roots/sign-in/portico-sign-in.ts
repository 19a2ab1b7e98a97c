import type { Client } from '@portico/client'
import { createWidget } from '../../app/create-widget.tsx'
import type { View } from '../../flow/screens.ts'
import type { LoginOptions, WidgetProps } from '../../kernel/context/widget-options.ts'
import { createWidgetElement, type WidgetElementClass } from '../elements/widget-element.ts'
import { login } from './login.ts'

/** The login widget inside its element. */
export const SignIn: View<WidgetProps<LoginOptions>> = createWidget(login)

/** The mount function as a method of the client. */
export interface MountsLogin {
  /**
   * Mounts the login widget, or sets new options on the mounted widget. The function can be called without its client
   * as `this`.
   *
   * @param options.elementId - selector of the element that takes the widget, as `#sign-in`
   * @param options.client - @default this client
   * @throws Error when the selector matches nothing
   */
  readonly mountLogin: (
    options: Omit<LoginOptions, 'client'> & { client?: Client; elementId: string },
  ) => void
}

/**
 * The element of the login widget. The mount functions define it as `stytch-ui`. To use another tag, define it yourself
 * and call `render()` with a client.
 */
export const PorticoSignIn: WidgetElementClass<
  LoginOptions,
  'stytch-ui' | 'portico-sign-in',
  MountsLogin
> = createWidgetElement(SignIn, ['stytch-ui', 'portico-sign-in'])
