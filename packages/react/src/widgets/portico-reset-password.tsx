import { PorticoResetPassword as ElementClass, type ResetPasswordOptions } from '@portico/widget'
import type { ReactElement } from 'react'
import { useProvided } from '../provider/provided.ts'
import { renderRoot } from './render-root.tsx'

/** Props of the password reset. The client comes from the provider. */
export type ResetPasswordProps = Omit<ResetPasswordOptions, 'client'>

/**
 * The password reset, for the page that the links of the reset mail lead to.
 *
 * @throws Error without a provider
 * @example
 * ```tsx
 * <PorticoResetPassword passwordResetToken={token} />
 * ```
 */
export function PorticoResetPassword(props: ResetPasswordProps): ReactElement {
  return renderRoot(ElementClass, props, useProvided('<PorticoResetPassword />'))
}
