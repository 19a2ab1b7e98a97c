import { type ReactNode, useEffect, useRef } from 'react'
import { createDrafts } from '../config/drafts.ts'
import { readSavedState } from '../page/saved-state.ts'
import type { PorticoClient } from '../portico/portico.ts'

type ResetOptions = Parameters<PorticoClient['mountResetPassword']>[0]

/** The password reset, or the sign-in that asks for more, with the options that stand in the playground's editor. */
export function LinkWidget(props: {
  client: PorticoClient
  mount: 'mountLogin' | 'mountResetPassword'
  presentation: ResetOptions['presentation'] & object
  /** The person is signed in. */
  onDone: () => void
}): ReactNode {
  const { client, mount, presentation, onDone } = props
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { texts } = readSavedState(localStorage, 'light')
    // What a person types may be anything: the widget is what checks it, as on every page.
    const config = createDrafts(texts).config.value as unknown as NonNullable<
      ResetOptions['config']
    >
    client[mount]({
      elementId: '#widget',
      config,
      presentation,
      callbacks: {
        onEvent: ({ type }) => {
          if (type === 'AUTHENTICATE_FLOW_COMPLETE') onDone()
        },
      },
    })
    const element = container.current
    return () => element?.replaceChildren()
    // Mounted once: another look or configuration comes with another visit.
  }, [client, mount])
  return <div id="widget" ref={container} />
}
