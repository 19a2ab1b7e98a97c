import { PorticoSignIn as ElementClass } from '@portico/widget'
import type { ReactElement } from 'react'
import { useSession } from '../../hooks/use-portico-session.ts'
import type { Provided } from '../../provider/provided.ts'
import { renderRoot } from '../../widgets/render-root.tsx'
import type { WidgetProps } from '../../widgets/widget-props.ts'

/** Renders the login widget with the client of a provider. */
export function useSignIn(props: WidgetProps, provided: Provided): ReactElement {
  const { session } = useSession(provided)
  // the form would flash before the screen for signed-in users, which needs the session in the client
  const isWaiting = Boolean(props.config?.signedIn && session && !provided.client.session.getSync())
  return renderRoot(ElementClass, props, provided, isWaiting)
}
