import { useEffect, useRef } from 'react'
import { isTyping } from './is-typing.ts'

/** Moves the focus by rows; from outside the list to its first row. */
export function moveRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.findIndex((row) => row.matches(':focus'))
  const next = at < 0 ? 0 : Math.max(0, Math.min(rows.length - 1, at + step))
  rows[next]?.focus()
}

/**
 * The keys of a list: `/` searches it, J and K or the arrows move by rows.
 *
 * @param own what further letters do with the row that has the focus
 */
export function useRowKeys(own: Readonly<Record<string, (row: HTMLElement) => void>> = {}): void {
  const newest = useRef(own)
  newest.current = own
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.metaKey || event.ctrlKey || event.altKey) return
      if (event.key === '/') document.getElementById('list-search')?.focus()
      else if (event.key === 'j' || event.key === 'ArrowDown') moveRow(1)
      else if (event.key === 'k' || event.key === 'ArrowUp') moveRow(-1)
      else {
        const row = document.querySelector<HTMLElement>('[data-row]:focus')
        const act = newest.current[event.key]
        if (row === null || act === undefined) return
        act(row)
      }
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
