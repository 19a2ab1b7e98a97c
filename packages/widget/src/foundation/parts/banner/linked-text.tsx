import type { ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'
import { splitLinks } from './split-links.ts'

registerStyles(`
& .st-banner a{text-decoration:underline 1px var(--st-input);text-underline-offset:3px}
& .st-banner a:hover{text-decoration:underline 2px}
`)

/** Shows a message in which the addresses at `hosts` are links. */
export function LinkedText(props: { hosts: readonly string[]; children: string }): ReactNode {
  return splitLinks(props.children, props.hosts).map(({ text, href }) =>
    href === null ? (
      text
    ) : (
      <a key={href} href={href} target="_blank" rel="noopener noreferrer">
        {text}
      </a>
    ),
  )
}
