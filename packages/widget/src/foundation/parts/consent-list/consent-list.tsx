import type { ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'
import { Details } from './details.tsx'

/** A framed list with hairlines. Where it is long it scrolls, its last row half seen. */
registerStyles(`
& .st-section-heading{margin:0;font-size:inherit;font-weight:600;text-wrap:balance}
& .st-screen>.st-section-heading{margin-top:calc(6*var(--st-spacing))}
& .st-consent-list{margin:calc(3*var(--st-spacing)) 0 0;padding:0;border:1px solid var(--st-border);border-radius:6px;list-style:none}
& .st-consent-list[data-long]{max-height:420px;overflow:auto}
& .st-consent-list>li{display:flex;gap:12px;padding:14px 15px}
& .st-consent-list>li+li{border-top:1px solid var(--st-border)}
& .st-consent-list .st-icon{margin-top:2px;color:var(--st-muted-foreground)}
& .st-details{margin:4px 0 0;padding:0;list-style:none;display:grid;gap:4px;font-size:var(--st-small);line-height:1.4286;color:var(--st-muted-foreground)}
& .st-details>li{position:relative;padding-inline-start:12px}
& .st-details>li::before{content:"";position:absolute;inset-inline-start:1px;top:.643em;width:3px;height:3px;border-radius:50%;background:currentColor}
@container (max-width:239.9px){& .st-consent-list>li{padding:14px 9px}& .st-consent-list .st-icon{display:none}}
@media (forced-colors:active){& .st-details>li::before{background:CanvasText}}
`)

/** Above that the list scrolls inside, so that the buttons below stay in view. */
const maxRows = 8

const maxHeight = 420

/** Cuts a long list in the middle of a row, at whatever width: one that seems to end hides what is asked for. */
function cutInRow(list: HTMLElement | null): void {
  if (!list) return
  const tops = [...list.children].flatMap((row) =>
    row instanceof HTMLElement ? [row.offsetTop - list.offsetTop + row.offsetHeight / 2] : [],
  )
  const cut = tops.filter((middle) => middle <= maxHeight).pop()
  if (cut) list.style.setProperty('max-height', `${cut}px`)
}

/** A row: what is asked for, and what that means. Never with a check: nothing is granted yet. */
export interface ConsentRow {
  readonly key: string
  readonly text: string
  readonly details: readonly string[]
  readonly icon: ReactNode
}

/** What is asked for, under a heading. A list without rows hides its heading. */
export function ConsentList(props: {
  /** Of the heading, which names the list. */
  id: string
  heading: ReactNode
  rows: readonly ConsentRow[]
}): ReactNode {
  const { id, rows } = props
  const isLong = rows.length > maxRows
  if (!rows.length) return null
  return (
    <>
      <h2 className="st-section-heading" id={id}>
        {props.heading}
      </h2>
      <ul
        className="st-consent-list"
        ref={isLong ? cutInRow : undefined}
        aria-labelledby={id}
        data-long={isLong || undefined}
        // what scrolls must be reached by keyboard
        tabIndex={isLong ? 0 : undefined}
      >
        {rows.map(({ key, text, details, icon }) => (
          <li key={key}>
            {icon}
            <div>
              <p>{text}</p>
              {details.length > 0 && <Details items={details} />}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
