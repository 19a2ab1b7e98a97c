import type { ReactNode } from 'react'
import { PersonIcon } from '../../icons/person-icon.tsx'
import { registerStyles } from '../../styles/style-sheet.ts'
import { toInitials } from './to-initials.ts'

registerStyles(`
& .st-avatar{display:grid;place-items:center;flex:none;width:48px;height:48px;background:var(--st-accent);color:var(--st-accent-foreground);border:1px solid var(--st-border);border-radius:50%;font-weight:600;line-height:1}
& .st-screen>.st-avatar+*{margin-top:calc(5*var(--st-spacing))}
& .st-avatar[data-size="40"]{width:40px;height:40px;font-size:var(--st-small)}
@media (forced-colors:active){& .st-avatar{border-color:CanvasText}}
`)

/**
 * Shows the user's initials in a circle, or an icon if there are no initials. Screen readers skip it: the name is shown
 * beside it.
 */
export function Avatar(props: {
  name: string
  address: string
  /** @default 48 */
  size?: 40 | 48
}): ReactNode {
  return (
    <div className="st-avatar" data-size={props.size ?? 48} aria-hidden="true">
      {toInitials(props) || <PersonIcon />}
    </div>
  )
}
