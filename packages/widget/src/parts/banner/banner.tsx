import type { ReactNode } from 'react'
import { AlertIcon } from '../../icons/alert-icon.tsx'
import { registerStyles } from '../../styles/style-sheet.ts'
import { useLazy } from '../use-lazy.ts'
import { bannerStyles } from './banner.css.ts'

registerStyles(bannerStyles)

export type BannerTone = 'error' | 'warning' | 'success'

/** Few messages have an address in them. */
const loadLinks = () => import('./linked-text.tsx')

/** A message about the request as a whole. It announces itself when it appears. */
export function Banner(props: {
  tone: BannerTone
  /** @default the one of errors: the only ones that the first screen tells */
  icon?: ReactNode
  /** hosts whose addresses inside the message become links @default none */
  linkHosts?: readonly string[]
  children: string
}): ReactNode {
  const { children, linkHosts = [] } = props
  const links = useLazy(loadLinks, linkHosts.length > 0 && children.includes('https://'))
  return (
    <div
      className="st-banner"
      data-tone={props.tone}
      role={props.tone === 'error' ? 'alert' : 'status'}
    >
      {props.icon ?? <AlertIcon />}
      <p>{links ? <links.LinkedText hosts={linkHosts}>{children}</links.LinkedText> : children}</p>
    </div>
  )
}
