import type { ReactNode } from 'react'
import { BackIcon } from '../../icons/back-icon.tsx'
import { registerStyles } from '../../styles/style-sheet.ts'

/** A 44px target whose arrow, not its box, stands on the card's left edge. */
registerStyles(`
& .st-back{display:grid;place-items:center;width:44px;height:44px;margin:-15px 0 0;margin-inline:-16px 0;border-radius:var(--st-rounded-base);outline-offset:-2px}
`)

/** The arrow that returns to Main; it points to the start of the line. */
export function BackButton(props: { label: string; onPress: () => void }): ReactNode {
  return (
    <button
      className="st-back"
      type="button"
      aria-label={props.label}
      onClick={() => props.onPress()}
    >
      <BackIcon />
    </button>
  )
}
