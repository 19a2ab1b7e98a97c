import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'
import { findNextTab } from './find-next-tab.ts'
import { tabsStyles } from './tabs.css.ts'

registerStyles(tabsStyles)

export interface Tab {
  id: string
  label: string
}

/** The row of tabs. Arrow keys, Home and End choose; only the chosen tab is in the tab order. */
export function Tabs(props: {
  /** name of the row, for assistive technology */
  label: string
  tabs: readonly Tab[]
  /** id of the chosen tab */
  selected: string
  onSelect: (id: string) => void
  isDisabled?: boolean
  /** id of the panel that belongs to a tab */
  panelId: (id: string) => string
}): ReactNode {
  const { tabs, selected, onSelect } = props
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const row = list.current
    // only where it overflows: elsewhere this could do nothing but scroll the page
    if (row && row.scrollWidth > row.clientWidth) {
      findTab(row, selected)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
  }, [selected])

  const choose = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const ids = tabs.map((tab) => tab.id)
    const next = findNextTab(ids, selected, event.key, isRtl)
    if (next === null || props.isDisabled) return
    event.preventDefault()
    onSelect(next)
    if (list.current) findTab(list.current, next)?.focus()
  }

  return (
    <div className="st-tabs" role="tablist" aria-label={props.label} ref={list}>
      {tabs.map(({ id, label }) => (
        <button
          key={id}
          className="st-tab"
          type="button"
          role="tab"
          id={id}
          data-label={label}
          aria-selected={id === selected}
          aria-controls={id === selected ? props.panelId(id) : undefined}
          aria-disabled={props.isDisabled || undefined}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => !props.isDisabled && onSelect(id)}
          onKeyDown={choose}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

function findTab(row: HTMLElement, id: string): HTMLElement | null {
  return row.querySelector<HTMLElement>(`#${CSS.escape(id)}`)
}
