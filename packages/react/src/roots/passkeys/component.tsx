import { PorticoPasskeys as ElementClass } from '@portico/widget'
import type { ReactElement } from 'react'
import { useProvided } from '../../provider/provided.ts'
import type { WidgetProps } from '../../widgets/portico-sign-in.tsx'
import { renderRoot } from '../../widgets/render-root.tsx'

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
