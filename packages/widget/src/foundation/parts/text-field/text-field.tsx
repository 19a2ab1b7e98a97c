import type { ChangeEvent, HTMLInputTypeAttribute, ReactNode, Ref } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'
import { FieldError } from './field-error.tsx'
import { textFieldStyles } from './text-field.css.ts'

registerStyles(textFieldStyles)

/**
 * An input with a name, and its message under it. The name is the visible label, the same label hidden
 * (`isLabelHidden`), or another element (`labelledBy`, for example the selected tab).
 */
export function TextField(props: {
  id: string
  name: string
  label: string
  isLabelHidden?: boolean
  /** The id of the element that names the field instead of `label`. */
  labelledBy?: string
  /** @default 'text' */
  type?: HTMLInputTypeAttribute
  autoComplete: string
  inputMode?: 'text' | 'email' | 'tel' | 'numeric'
  placeholder?: string
  value: string
  onChange: (value: string) => void
  error?: string | null
  isReadOnly?: boolean
  /** Makes the field read-only without a change of look, while its form is submitted. */
  isQuiet?: boolean
  isRequired?: boolean
  dir?: 'ltr' | 'rtl' | 'auto'
  inputRef?: Ref<HTMLInputElement>
  /** An icon at the field's end. */
  icon?: ReactNode
}): ReactNode {
  const { id, error } = props
  const errorId = `${id}-error`
  return (
    <div className="st-field">
      {!props.labelledBy && (
        <label className={props.isLabelHidden ? 'st-hidden' : 'st-label'} htmlFor={id}>
          {props.label}
        </label>
      )}
      <div className="st-control">
        <input
          className="st-input"
          id={id}
          name={props.name}
          ref={props.inputRef}
          type={props.type ?? 'text'}
          dir={props.dir}
          autoComplete={props.autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          inputMode={props.inputMode}
          placeholder={props.placeholder}
          value={props.value}
          readOnly={props.isReadOnly || props.isQuiet}
          data-quiet={props.isQuiet || undefined}
          required={props.isRequired}
          aria-labelledby={props.labelledBy}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={(event: ChangeEvent<HTMLInputElement>) =>
            props.onChange(event.currentTarget.value)
          }
        />
        {props.icon}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
