import type { ReactNode } from 'react'

/** The panel of the selected tab. It is not a tab stop itself, because it starts with a field. */
export function TabPanel(props: {
  id: string
  /** The id of its tab. */
  labelledBy: string
  children: ReactNode
}): ReactNode {
  return (
    <div className="st-tab-panel" role="tabpanel" id={props.id} aria-labelledby={props.labelledBy}>
      {props.children}
    </div>
  )
}
