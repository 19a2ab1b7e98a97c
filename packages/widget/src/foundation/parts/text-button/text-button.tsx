import type { ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'

/** A link inside a line of text. The pseudo-element makes its target 44px high without changing the line's height. */
registerStyles(`
& .st-text-button{position:relative;color:var(--st-foreground);border-radius:2px;text-decoration:underline 1px var(--st-input);text-underline-offset:3px}
& .st-text-button::before{content:"";position:absolute;inset:-12px 0}
& .st-text-button:not(:disabled):hover{text-decoration:underline 2px}
& .st-text-button:disabled{color:inherit;text-decoration:none}
`)

/** A button that looks like a link inside a line of text; its target is 44px high. */
export function TextButton(props: {
  onPress: () => void
  id?: string
  /** The ids of elements that name the button together. @default its own text */
  labelledBy?: string
  isDisabled?: boolean
  children: ReactNode
}): ReactNode {
  return (
    <button
      className="st-text-button"
      type="button"
      id={props.id}
      aria-labelledby={props.labelledBy}
      disabled={props.isDisabled}
      onClick={() => props.onPress()}
    >
      {props.children}
    </button>
  )
}
