import { PorticoPasskeys as ElementClass } from '@portico/widget'
import type { ReactElement } from 'react'
import { useProvided } from '../provider/provided.ts'
import type { StytchProps } from './stytch-login.tsx'
import { WidgetPlace } from './widget-place.tsx'

/**
 * The passkey registration, and for a signed-out visitor the log-in before it, by the methods of `config.products`.
 *
 * @throws Error without a provider
 * @example
 * ```tsx
 * <PorticoPasskeys config={{ products: [Products.otp] }} />
 * ```
 */
export function PorticoPasskeys(props: StytchProps): ReactElement {
  const { config, presentation, styles, callbacks, strings } = props
  const { client } = useProvided('<PorticoPasskeys />')
  // every option each time: one that the host no longer gives has to be forgotten
  const options = { client, config, presentation, styles, callbacks, strings }
  return <WidgetPlace tag="portico-passkeys" ElementClass={ElementClass} options={options} />
}
