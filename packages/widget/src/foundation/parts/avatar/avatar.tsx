import { type ReactNode, useState } from 'react'
import { PersonIcon } from '../../icons/person-icon.tsx'
import { registerStyles } from '../../styles/style-sheet.ts'
import { toInitials } from './to-initials.ts'

registerStyles(`
& .st-avatar{display:grid;place-items:center;flex:none;overflow:hidden;width:48px;height:48px;background:var(--st-accent);color:var(--st-accent-foreground);border:1px solid var(--st-border);border-radius:50%;font-weight:600;line-height:1}
& .st-screen>.st-avatar+*{margin-top:calc(5*var(--st-spacing))}
& .st-avatar[data-size="40"]{width:40px;height:40px;font-size:var(--st-small)}
& .st-avatar>img{width:100%;height:100%;object-fit:cover}
@media (forced-colors:active){& .st-avatar{border-color:CanvasText}}
`)

/**
 * Shows the user's picture in a circle; the initials if there is none or it does not load, or an icon if there are no
 * initials. The server of the picture does not learn which page shows it. Screen readers skip it: the name is shown
 * beside it.
 */
export function Avatar(props: {
  name: string
  address: string
  /** An https address. */
  picture?: string | undefined
  /** @default 48 */
  size?: 40 | 48
}): ReactNode {
  const { picture, size = 48 } = props
  const [failed, setFailed] = useState<string>()
  const isShown = picture?.startsWith('https://') && picture !== failed
  return (
    <div className="st-avatar" data-size={size} aria-hidden="true">
      {isShown ? (
        <img
          src={picture}
          alt=""
          width={size}
          height={size}
          referrerPolicy="no-referrer"
          decoding="async"
          onError={() => setFailed(picture)}
        />
      ) : (
        toInitials(props) || <PersonIcon />
      )}
    </div>
  )
}
