import { PorticoResetPassword as ElementClass, type ResetPasswordOptions } from '@portico/widget'
import type { ReactElement } from 'react'
import { type Provided, useProvided } from '../provider/provided.ts'
import { WidgetPlace } from './widget-place.tsx'

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
  return renderResetPassword(props, useProvided('<PorticoResetPassword />'))
}

/** Renders the password reset with the client of a provider. */
export function renderResetPassword(props: ResetPasswordProps, { client }: Provided): ReactElement {
  const { config, presentation, styles, callbacks, strings, locale, passwordResetToken } = props
  // passes every option at each render, so that an option that the host has removed is reset
  const look = { presentation, styles, strings, locale }
  const options = { client, config, callbacks, passwordResetToken, ...look }
  return <WidgetPlace tag="stytch-reset-password" ElementClass={ElementClass} options={options} />
}
