import { PorticoPasskeys as ElementClass } from '@portico/widget'
import type { ReactElement } from 'react'
import { useProvided } from '../../provider/provided.ts'
import { renderRoot } from '../../widgets/render-root.tsx'
import type { WidgetProps } from '../../widgets/widget-props.ts'

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
  return renderRoot(ElementClass, props, useProvided('<PorticoPasskeys />'))
}
