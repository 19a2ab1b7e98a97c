import type { ReactNode } from 'react'
import { AlertIcon } from '../../icons/alert-icon.tsx'
import { registerStyles } from '../../styles/style-sheet.ts'
import { useLazy } from '../use-lazy.ts'

registerStyles(`
& .st-banner{--st-tone:var(--st-destructive);display:flex;gap:10px;padding:11px 13px;background:color-mix(in srgb,var(--st-tone) var(--st-tint),var(--st-background));border:1px solid color-mix(in srgb,var(--st-tone) 32%,var(--st-background));border-radius:var(--st-rounded-base);font-size:var(--st-small);line-height:1.4286}
& .st-banner .st-icon{color:var(--st-tone)}
`)

export type BannerTone = 'error' | 'warning' | 'success'

/** Loaded on demand, because few messages contain an address. */
const loadLinks = () => import('./linked-text.tsx')

/**
 * Shows a message about the whole request, and nothing if there is no text. Screen readers announce it when it appears.
 */
export function Banner(props: {
  tone: BannerTone
  /** @default the icon of errors, because the first screen shows no other banner */
  icon?: ReactNode
  /** Hosts whose addresses become links inside the message. @default none */
  linkHosts?: readonly string[]
  text?: string
  children?: string
}): ReactNode {
  const { text = '', children = text, linkHosts = [] } = props
  const links = useLazy(loadLinks, linkHosts.length > 0 && children.includes('https://'))
  if (!children) return null
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
