import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function EyeIcon(): ReactNode {
  return (
    <Icon d="M2.5 10S5.2 5 10 5s7.5 5 7.5 5-2.7 5-7.5 5-7.5-5-7.5-5M12.2 10a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0" />
  )
}
