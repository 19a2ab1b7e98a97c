import { useEffect, useRef } from 'react'
import { loadScreens } from '../flow/load-screens.ts'
import { useWidget } from '../kernel/context/widget-context.ts'
import type { Shown } from './use-kept-screen.ts'

/** In the state of a history entry of this module: a host's state stays beside it. */
const mark = 'porticoScreen'

const isOwn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, mark) === true

/**
 * Where the host allows it, the browser's Back does what the arrow of a screen does. A screen behind Main has one history
 * entry: with the page's own address, and with what the host's state was. No entry but that is ever left or changed, and
 * none after the host has changed the address.
 */
export function useHistoryEntry({ screen, element, home }: Omit<Shown, 'emit'>): void {
  const { config } = useWidget()
  const isAllowed = Boolean(home && config.historyEntry)
  const { name } = screen
  /** The address that the entry was made at; null where there is none. */
  const madeAt = useRef<string | null>(null)
  /** Whether the entry is being left: what comes next waits for that. */
  const isLeaving = useRef(false)
  const shown = useRef(name)
  shown.current = name

  useEffect(() => {
    if (!isAllowed) return
    const findArrow = () => (element.shadowRoot ?? element).querySelector<HTMLElement>('.st-back')
    const enter = () => {
      if (isLeaving.current || madeAt.current !== null || !findArrow()) return
      // a reload came back to the entry
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
