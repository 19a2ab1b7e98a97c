import type { Client } from '@portico/client'
import { createWidget } from '../../app/create-widget.tsx'
import { createWidgetElement, type WidgetElementClass } from '../elements/widget-element.ts'
import { account } from './account.ts'
import type { AccountOptions } from './options.ts'

/** The mount function as a method of the client. */
export interface MountsAccount {
  /**
   * Mounts the account. The function can be called without its client as `this`.
   *
   * @param options.elementId - selector of the element that takes the widget, as `#account`
   * @param options.client - @default this client
   * @throws Error when the selector matches nothing
   */
  readonly mountAccount: (
    options: Omit<AccountOptions, 'client'> & { client?: Client; elementId: string },
  ) => void
}

/**
 * The element `<portico-account>`: the account of the signed-in user; a signed-out user signs in first, with the methods of `config.products`.
 *
 * @example
 * ```ts
 * document.querySelector('portico-account')?.render({ client: portico })
 * ```
 */
export const PorticoAccount: WidgetElementClass<AccountOptions, 'portico-account', MountsAccount> =
  createWidgetElement(createWidget(account), ['portico-account'])
