/** Icons of the page alone, drawn like the widget's: 20px grid, 1.5px stroke, colour of the text. */
import { Icon } from '@portico/widget/parts'
import type { ReactNode } from 'react'

export function MarkIcon(): ReactNode {
  return (
    <Icon d="M3.5 17.5V8.9a6.5 6.5 0 0 1 13 0v8.6M7.7 17.5v-7.4a2.3 2.3 0 0 1 4.6 0v7.4M1.8 17.5h16.4" />
  )
}

export function MoonIcon(): ReactNode {
  return <Icon d="M16.5 11.9A6.9 6.9 0 0 1 8.1 3.5a6.9 6.9 0 1 0 8.4 8.4Z" />
}

export function SunIcon(): ReactNode {
  return (
    <Icon d="M13.2 10a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0M10 2.2v1.6M10 16.2v1.6M2.2 10h1.6M16.2 10h1.6M4.5 4.5l1.1 1.1M14.4 14.4l1.1 1.1M15.5 4.5l-1.1 1.1M5.6 14.4l-1.1 1.1" />
  )
}

export function CopyIcon(): ReactNode {
  return (
    <Icon d="M9 7h6.5A1.5 1.5 0 0 1 17 8.5v7A1.5 1.5 0 0 1 15.5 17h-6.5A1.5 1.5 0 0 1 7.5 15.5v-7A1.5 1.5 0 0 1 9 7M4.5 13A1.5 1.5 0 0 1 3 11.5v-7A1.5 1.5 0 0 1 4.5 3h7A1.5 1.5 0 0 1 13 4.5" />
  )
}

export function MessageIcon(): ReactNode {
  return (
    <Icon d="M4.5 3.5h11a1.5 1.5 0 0 1 1.5 1.5v7.5a1.5 1.5 0 0 1-1.5 1.5H9l-3.5 3v-3h-1A1.5 1.5 0 0 1 3 12.5V5a1.5 1.5 0 0 1 1.5-1.5Z" />
  )
}
