import type { ReactNode } from 'react'

/** A row with a name and a switch at its end; the whole row is the target. */
export function Switch(props: {
  label: string
  isOn: boolean
  isDisabled?: boolean
  onChange: (isOn: boolean) => void
}): ReactNode {
  return (
    <button
      className="pg-switch"
      type="button"
      role="switch"
      aria-checked={props.isOn}
      disabled={props.isDisabled}
      onClick={() => props.onChange(!props.isOn)}
    >
      <span>{props.label}</span>
      <span className="pg-switch-track" aria-hidden="true" />
    </button>
  )
}
