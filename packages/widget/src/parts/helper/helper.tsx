import type { ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'
import { helperStyles } from './helper.css.ts'

registerStyles(helperStyles)

/** A small line of explanation, 14/20: timers, "Didn't get it?", "Code sent". Digits do not dance. */
export function Helper(props: {
  icon?: ReactNode
  tone?: 'muted' | 'success'
  children: ReactNode
}): ReactNode {
  return (
    <span className="st-helper" data-tone={props.tone}>
      {props.icon}
      <span>{props.children}</span>
    </span>
  )
}

/** Helpers at both ends of one line; where they do not fit they wrap. */
export function HelperRow(props: { children: ReactNode }): ReactNode {
  return <div className="st-helper-row">{props.children}</div>
}
