import type { ReactNode } from 'react'
import { ExternalIcon } from '../../icons/external-icon.tsx'
import { registerStyles } from '../../styles/style-sheet.ts'
import { ButtonFace } from './button.tsx'

registerStyles(`
& a .st-button-end{color:var(--st-muted-foreground)}
`)

/** A link to another site that opens in a new tab. It looks like a secondary button with an arrow at its end. */
export function LinkButton(props: {
  href: string
  id?: string
  icon?: ReactNode
  onPress?: () => void
  children: ReactNode
}): ReactNode {
  const { onPress } = props
  return (
    <a
      className="st-button"
      data-kind="secondary"
      data-icons
      id={props.id}
      href={props.href}
      target="_blank"
      // noopener: the opened page must not access this page; noreferrer: it must not learn this page's address
      rel="noopener noreferrer"
      onClick={onPress && (() => onPress())}
    >
      <ButtonFace icon={props.icon} trailingIcon={<ExternalIcon />}>
        {props.children}
      </ButtonFace>
    </a>
  )
}
