import type { ReactNode } from 'react'
import { PersonIcon } from '../../icons/person-icon.tsx'
import { registerStyles } from '../../styles/style-sheet.ts'
import { avatarStyles } from './avatar.css.ts'
import { toInitials } from './to-initials.ts'

registerStyles(avatarStyles)

/** A person's letters in a circle, a drawing where there are none. Who it is stands beside it in words. */
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
