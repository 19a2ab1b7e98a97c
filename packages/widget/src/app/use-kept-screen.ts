import { useEffect, useLayoutEffect, useState } from 'react'
import type { FlowEvent, MainScreen, Screen } from '../flow/flow.ts'
import { loadScreens } from '../flow/load-screens.ts'
import { useWidget } from '../kernel/context/widget-context.ts'
import { forgetEntries, toEntry, writeEntry } from './kept-entries.ts'
import type { KeptEvent } from './kept-flow.ts'
import { loadKept } from './load-kept.ts'

/** A widget and its current screen. */
export interface Shown {
  readonly screen: Screen
  readonly emit: (event: FlowEvent) => void
  /** The custom element. */
  readonly element: HTMLElement
  /**
   * Undefined in a widget that does not restore its screen after a reload. A new session still removes stored screens.
   */
  readonly home: MainScreen | undefined
}

/**
 * Restores the stored screen after a reload, and stores the current screen while it waits for a message: until the
 * message expires, the user leaves the screen, or a session begins. Removing the widget from the page leaves the screen
 * stored, so that a user who closes a dialogue and opens it again returns to the screen.
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
    // this listener runs before the host's listeners, which may leave the page after a sign-in
    const look = () => client.session.getSync() && forgetEntries(client)
    look()
    return client.session.onChange(look)
  }, [client])

  // before the paint, so that a screen that was seen is stored
  useLayoutEffect(() => {
    // the stored screen must be read before it is overwritten
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
