import type { ReactNode } from 'react'
import { BackIcon } from '../../icons/back-icon.tsx'
import { registerStyles } from '../../styles/style-sheet.ts'
import { backButtonStyles } from './back-button.css.ts'

registerStyles(backButtonStyles)

/** The arrow that returns to Main; it points to the start of the line. */
export function BackButton(props: {
  label: string
  onPress: () => void
  isDisabled?: boolean
}): ReactNode {
  return (
    <button
      className="st-back"
      type="button"
      aria-label={props.label}
      disabled={props.isDisabled}
      onClick={() => props.onPress()}
    >
      <BackIcon />
    </button>
  )
}
