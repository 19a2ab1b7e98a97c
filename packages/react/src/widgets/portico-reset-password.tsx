import { type ResetPasswordOptions, StytchResetPassword } from '@portico/widget'
import type { ReactElement } from 'react'
import { useProvided } from '../provider/provided.ts'
import { WidgetPlace } from './widget-place.tsx'

/**
 * The password reset, for the page that the links of the reset mail lead to.
 *
 * @throws Error without a provider
 * @example
 * ```tsx
 * <StytchPasswordReset passwordResetToken={token} />
 * ```
 */
export function StytchPasswordReset(props: Omit<ResetPasswordOptions, 'client'>): ReactElement {
  const { config, presentation, styles, callbacks, strings, passwordResetToken } = props
  const { client } = useProvided('<StytchPasswordReset />')
  // passes every option at each render, so that an option that the host has removed is reset
  const look = { presentation, styles, strings }
  const options = { client, config, callbacks, passwordResetToken, ...look }
  return (
    <WidgetPlace tag="stytch-reset-password" ElementClass={StytchResetPassword} options={options} />
  )
}
