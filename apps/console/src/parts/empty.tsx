import type { ReactNode } from 'react'

/** Says that a list has nothing, and what comes there or what to do. */
export function Empty({
  title,
  text,
  children,
}: {
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}) {
  return (
    <div className="empty" role="status">
      <h2>{title}</h2>
      <p className="note">{text}</p>
      {children}
    </div>
  )
}
