import { WarningIcon } from '@portico/widget/parts'
import type { ReactNode } from 'react'
import { toLocalhost } from './to-localhost.ts'

/** Says where passkeys work, if they do not work here. */
export function PasskeyHostWarning({ url }: { url: string }): ReactNode {
  const moved = toLocalhost(url)
  if (moved === null) return null
  return (
    <p className="pg-note" data-tone="warning">
      <WarningIcon />
      <span>
        Passkeys need a host name, not an IP address: open <a href={moved}>{moved}</a>
      </span>
    </p>
  )
}
