import { type ChangeEvent, type ReactNode, type Ref, useState } from 'react'
import { EyeIcon } from '../../icons/eye-icon.tsx'
import { EyeOffIcon } from '../../icons/eye-off-icon.tsx'
import { registerStyles } from '../../styles/style-sheet.ts'
import { FieldError } from '../text-field/field-error.tsx'
import { textFieldStyles } from '../text-field/text-field.css.ts'
import { passwordFieldStyles } from './password-field.css.ts'

registerStyles(textFieldStyles)
registerStyles(passwordFieldStyles)

/**
 * A password with a button that shows it. Pasting is never hindered. `id` is what password managers look
 * for: the same word as `autoComplete`.
 */
export function PasswordField(props: {
  id: string
  label: string
  /** Says what the button with the eye does; whether it does so now, its pressed state says. */
  revealLabel: string
  autoComplete: 'current-password' | 'new-password'
  value: string
  onChange: (value: string) => void
  error?: string | null
  /** What is wrong with it stands in `describedBy`. */
  isInvalid?: boolean
  /** id of what is said of the password beside an error */
  describedBy?: string | undefined
  /** for password managers: what they have to make @default any */
  rules?: string | undefined
  /** not to be changed just now, without being repainted: for the field of a form that is being sent */
  isQuiet?: boolean
  inputRef?: Ref<HTMLInputElement>
  /** at the end of the label's line */
  labelEnd?: ReactNode
  children?: ReactNode
}): ReactNode {
  const { id, error, isQuiet } = props
  const [wantsShown, setShown] = useState(false)
  // while it is sent it is a password again, so that no browser keeps it among what was typed
  const isShown = wantsShown && !isQuiet
  const errorId = `${id}-error`
  const describedBy = [error && errorId, props.describedBy].filter(Boolean).join(' ')
  return (
    <div className="st-field">
      <div className="st-label-line">
        <label className="st-label" htmlFor={id}>
          {props.label}
        </label>
        {props.labelEnd}
      </div>
      <div className="st-control">
        <input
          className="st-input st-password-input"
          id={id}
          name={props.autoComplete}
          ref={props.inputRef}
          type={isShown ? 'text' : 'password'}
          dir="ltr"
          autoComplete={props.autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={props.value}
          readOnly={isQuiet}
          data-quiet={isQuiet || undefined}
          required
          {...{ passwordrules: props.rules }}
          aria-invalid={error || props.isInvalid ? true : undefined}
          aria-describedby={describedBy || undefined}
          onChange={(event: ChangeEvent<HTMLInputElement>) =>
            props.onChange(event.currentTarget.value)
          }
        />
        <button
          className="st-reveal"
          type="button"
          aria-label={props.revealLabel}
          aria-pressed={isShown}
          aria-controls={id}
          disabled={isQuiet}
          // a pointer leaves the caret where it is
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setShown(!wantsShown)}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {props.children}
    </div>
  )
}
