import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function MailIcon(): ReactNode {
  return (
    <Icon d="m3 6 7 5.5 7-5.5M4.5 4.5h11a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-11a1.5 1.5 0 0 1-1.5-1.5v-8a1.5 1.5 0 0 1 1.5-1.5Z" />
  )
}
