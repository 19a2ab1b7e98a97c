import type { ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'
import { consentListStyles } from './consent-list.css.ts'
import { Details } from './details.tsx'

registerStyles(consentListStyles)

/** Above that the list scrolls inside, so that the buttons below stay in view. */
const mostRows = 8

const mostHeight = 420

/** Cuts a long list in the middle of a row, at whatever width: one that seems to end hides what is asked for. */
function cutInRow(list: HTMLElement | null): void {
  if (!list) return
  const tops = [...list.children].flatMap((row) =>
    row instanceof HTMLElement ? [row.offsetTop - list.offsetTop + row.offsetHeight / 2] : [],
  )
  const cut = tops.filter((middle) => middle <= mostHeight).pop()
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
  const isLong = rows.length > mostRows
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
