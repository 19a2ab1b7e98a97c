import type { ReactNode } from 'react'

/**
 * The column of a screen. It sets the distances between its direct children, so that screens need no spacing rules.
 * Give it the screen's name as `key`. `isEntering` fades the screen in; the first screen is painted at once, without a
 * fade.
 */
export function Screen(props: { children: ReactNode; isEntering?: boolean }): ReactNode {
  return (
    <div className="st-screen" data-entering={props.isEntering || undefined}>
      {props.children}
    </div>
  )
}
