import type { ReactNode } from 'react'

/** Speaks without being seen. Mount it always and change its message: a region that arrives with its text is not heard. */
export function LiveRegion(props: {
  message: string
  /** @default 'polite' */
  politeness?: 'polite' | 'assertive'
}): ReactNode {
  const isUrgent = props.politeness === 'assertive'
  return (
    <div className="st-hidden" role={isUrgent ? 'alert' : 'status'}>
      {props.message}
    </div>
  )
}
