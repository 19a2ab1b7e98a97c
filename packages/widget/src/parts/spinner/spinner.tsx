import type { ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'
import { spinnerStyles } from './spinner.css.ts'

registerStyles(spinnerStyles)

/** A turning ring in the colour of the text: 18px in a button, 25px for One Tap, 40px in place of a screen. */
export function Spinner(props: {
  size: 18 | 25 | 40
  /** what is waited for; without it the spinner is decoration */
  label?: string
}): ReactNode {
  const { size, label } = props
  return label ? (
    <span className="st-spinner" data-size={size} role="progressbar" aria-label={label} />
  ) : (
    <span className="st-spinner" data-size={size} aria-hidden="true" />
  )
}
