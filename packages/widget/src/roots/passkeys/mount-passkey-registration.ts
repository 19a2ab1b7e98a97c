import type { LoginOptions } from '../../kernel/context/widget-options.ts'
import type { WidgetElement } from '../elements/widget-element.ts'
import { mountWidget } from '../mount/mount-widget.ts'
import { PasskeyRegistration } from './passkey-registration-element.ts'

/**
 * Mounts the passkey registration for a signed-in user, who creates a passkey or skips it, and sees, renames and
 * deletes existing passkeys.
 *
 * @param options.elementId - selector of the element that takes the widget, as `#passkeys`
 * @param options.config - only `passkeyOptions` and `sessionOptions` are used
 * @returns the widget's element
 * @throws Error when the selector matches nothing
 *
 * @example
 * ```ts
 * mountPasskeyRegistration({
 *   client,
 *   elementId: '#passkeys',
 *   callbacks: { onEvent: ({ type }) => type === PorticoEventType.PasskeyDone && goOn() },
 * })
 * ```
 */
export function mountPasskeyRegistration(
  options: LoginOptions & { elementId: string },
): WidgetElement<LoginOptions> {
  return mountWidget(PasskeyRegistration, 'mountPasskeyRegistration', options)
}
