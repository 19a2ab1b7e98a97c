import type { ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'
import { Details } from './details.tsx'

/**
 * The styles of a framed list with hairlines. A long list scrolls, and its last visible row is cut in half to show that
 * more rows follow.
 */
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

/** A list with more rows scrolls, so that the buttons below it stay in view. */
const maxRows = 8

const maxHeight = 420

/**
 * Cuts a long list in the middle of a row, at any width of the card. A list that ends between two rows would look
 * complete, and hide part of what the client app requests.
 */
function cutInRow(list: HTMLElement | null): void {
  if (!list) return
  const tops = [...list.children].flatMap((row) =>
    row instanceof HTMLElement ? [row.offsetTop - list.offsetTop + row.offsetHeight / 2] : [],
  )
  const cut = tops.filter((middle) => middle <= maxHeight).pop()
  if (cut) list.style.setProperty('max-height', `${cut}px`)
}

/**
 * A row: a permission that the client app requests, and its explanation. It shows no check mark, because nothing is
 * granted yet.
 */
export interface ConsentRow {
  readonly key: string
  readonly text: string
  readonly details: readonly string[]
  readonly icon: ReactNode
}

/** Lists the requested permissions under a heading. A list without rows hides its heading. */
export function ConsentList(props: {
  /** The id of the heading, which names the list. */
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
        // a keyboard user can scroll the list only if it takes the focus
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
