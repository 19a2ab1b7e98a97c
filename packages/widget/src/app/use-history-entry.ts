import { useEffect, useRef } from 'react'
import { loadScreens } from '../flow/load-screens.ts'
import { useWidget } from '../kernel/context/widget-context.ts'
import type { Shown } from './use-kept-screen.ts'

/** The key that this module adds to the state of its history entries, beside the host's own state. */
const mark = 'porticoScreen'

const isOwn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, mark) === true

/**
 * Makes the browser's Back button act like the back arrow of a screen, if the host allows it. While a screen behind
 * Main is shown, the widget has a single history entry with the page's own address and a copy of the host's state. It
 * never leaves or changes any other entry, nor its own after the host has changed the address.
 */
export function useHistoryEntry({ screen, element, home }: Omit<Shown, 'emit'>): void {
  const { config } = useWidget()
  const isAllowed = Boolean(home && config.historyEntry)
  const { name } = screen
  /** The address at which the entry was created; null if there is no entry. */
  const madeAt = useRef<string | null>(null)
  /** Whether the browser is leaving the entry. Until it has left, no new entry is created. */
  const isLeaving = useRef(false)
  const shown = useRef(name)
  shown.current = name

  useEffect(() => {
    if (!isAllowed) return
    const findArrow = () => (element.shadowRoot ?? element).querySelector<HTMLElement>('.st-back')
    const enter = () => {
      if (isLeaving.current || madeAt.current !== null || !findArrow()) return
      // after a reload on the entry, the state already has the mark
      if (!isOwn(history.state)) history.pushState({ ...history.state, [mark]: true }, '')
      madeAt.current = location.href
    }
    const leave = () => {
      const isHere = madeAt.current === location.href && isOwn(history.state)
      madeAt.current = null
      if (!isHere) return
      isLeaving.current = true
      history.back()
    }
    const onPop = () => {
      const wasAt = madeAt.current
      if (isLeaving.current) {
        isLeaving.current = false
        if (shown.current !== 'main') enter()
      } else if (wasAt !== null && !isOwn(history.state)) {
        madeAt.current = null
        if (wasAt === location.href) findArrow()?.click()
      }
    }
    addEventListener('popstate', onPop)
    let isGone = false
    if (name === 'main') leave()
    else
      loadScreens(name).then(
        () => requestAnimationFrame(() => isGone || enter()),
        () => {},
      )
    return () => {
      isGone = true
      removeEventListener('popstate', onPop)
    }
  }, [isAllowed, name, element])
}
