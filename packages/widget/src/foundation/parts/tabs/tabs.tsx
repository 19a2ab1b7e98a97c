import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'
import { findNextTab } from './find-next-tab.ts'

/**
 * Each label has a hidden copy in bold, the weight of the selected tab. The copy reserves the width, so that selecting
 * a tab moves nothing.
 */
registerStyles(`
& .st-tabs{display:flex;overflow-x:auto;scrollbar-width:none;box-shadow:inset 0 -1px var(--st-border)}
& .st-tabs::-webkit-scrollbar{display:none}
& .st-tab{flex:1 0 0;min-width:max-content;position:relative;min-height:45px;padding:0 8px 2px;color:var(--st-muted-foreground);text-align:center;outline-offset:-2px}
& .st-tab::after{content:attr(data-label);display:block;height:0;overflow:hidden;visibility:hidden;font-weight:600}
& .st-tab:not([aria-disabled]):hover{color:var(--st-foreground);background:var(--st-tab-background,none)}
& .st-tab[aria-selected=true]{color:var(--st-foreground);font-weight:600}
& .st-tab[aria-selected=true]::before{content:"";position:absolute;inset:auto 0 0;height:2px;background:var(--st-primary);border-radius:1px;forced-color-adjust:none}
@media (forced-colors:active){& .st-tab[aria-selected=true]::before{background:Highlight}}
`)

export interface Tab {
  id: string
  label: string
}

/** The row of tabs. Arrow keys, Home and End select a tab; only the selected tab is a tab stop. */
export function Tabs(props: {
  /** The name of the row, for screen readers. */
  label: string
  tabs: readonly Tab[]
  /** The id of the selected tab. */
  selected: string
  onSelect: (id: string) => void
  /** Called when the pointer or the focus reaches a tab, before the user selects it. */
  onNear?: (id: string) => void
  isDisabled?: boolean
  /** Returns the id of the panel that belongs to a tab. */
  panelId: (id: string) => string
}): ReactNode {
  const { tabs, selected, onSelect } = props
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const row = list.current
    // only if the row overflows: otherwise `scrollIntoView` could only scroll the page
    if (row && row.scrollWidth > row.clientWidth) {
      findTab(row, selected)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
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
          onPointerEnter={() => props.onNear?.(id)}
          onFocus={() => props.onNear?.(id)}
          onKeyDown={choose}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

function findTab(row: HTMLElement, id: string): HTMLElement | null {
  return [...row.querySelectorAll<HTMLElement>('[role=tab]')].find((tab) => tab.id === id) ?? null
}
