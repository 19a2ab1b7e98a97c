import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** A broken chain, for a link that no longer works. */
export function BrokenLinkIcon(): ReactNode {
  return (
    <Icon d="m9 13.5-1.8 1.8a3.2 3.2 0 0 1-4.5-4.5l1.8-1.8M11 6.5l1.8-1.8a3.2 3.2 0 0 1 4.5 4.5l-1.8 1.8M8.2 11.8l.9-.9M3.5 3.5l13 13" />
  )
}
