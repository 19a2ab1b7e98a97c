import { type LoginOptions, StytchUI } from '@portico/widget'
import type { ReactElement } from 'react'
import { useProvided } from '../provider/provided.ts'
import { WidgetPlace } from './widget-place.tsx'

/** Props of a widget: the options of its mount function. The client comes from the provider. */
export type StytchProps = Omit<LoginOptions, 'client'>

/**
 * The login widget. Its props may be inline objects, because they are compared by content; typed values are kept.
 *
 * @throws Error without a provider
 * @example
 * ```tsx
 * <StytchLogin config={{ products: [Products.emailMagicLinks] }} callbacks={{ onEvent }} />
 * ```
 */
export function StytchLogin(props: StytchProps): ReactElement {
  const { config, presentation, styles, callbacks, strings } = props
  const { client } = useProvided('<StytchLogin />')
  // passes every option at each render, so that an option that the host has removed is reset
  const options = { client, config, presentation, styles, callbacks, strings }
  return <WidgetPlace tag="stytch-ui" ElementClass={StytchUI} options={options} />
}
