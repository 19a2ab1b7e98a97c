import type { ReactNode } from 'react'

/**
 * Announces a message to screen readers without showing it. Always mount it and change its message: screen readers do
 * not announce a region that appears together with its text.
 */
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
