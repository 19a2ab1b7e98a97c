import type { ReactNode } from 'react'

/**
 * The column of one screen. It knows the vertical rhythm between the parts put directly into it, so a screen
 * has no spacing of its own. Give it the screen's name as `key`; `isEntering` fades it in, for every screen but
 * the first, which is painted at once.
 */
export function Screen(props: { children: ReactNode; isEntering?: boolean }): ReactNode {
  return (
    <div className="st-screen" data-entering={props.isEntering || undefined}>
      {props.children}
    </div>
  )
}
