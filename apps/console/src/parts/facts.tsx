import type { ReactNode } from 'react'

/** One line of a `dl` of facts: its name, what it is, and what can be done about it. */
export function Fact({
  name,
  acts,
  children,
}: {
  readonly name: string
  readonly acts?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
      {acts && <dd className="acts">{acts}</dd>}
    </div>
  )
}
