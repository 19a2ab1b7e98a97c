import type { ReactNode } from 'react'

/** The sentence under the heading. */
export function Lead(props: { children: ReactNode }): ReactNode {
  return <p className="st-lead">{props.children}</p>
}
