import type { ReactNode } from 'react'
import { AlertIcon } from '../../icons/alert-icon.tsx'
import { CheckCircleIcon } from '../../icons/check-circle-icon.tsx'
import { WarningIcon } from '../../icons/warning-icon.tsx'
import { registerStyles } from '../../styles/style-sheet.ts'
import { useLazy } from '../use-lazy.ts'
import { bannerStyles } from './banner.css.ts'

registerStyles(bannerStyles)

export type BannerTone = 'error' | 'warning' | 'success'

const icons = { error: AlertIcon, warning: WarningIcon, success: CheckCircleIcon }

/** Few messages have an address in them. */
const loadLinks = () => import('./linked-text.tsx')

/** A message about the request as a whole. It announces itself when it appears. */
export function Banner(props: {
  tone: BannerTone
  /** hosts whose addresses inside the message become links @default none */
  linkHosts?: readonly string[]
  children: string
}): ReactNode {
  const { children, linkHosts = [] } = props
  const ToneIcon = icons[props.tone]
  const links = useLazy(loadLinks, linkHosts.length > 0 && children.includes('https://'))
  return (
    <div
      className="st-banner"
      data-tone={props.tone}
      role={props.tone === 'error' ? 'alert' : 'status'}
    >
      <ToneIcon />
      <p>{links ? <links.LinkedText hosts={linkHosts}>{children}</links.LinkedText> : children}</p>
    </div>
  )
}
