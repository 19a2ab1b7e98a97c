import type { ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'
import { Button } from './button.tsx'

/** The placeholders are invisible at first, so that a fast response does not make them flash. */
registerStyles(`
& .st-room span{forced-color-adjust:none;color:transparent;background:var(--st-muted);border-radius:var(--st-rounded-base);opacity:.6;animation:st-waiting .1s .4s both}
& .st-room .st-button-icon{inset-block:auto;width:20px;height:20px}
`)

/**
 * Shows placeholders in the form of secondary buttons with a mark, until the real buttons are loaded. Screen readers
 * skip them.
 *
 * @param labels - texts of about the same length as the real labels, so that they wrap into as many lines
 */
export function ButtonPlaces({ labels }: { labels: readonly string[] }): ReactNode {
  return (
    <div className="st-stack st-room" aria-hidden="true">
      {labels.map((label, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several may say the same
        <Button key={row} kind="secondary" icon=" " isQuiet>
          {label}
        </Button>
      ))}
    </div>
  )
}
