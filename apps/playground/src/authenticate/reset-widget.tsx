import { type ReactNode, useEffect, useRef } from 'react'
import { createDrafts } from '../config/drafts.ts'
import { readKept } from '../page/kept.ts'
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
  const seat = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { texts } = readKept(localStorage, 'light')
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
    const element = seat.current
    return () => element?.replaceChildren()
    // Mounted once: another look or configuration comes with another visit.
  }, [client])
  return <div id="reset" ref={seat} />
}
