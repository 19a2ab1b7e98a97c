import type { ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'

registerStyles(`
& .st-spinner{display:block;flex:none;width:18px;height:18px;border-radius:50%;background:conic-gradient(from 20deg,transparent,currentColor 340deg,transparent 0);mask:radial-gradient(closest-side,transparent calc(100% - 2.5px),#000 calc(100% - 2px));animation:st-spin .9s linear infinite}
& .st-spinner[data-size="40"]{width:40px;height:40px;mask:radial-gradient(closest-side,transparent calc(100% - 3.5px),#000 calc(100% - 3px))}
@keyframes st-spin{to{transform:rotate(1turn)}}
@media (prefers-reduced-motion:reduce){& .st-spinner{animation:st-pulse 1.6s ease-in-out infinite!important}}
@media (forced-colors:active){& .st-spinner{forced-color-adjust:none;color:CanvasText}}
`)

/** A turning ring in the text's colour: 18px in a button, 25px for One Tap, 40px in place of a screen. */
export function Spinner(props: {
  size: 18 | 25 | 40
  /** What the user waits for; without a label the spinner is decoration. */
  label?: string
}): ReactNode {
  const { size, label } = props
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: where it has the label it has the role
    <span
      className="st-spinner"
      data-size={size}
      role={label && 'progressbar'}
      aria-label={label}
      aria-hidden={!label || undefined}
    />
  )
}
