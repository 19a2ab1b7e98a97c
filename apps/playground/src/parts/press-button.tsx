import type { ReactNode } from 'react'

/** A button of the panel: the widget's button in a size for the mouse; its target is 44px on a touch screen. */
export function PressButton(props: {
  /** @default 'secondary' */
  kind?: 'primary' | 'secondary' | 'quiet'
  icon?: ReactNode
  isDisabled?: boolean
  onPress: () => void
  children: ReactNode
}): ReactNode {
  return (
    <button
      className="pg-button"
      data-kind={props.kind ?? 'secondary'}
      type="button"
      disabled={props.isDisabled}
      onClick={() => props.onPress()}
    >
      {props.icon}
      <span>{props.children}</span>
    </button>
  )
}
