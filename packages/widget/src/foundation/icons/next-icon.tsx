import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** An arrow that points onward, in the direction of reading. */
export function NextIcon(): ReactNode {
  return <Icon d="m7.5 4.5 5.5 5.5-5.5 5.5" isMirrored />
}
