import type { ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'
import { Spinner } from '../spinner/spinner.tsx'
import { buttonStyles } from './button.css.ts'

registerStyles(buttonStyles)

/**
 * A button as wide as the card. While loading it keeps fill and label, and a spinner stands at its end.
 * `isQuiet` disables it without repainting, for the neighbours of a loading button.
 */
export function Button(props: {
  kind: 'primary' | 'secondary' | 'danger'
  /** @default 'button' */
  type?: 'submit' | 'button'
  id?: string
  icon?: ReactNode
  trailingIcon?: ReactNode
  isLoading?: boolean
  isDisabled?: boolean
  isQuiet?: boolean
  onPress?: () => void
  children: ReactNode
}): ReactNode {
  const { isLoading, isQuiet, onPress } = props
  return (
    <button
      className="st-button"
      type={props.type ?? 'button'}
      id={props.id}
      data-kind={props.kind}
      data-icons={Boolean(props.icon || props.trailingIcon) || undefined}
      data-calm={isLoading || isQuiet || undefined}
      data-loading={isLoading || undefined}
      aria-busy={isLoading || undefined}
      disabled={isLoading || isQuiet || props.isDisabled}
      onClick={onPress && (() => onPress())}
    >
      <ButtonFace
        icon={props.icon}
        trailingIcon={isLoading ? <Spinner size={18} /> : props.trailingIcon}
      >
        {props.children}
      </ButtonFace>
    </button>
  )
}

/** What a button and a link drawn as a button show. */
export function ButtonFace(props: {
  icon?: ReactNode
  trailingIcon?: ReactNode
  children: ReactNode
}): ReactNode {
  return (
    <>
      {props.icon && <span className="st-button-icon">{props.icon}</span>}
      <span className="st-button-label">{props.children}</span>
      {props.trailingIcon && <span className="st-button-end">{props.trailingIcon}</span>}
    </>
  )
}
