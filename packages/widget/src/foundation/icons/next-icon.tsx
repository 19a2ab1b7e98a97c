import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** Onward, in the direction of reading. */
export function NextIcon(): ReactNode {
  return <Icon d="m7.5 4.5 5.5 5.5-5.5 5.5" isMirrored />
}
