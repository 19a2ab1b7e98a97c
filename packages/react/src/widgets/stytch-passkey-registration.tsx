import { StytchPasskeyRegistration as ElementClass, type LoginOptions } from '@portico/widget'
import type { ReactElement } from 'react'
import { useCompatibly } from '../hooks/compatible-hooks.ts'
import { WidgetPlace } from './widget-place.tsx'

/**
 * The passkey registration, for a signed-in user.
 *
 * @throws Error without a provider
 * @example
 * ```tsx
 * <StytchPasskeyRegistration callbacks={{ onEvent: ({ type }) => type === StytchEventType.PasskeyDone && goOn() }} />
 * ```
 */
export function StytchPasskeyRegistration(props: Omit<LoginOptions, 'client'>): ReactElement {
  const { config, presentation, styles, callbacks, strings, locale } = props
  const { client } = useCompatibly('<StytchPasskeyRegistration />')
  // passes every option at each render, so that an option that the host has removed is reset
  const options = { client, config, presentation, styles, callbacks, strings, locale }
  return (
    <WidgetPlace tag="stytch-passkey-registration" ElementClass={ElementClass} options={options} />
  )
}
