import type { ReactNode, Ref } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'
import { headingStyles } from './heading.css.ts'

registerStyles(headingStyles)

/** The screen's heading. It takes focus when the screen appears, so that the screen is read from its start. */
export function Heading(props: {
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}): ReactNode {
  return (
    <h1 className="st-heading" tabIndex={-1} ref={props.headingRef}>
      {props.children}
    </h1>
  )
}
