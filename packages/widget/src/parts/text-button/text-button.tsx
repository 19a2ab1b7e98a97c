import type { ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'
import { textButtonStyles } from './text-button.css.ts'

registerStyles(textButtonStyles)

/** A button that looks like a link inside a line of text; its target is 44px high. */
export function TextButton(props: {
  onPress: () => void
  id?: string
  isDisabled?: boolean
  children: ReactNode
}): ReactNode {
  return (
    <button
      className="st-text-button"
      type="button"
      id={props.id}
      disabled={props.isDisabled}
      onClick={() => props.onPress()}
    >
      {props.children}
    </button>
  )
}
