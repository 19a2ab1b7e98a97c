import { type ReactNode, useEffect, useRef } from 'react'
import { Screen } from '../parts/stack/screen.tsx'
import { moveFocus } from './move-focus.ts'

/** The stage inside a screen that has a flow of its own: shows one of its screens, and moves the focus to it. */
export function NestedScreen(props: {
  name: string
  isBusy: boolean
  children: ReactNode
}): ReactNode {
  const { name } = props
  const stage = useRef<HTMLDivElement>(null)
  const shown = useRef(name)
  const hasMoved = useRef(false)
  hasMoved.current ||= shown.current !== name

  useEffect(() => {
    if (shown.current === name) return
    shown.current = name
    if (stage.current) moveFocus(stage.current)
  }, [name])

  return (
    <div className="st-stage" ref={stage} tabIndex={-1}>
      <Screen key={name} isEntering={hasMoved.current} isBusy={props.isBusy}>
        {props.children}
      </Screen>
    </div>
  )
}
