import type { ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'
import { discStyles } from './disc.css.ts'

registerStyles(discStyles)

/** The round mark above the heading of a screen that reports something. At most one a screen. */
export function Disc(props: { tone: 'neutral' | 'success' | 'error'; icon: ReactNode }): ReactNode {
  return (
    <div className="st-disc" data-tone={props.tone}>
      {props.icon}
    </div>
  )
}
