import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function CheckCircleIcon(): ReactNode {
  return <Icon d="m6.8 10.2 2.2 2.3 4.2-4.7M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0" />
}
