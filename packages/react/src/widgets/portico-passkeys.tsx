import { PorticoPasskeys as ElementClass } from '@portico/widget'
import type { ReactElement } from 'react'
import { useProvided } from '../provider/provided.ts'
import type { WidgetProps } from './portico-sign-in.tsx'
import { WidgetPlace } from './widget-place.tsx'

/**
 * The passkey registration and, for a signed-out user, first the log-in with the methods of `config.products`.
 *
 * @throws Error without a provider
 * @example
 * ```tsx
 * <PorticoPasskeys config={{ products: [Products.otp] }} />
 * ```
 */
export function PorticoPasskeys(props: WidgetProps): ReactElement {
  const { config, presentation, styles, callbacks, strings, locale } = props
  const { client } = useProvided('<PorticoPasskeys />')
  // passes every option at each render, so that an option that the host has removed is reset
  const options = { client, config, presentation, styles, callbacks, strings, locale }
  return <WidgetPlace tag="portico-passkeys" ElementClass={ElementClass} options={options} />
}
