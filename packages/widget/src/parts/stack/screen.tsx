import type { ReactNode } from 'react'

/**
 * The column of one screen. It knows the vertical rhythm between the parts put directly into it, so a screen
 * has no spacing of its own. Give it the screen's name as `key`, so that a change of screen fades in.
 */
export function Screen(props: { children: ReactNode; isBusy?: boolean }): ReactNode {
  return (
    <div className="st-screen" aria-busy={props.isBusy || undefined}>
      {props.children}
    </div>
  )
}
