import type { ChangeEvent, ReactNode } from 'react'
import { ChevronIcon } from '../../icons/chevron-icon.tsx'
import { registerStyles } from '../../styles/style-sheet.ts'
import { textFieldStyles } from '../text-field/text-field.css.ts'

registerStyles(textFieldStyles)
/** The browser's own list, whose field looks like an input. The list takes the colours of the popovers. */
registerStyles(`
& select.st-input[data-quiet]{appearance:none;font:inherit;padding-inline-end:44px;color:var(--st-input-foreground,var(--st-foreground));cursor:pointer}
& select.st-input>option{background:var(--st-popover);color:var(--st-foreground)}
& select.st-input+.st-icon{position:absolute;inset-block:0;inset-inline-end:16px;width:20px;height:20px;margin-block:auto;color:var(--st-muted-foreground);pointer-events:none}
`)

/** One choice of a list. */
export interface Choice {
  readonly value: string
  readonly label: string
  /** The language of the label, for screen readers. */
  readonly lang?: string
}

/** A field whose value is one of a list. */
export function SelectField(props: {
  id: string
  name: string
  label: string
  isLabelHidden?: boolean
  autoComplete: string
  choices: readonly Choice[]
  value: string
  onChange: (value: string) => void
}): ReactNode {
  const { id, name, label, isLabelHidden, autoComplete, choices, value, onChange } = props
  return (
    <div className="st-field">
      <label className={isLabelHidden ? 'st-hidden' : 'st-label'} htmlFor={id}>
        {label}
      </label>
      <div className="st-control">
        <select
          className="st-input"
          id={id}
          name={name}
          // a style sheet counts a list as read-only
          data-quiet=""
          autoComplete={autoComplete}
          value={value}
          onChange={(event: ChangeEvent<HTMLSelectElement>) => onChange(event.currentTarget.value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} lang={choice.lang}>
              {choice.label}
            </option>
          ))}
        </select>
        <ChevronIcon />
      </div>
    </div>
  )
}
