import type { ReactNode } from 'react'
import { splitLinks } from './split-links.ts'

/** A message whose addresses at one of `hosts` are links. */
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
