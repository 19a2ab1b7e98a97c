import { type ReactNode, useEffect, useRef } from 'react'
import { createDrafts } from '../config/drafts.ts'
import { readSavedState } from '../page/saved-state.ts'
import type { PorticoClient } from '../portico/portico.ts'

type ResetOptions = Parameters<PorticoClient['mountResetPassword']>[0]

/** The password reset, with the options that stand in the playground's editor. */
export function ResetWidget(props: {
  client: PorticoClient
  presentation: ResetOptions['presentation'] & object
  /** The person is signed in. */
  onDone: () => void
}): ReactNode {
  const { client, presentation, onDone } = props
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { texts } = readSavedState(localStorage, 'light')
    // What a person types may be anything: the widget is what checks it, as on every page.
    const config = createDrafts(texts).config.value as unknown as NonNullable<
      ResetOptions['config']
    >
    client.mountResetPassword({
      elementId: '#reset',
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
  }, [client])
  return <div id="reset" ref={container} />
}
