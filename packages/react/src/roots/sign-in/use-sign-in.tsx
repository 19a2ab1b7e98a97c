import { PorticoSignIn as ElementClass } from '@portico/widget'
import type { ReactElement } from 'react'
import { useSession } from '../../hooks/use-portico-session.ts'
import type { Provided } from '../../provider/provided.ts'
import { useServedContent } from '../../widgets/use-served-content.ts'
import { WidgetPlace } from '../../widgets/widget-place.tsx'
import type { WidgetProps } from '../../widgets/widget-props.ts'

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
