import { PorticoSignIn as ElementClass, type LoginOptions } from '@portico/widget'
import type { ReactElement } from 'react'
import { useSession } from '../hooks/use-portico-session.ts'
import { type Provided, useProvided } from '../provider/provided.ts'
import { useServedContent } from './use-served-content.ts'
import { WidgetPlace } from './widget-place.tsx'

/** Props of a widget: the options of its mount function. The client comes from the provider. */
export type WidgetProps = Omit<LoginOptions, 'client'>

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

/** Renders the login widget with the client of a provider. */
export function useSignIn(props: WidgetProps, provided: Provided): ReactElement {
  const { client } = provided
  const { config, presentation, styles, callbacks, strings, locale } = props
  const { session } = useSession(provided)
  // the form would flash before the screen for signed-in users, which needs the session in the client
  const isWaiting = Boolean(config?.signedIn && session && !client.session.getSync())
  // passes every option at each render, so that an option that the host has removed is reset
  const options = { client, config, presentation, styles, callbacks, strings, locale }
  return (
    <WidgetPlace
      tag="stytch-ui"
      ElementClass={ElementClass}
      options={options}
      content={useServedContent(props, provided)}
      isWaiting={isWaiting}
    />
  )
}
