import type { ReactNode } from 'react'
import { WarningIcon } from '../../icons/warning-icon.tsx'
import { registerStyles } from '../../styles/style-sheet.ts'

/** A framed list with hairlines. A row has a title, a muted line below it, and its acts at the end. */
registerStyles(`
& .st-items{margin:0;padding:0;border:1px solid var(--st-border);border-radius:6px;list-style:none}
& .st-screen>.st-items{margin-top:calc(6*var(--st-spacing))}
& .st-screen>.st-banner+.st-items,& .st-sheet>.st-items{margin-top:calc(4*var(--st-spacing))}
& .st-items>li+li{border-top:1px solid var(--st-border)}
& .st-item{display:flex;align-items:center;gap:12px;box-sizing:border-box;width:100%;min-height:64px;padding:9px 15px}
& .st-item-text{display:grid;flex:1;min-width:0}
& .st-item-text small{font-size:var(--st-small);line-height:1.4286;color:var(--st-muted-foreground)}
& .st-item-text .st-item-warning{display:flex;gap:6px;color:var(--st-warning)}
& .st-item-warning .st-icon{width:16px;height:16px;margin-top:.143em}
& .st-item>.st-icon{color:var(--st-muted-foreground)}
& .st-item>.st-text-button{flex:none;max-width:50%;margin-inline-start:auto;font-size:var(--st-small);line-height:1.4286}
& .st-item:has(>.st-text-button){flex-wrap:wrap}
& .st-item:has(>.st-text-button)>.st-item-text{min-width:min-content;overflow-wrap:break-word}
& .st-item:has(>.st-text-button)>.st-item-text>small{overflow-wrap:anywhere}
& .st-item-gone{flex:1;font-size:var(--st-small);line-height:1.4286;color:var(--st-muted-foreground)}
& .st-item:has(>.st-menu){padding-inline-end:4px}
& .st-item-tile{display:grid;flex:none;place-items:center;width:32px;height:32px;border:1px solid var(--st-border);border-radius:6px}
& .st-item-tile>.st-mark{width:16px;height:16px}
& button.st-item{border-radius:6px;outline-offset:-2px;text-align:start}
@media (hover:hover){& button.st-item:hover{background:var(--st-muted)}}
& button.st-item:active{background:var(--st-accent)}
@container (max-width:239.9px){& .st-item{flex-wrap:wrap;padding-inline:9px}& .st-item-text{min-width:60%}}
`)

/** The framed list around rows. */
export function ItemList(props: { label: string; children: ReactNode }): ReactNode {
  return (
    <ul className="st-items" aria-label={props.label}>
      {props.children}
    </ul>
  )
}

/** The title of a row and the line below it. */
export function ItemText(props: {
  title: ReactNode
  detail?: ReactNode
  /** A word that says what is missing. */
  warning?: string | undefined
  id?: string
}): ReactNode {
  const { title, detail, warning, id } = props
  return (
    <span className="st-item-text">
      <span id={id}>{title}</span>
      {detail && <small>{detail}</small>}
      {warning && (
        <small className="st-item-warning">
          <WarningIcon />
          <span>{warning}</span>
        </small>
      )}
    </span>
  )
}
