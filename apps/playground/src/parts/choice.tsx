import type { ReactNode } from 'react'

/** A few choices, one of them taken. They are buttons, so that each is reached and named by itself. */
export function Choice<Value extends string>(props: {
  /** name of the group, for assistive technology */
  label: string
  options: readonly { readonly value: Value; readonly label: string }[]
  value: Value
  onChoose: (value: Value) => void
  /** @default 'boxed' */
  look?: 'boxed' | 'plain'
}): ReactNode {
  return (
    <fieldset className="pg-choice" data-look={props.look ?? 'boxed'}>
      <legend className="pg-hidden">{props.label}</legend>
      {props.options.map(({ value, label }) => (
        <button
          key={value}
          className="pg-choice-option"
          type="button"
          aria-pressed={value === props.value}
          data-label={label}
          onClick={() => props.onChoose(value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
