import type { ReactNode } from 'react'

/** A list of short points under a text. */
export function Details(props: { items: readonly string[] }): ReactNode {
  return (
    <ul className="st-details">
      {[...new Set(props.items)].map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
