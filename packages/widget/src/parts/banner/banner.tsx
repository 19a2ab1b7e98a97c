import type { ReactNode } from 'react'
import { AlertIcon } from '../../icons/alert-icon.tsx'
import { CheckCircleIcon } from '../../icons/check-circle-icon.tsx'
import { WarningIcon } from '../../icons/warning-icon.tsx'
import { registerStyles } from '../../styles/style-sheet.ts'
import { bannerStyles } from './banner.css.ts'
import { splitLinks } from './split-links.ts'

registerStyles(bannerStyles)

export type BannerTone = 'error' | 'warning' | 'success'

const icons = { error: AlertIcon, warning: WarningIcon, success: CheckCircleIcon }

/** A message about the request as a whole. It announces itself when it appears. */
export function Banner(props: {
  tone: BannerTone
  /** hosts whose addresses inside the message become links @default none */
  linkHosts?: readonly string[]
  children: string
}): ReactNode {
  const ToneIcon = icons[props.tone]
  return (
    <div
      className="st-banner"
      data-tone={props.tone}
      role={props.tone === 'error' ? 'alert' : 'status'}
    >
      <ToneIcon />
      <p>
        {splitLinks(props.children, props.linkHosts ?? []).map(({ text, href }) =>
          href === null ? (
            text
          ) : (
            <a key={href} href={href} target="_blank" rel="noopener noreferrer">
              {text}
            </a>
          ),
        )}
      </p>
    </div>
  )
}
