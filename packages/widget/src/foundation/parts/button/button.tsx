import type { ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'
import { Spinner } from '../spinner/spinner.tsx'

/** Each kind and state sets only its fill, text and edge colours; the shared rules draw the button with them. */
registerStyles(`
& .st-button{--st-fill:var(--st-primary);--st-text:var(--st-primary-foreground);--st-edge:var(--st-primary-border,transparent);--st-round:var(--st-button-radius,var(--st-rounded-base));position:relative;display:flex;align-items:center;justify-content:center;width:100%;min-height:45px;padding:11px 15px;background:var(--st-fill);color:var(--st-text);border:1px solid var(--st-edge);border-radius:var(--st-round);box-shadow:var(--st-shadow-button);font-weight:600;line-height:1.25;text-align:center;text-decoration:none}
& .st-button[data-kind=secondary]{--st-fill:var(--st-secondary);--st-text:var(--st-secondary-foreground);--st-edge:var(--st-secondary-border,var(--st-input));--st-round:var(--st-secondary-radius,var(--st-button-radius,var(--st-rounded-base)));box-shadow:none;font-weight:400}
@media (hover:hover){
& .st-button:not(:disabled):hover{--st-fill:var(--st-primary-button-hover)}
& .st-button[data-kind=secondary]:not(:disabled):hover{--st-fill:var(--st-secondary-button-hover,var(--st-muted));--st-edge:var(--st-input-hover)}
}
& .st-button:not(:disabled):active{--st-fill:var(--st-primary-button-active);box-shadow:none}
& .st-button[data-kind=secondary]:not(:disabled):active{--st-fill:var(--st-accent);--st-text:var(--st-accent-foreground)}
& .st-button:disabled:not([data-calm]){--st-fill:var(--st-disabled,var(--st-muted));--st-text:var(--st-disabled-foreground,var(--st-muted-foreground));--st-edge:var(--st-disabled-border,var(--st-border));border-radius:var(--st-disabled-radius,var(--st-round));box-shadow:none}
& .st-button[data-icons]{padding-inline:44px}
@container (max-width:239.9px){& .st-button{padding-inline:7px}& .st-button[data-icons]{padding-inline:35px 7px}}
& .st-button-label{padding-top:1px}
& .st-button-icon,& .st-button-end{position:absolute;inset-block:0;display:flex;align-items:center}
& .st-button-icon{inset-inline-start:15px}
& .st-button-end{inset-inline-end:15px}
@container (max-width:239.9px){& .st-button-icon{inset-inline-start:7px}& .st-button-end{inset-inline-end:7px}}
@container (max-width:359.9px){
& .st-button[data-loading] .st-button-label{opacity:0}
& .st-button[data-loading] .st-button-end{inset-inline:0;justify-content:center}
}
`)

/**
 * A button as wide as the card. While it is loading, it keeps its fill and label and shows a spinner at its end.
 * `isQuiet` disables it without a change of look, for the neighbours of a loading button.
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

/** The content of a button, and of a link that looks like a button. */
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
