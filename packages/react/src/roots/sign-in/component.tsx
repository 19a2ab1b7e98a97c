import type { ReactElement } from 'react'
import { useProvided } from '../../provider/provided.ts'
import type { WidgetProps } from '../../widgets/widget-props.ts'
import { useSignIn } from './use-sign-in.tsx'

/**
 * The login widget. Its props may be inline objects, because they are compared by content; typed values are kept. A server
 * renders its first screen, and the browser takes over the same field with what the user has typed.
 *
 * @throws Error without a provider
 * @example
 * ```tsx
 * <PorticoSignIn config={{ products: [Products.emailMagicLinks] }} callbacks={{ onEvent }} />
 * ```
 */
export function PorticoSignIn(props: WidgetProps): ReactElement {
  return useSignIn(props, useProvided('<PorticoSignIn />'))
}
