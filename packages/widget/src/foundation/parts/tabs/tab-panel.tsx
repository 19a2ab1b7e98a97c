import type { ReactNode } from 'react'

/** What belongs to the chosen tab. Not in the tab order itself: it starts with a field. */
export function TabPanel(props: {
  id: string
  /** id of its tab */
  labelledBy: string
  children: ReactNode
}): ReactNode {
  return (
    <div className="st-tab-panel" role="tabpanel" id={props.id} aria-labelledby={props.labelledBy}>
      {props.children}
    </div>
  )
}
