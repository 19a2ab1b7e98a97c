import { type Client, PorticoClient } from '@portico/client'
import type {
  IdentityProviderOptions,
  LoginOptions,
  ResetPasswordOptions,
} from '../kernel/context/widget-options.ts'
import { mountIdentityProvider } from './consent/mount-identity-provider.ts'
import { mountPasskeyRegistration } from './passkeys/mount-passkey-registration.ts'
import { mountResetPassword } from './reset-password/mount-reset-password.ts'
import { mountLogin } from './sign-in/mount-login.ts'

/**
 * The client, with methods that mount the widgets.
 *
 * @throws PorticoSDKUsageError on a server, or when no option names the service
 * @example
 * ```ts
 * const portico = new Portico('public-token-test-…', { customBaseUrl: 'https://auth.example.com' })
 * portico.mountLogin({ elementId: '#sign-in', config: { products: [Products.emailMagicLinks] } })
 * ```
 */
export class Portico extends PorticoClient {
  /**
   * Mounts the login widget, or sets new options on the mounted widget. The function can be called without its client
   * as `this`.
   *
   * @param options.elementId - selector of the element that takes the widget, as `#sign-in`
   * @param options.client - @default this client
   * @throws Error when the selector matches nothing
   */
  readonly mountLogin = (
    options: Omit<LoginOptions, 'client'> & { client?: Client; elementId: string },
  ): void => {
    mountLogin({ ...options, client: options?.client ?? this })
  }

  /**
   * Mounts the password reset on the page that the links of the reset mail lead to. The function can be called without
   * its client as `this`.
   *
   * @param options.elementId - selector of the element that takes the widget, as `#reset`
   * @param options.client - @default this client
   * @param options.passwordResetToken - @default the token in the page's address
   * @throws Error when the selector matches nothing
   */
  readonly mountResetPassword = (
    options: Omit<ResetPasswordOptions, 'client'> & { client?: Client; elementId: string },
  ): void => {
    mountResetPassword({ ...options, client: options?.client ?? this })
  }

  /**
   * Mounts the passkey registration for a signed-in user. The function can be called without its client as `this`.
   *
   * @param options.elementId - selector of the element that takes the widget, as `#passkeys`
   * @param options.client - @default this client
   * @throws Error when the selector matches nothing
   */
  readonly mountPasskeyRegistration = (
    options: Omit<LoginOptions, 'client'> & { client?: Client; elementId: string },
  ): void => {
    mountPasskeyRegistration({ ...options, client: options?.client ?? this })
  }

  /**
   * Mounts the identity provider on the page that client apps send users to. The function can be called without its
   * client as `this`.
   *
   * @param options.elementId - selector of the element that takes the widget, as `#consent`
   * @param options.client - @default this client
   * @throws Error when the selector matches nothing
   */
  readonly mountIdentityProvider = (
    options: Omit<IdentityProviderOptions, 'client'> & { client?: Client; elementId: string },
  ): void => {
    mountIdentityProvider({ ...options, client: options?.client ?? this })
  }
}
