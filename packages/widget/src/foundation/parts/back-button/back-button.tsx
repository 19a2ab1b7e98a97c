import type { ReactNode } from 'react'
import { BackIcon } from '../../icons/back-icon.tsx'
import { registerStyles } from '../../styles/style-sheet.ts'

/** The target is 44px wide. Its arrow, not the edge of the target, lines up with the card's left padding. */
registerStyles(`
& .st-back{display:grid;place-items:center;width:44px;height:44px;margin:-15px 0 0;margin-inline:-16px 0;border-radius:var(--st-rounded-base);outline-offset:-2px}
`)

/** The button that returns to Main. Its arrow points to the start of the line, so it is mirrored from right to left. */
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
