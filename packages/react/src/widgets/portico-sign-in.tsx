import { PorticoSignIn as ElementClass, type LoginOptions } from '@portico/widget'
import type { ReactElement } from 'react'
import { type Provided, useProvided } from '../provider/provided.ts'
import { WidgetPlace } from './widget-place.tsx'

/** Props of a widget: the options of its mount function. The client comes from the provider. */
export type WidgetProps = Omit<LoginOptions, 'client'>

/**
 * The login widget. Its props may be inline objects, because they are compared by content; typed values are kept.
 *
 * @throws Error without a provider
 * @example
 * ```tsx
 * <PorticoSignIn config={{ products: [Products.emailMagicLinks] }} callbacks={{ onEvent }} />
 * ```
 */
export function PorticoSignIn(props: WidgetProps): ReactElement {
  return renderSignIn(props, useProvided('<PorticoSignIn />'))
}

/** Renders the login widget with the client of a provider. */
export function renderSignIn(props: WidgetProps, { client }: Provided): ReactElement {
  const { config, presentation, styles, callbacks, strings } = props
  // passes every option at each render, so that an option that the host has removed is reset
  const options = { client, config, presentation, styles, callbacks, strings }
  return <WidgetPlace tag="stytch-ui" ElementClass={ElementClass} options={options} />
}
