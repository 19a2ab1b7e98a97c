import { useEffect, useState } from 'react'
import type { FlowEvent, MainScreen, Screen } from '../flow/flow.ts'
import { loadScreens } from '../flow/load-screens.ts'
import { useWidget } from '../kernel/context/widget-context.ts'
import { forgetEntries, toEntry, writeEntry } from './kept-entries.ts'
import type { KeptEvent } from './kept-flow.ts'
import { loadKept } from './load-kept.ts'

/** A widget, and what it shows. */
export interface Shown {
  readonly screen: Screen
  readonly emit: (event: FlowEvent) => void
  /** The custom element. */
  readonly element: HTMLElement
  /** Missing in a widget that no reload comes back to: a session that it begins counts all the same. */
  readonly home: MainScreen | undefined
}

/**
 * Comes back to the screen that was kept, and keeps the one that waits for what was sent: until that is over, the user
 * leaves it, or a session begins. A widget that is taken off the page leaves it kept: who closes a dialogue finds it again.
 */
export function useKeptScreen({ screen, emit, element, home }: Shown): void {
  const { client, config } = useWidget()
  const [isOpened, setOpened] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever the host says meanwhile
  useEffect(() => {
    if (!home) return
    let isLeft = false
    const open = (found: Screen | null) => {
      if (isLeft) return
      const opened: KeptEvent | null = found && { type: 'kept.opened', screen: found }
      if (opened) emit(opened)
      setOpened(true)
    }
    loadKept({ client, config, element }).then(open, () => open(null))
    return () => {
      isLeft = true
    }
  }, [])

  useEffect(() => {
    // this listener runs before the host's, which may leave the page at the sign-in
    const look = () => client.session.getSync() && forgetEntries(client)
    look()
    return client.session.onChange(look)
  }, [client])

  useEffect(() => {
    // what was kept is read first
    if (!isOpened) return
    const widget = { client, element }
    let timer = 0
    let isLeft = false
    const forget = () => writeEntry(widget, null)
    const keep = () => {
      if (isLeft) return
      const entry = client.session.getSync() ? null : toEntry(screen, config)
      writeEntry(widget, entry)
      if (!entry) return
      timer = window.setTimeout(forget, entry.endsAt - Date.now())
    }
    loadScreens(screen.name).then(keep, forget)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [screen, isOpened, client, config, element])
}
