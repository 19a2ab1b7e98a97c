import type { ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'

registerStyles(`
& .st-helper-row{display:flex;flex-wrap:wrap;justify-content:space-between;gap:8px 16px}
& .st-helper-row,& .st-helper{font-size:var(--st-small);line-height:1.4286;color:var(--st-muted-foreground);font-variant-numeric:tabular-nums}
& .st-helper{display:inline-flex;align-items:baseline;gap:6px}
& .st-helper .st-icon{position:relative;top:.22em;width:1.143em;height:1.143em;margin-top:-.3em}
& .st-helper[data-tone=success]{color:var(--st-success)}
`)
/**
 * Korean breaks between words, and Japanese between phrases, in browsers that find them. The rules are for the whole widget:
 * they come with this part because its screens have sentences, while the bytes of the first screen are few.
 */
registerStyles(`
&:lang(ko){word-break:keep-all}
&:lang(ja){line-break:strict;word-break:auto-phrase}
`)

/**
 * A small line of explanation, 14/20, such as a timer, "Didn't get it?" or "Code sent". Its digits have equal widths,
 * so that a timer does not move.
 */
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

/** Two helpers at the two ends of a line; they wrap if they do not fit. */
export function HelperRow(props: { children: ReactNode }): ReactNode {
  return <div className="st-helper-row">{props.children}</div>
}
