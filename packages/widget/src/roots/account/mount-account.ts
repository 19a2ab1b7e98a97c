import type { WidgetElement } from '../elements/widget-element.ts'
import { mountWidget } from '../mount/mount-widget.ts'
import type { AccountOptions } from './options.ts'
import { PorticoAccount } from './portico-account.ts'

/**
 * Mounts the account.
 *
 * @param options.elementId - selector of the element that takes the widget, as `#account`
 * @returns the widget's element
 * @throws Error when the selector matches nothing
 * @example
 * ```ts
 * mountAccount({ client, elementId: '#account' })
 * ```
 */
export function mountAccount(
  options: AccountOptions & { elementId: string },
): WidgetElement<AccountOptions> {
  return mountWidget(PorticoAccount, 'mountAccount', options)
}
