import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function CheckIcon(): ReactNode {
  return <Icon d="m4.5 10.5 3.5 3.5 7.5-8" />
}
