import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function EyeOffIcon(): ReactNode {
  return (
    <Icon d="M5.6 6.4C3.6 7.8 2.5 10 2.5 10s2.7 5 7.5 5c1.6 0 3-.6 4.1-1.3M8.3 5.2C8.8 5.1 9.4 5 10 5c4.8 0 7.5 5 7.5 5s-.7 1.3-2 2.6M8.4 8.5a2.2 2.2 0 0 0 3 3.1M3.5 3.5l13 13" />
  )
}
