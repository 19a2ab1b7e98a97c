import { PorticoResetPassword as ElementClass, type ResetPasswordOptions } from '@portico/widget'
import type { ReactElement } from 'react'
import { useProvided } from '../../provider/provided.ts'
import { renderRoot } from '../../widgets/render-root.tsx'

/**
 * The password reset, for the page that the links of the reset mail lead to.
 *
 * @throws Error without a provider
 * @example
 * ```tsx
 * <PorticoResetPassword passwordResetToken={token} />
 * ```
 */
export function PorticoResetPassword(props: Omit<ResetPasswordOptions, 'client'>): ReactElement {
  return renderRoot(ElementClass, props, useProvided('<PorticoResetPassword />'))
}
