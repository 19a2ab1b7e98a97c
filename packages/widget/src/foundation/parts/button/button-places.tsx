import type { ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'
import { Button } from './button.tsx'

/** Empty at first, so that a fast answer never flashes. */
registerStyles(`
& .st-room span{forced-color-adjust:none;color:transparent;background:var(--st-muted);border-radius:var(--st-rounded-base);opacity:.6;animation:st-waiting .1s .4s both}
& .st-room .st-button-icon{inset-block:auto;width:20px;height:20px}
`)

/**
 * Places for secondary buttons with a mark, drawn like the buttons until these are loaded. Screen readers do not hear the
 * places.
 *
 * @param labels - about what they will say, which takes as many lines
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
