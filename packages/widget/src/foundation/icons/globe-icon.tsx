import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function GlobeIcon(): ReactNode {
  return (
    <Icon d="M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0M2.5 10h15M10 2.5c2.1 2.1 3.2 4.6 3.2 7.5s-1.1 5.4-3.2 7.5C7.9 15.4 6.8 12.9 6.8 10s1.1-5.4 3.2-7.5" />
  )
}
