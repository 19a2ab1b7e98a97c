import type { ReactNode, Ref } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'

registerStyles(`
& .st-heading{font:600 calc(var(--st-text-base)*1.5)/1.3334 var(--st-header-font,var(--st-font-family));letter-spacing:-.012em;text-wrap:balance;outline:0}
& .st-heading:is(:lang(ar),:lang(he),:lang(hi),:lang(ja),:lang(ko),:lang(zh)){letter-spacing:0}
`)

/** The screen's heading. It takes the focus when the screen appears, so that a screen reader starts reading there. */
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
